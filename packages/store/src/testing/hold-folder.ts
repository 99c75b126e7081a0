import { lockFolder } from '../lock.ts'

const [folder = ''] = process.argv.slice(2)
try {
  await lockFolder(folder)
  console.log('held')
  process.stdin.resume()
} catch (refusal) {
  console.log(String(refusal))
  process.exitCode = 1
}
