import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { hashPassword } from '../password-hash.ts'
import { refuse } from './operator.ts'

const LEAST = 15

/** One line from the terminal, with nothing of it on the screen. */
const askUnseen = (question: string): Promise<string> => {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  return new Promise((resolve) => {
    terminal.once('SIGINT', () => process.exit(130))
    terminal.question('', (answer) => {
      terminal.close()
      process.stderr.write('\n')
      resolve(answer)
    })
  })
}

const askTwice = async (): Promise<string> => {
  const password = await askUnseen('Password for the admin page: ')
  return password === (await askUnseen('Once more: ')) ? password : refuse('The two were not the same.')
}

const piped = async (): Promise<string> => (await text(process.stdin)).replace(/\r?\n$/, '')

const password = await (process.stdin.isTTY ? askTwice() : piped())
if ([...password].length < LEAST) refuse(`The password must have at least ${LEAST} characters.`)
// In quotes: a shell would take each $ for a variable.
console.log(`ADMIN_PASSWORD_HASH='${await hashPassword(password)}'`)
