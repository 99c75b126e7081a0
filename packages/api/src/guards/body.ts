import { Problem } from '@inyeon/contract'

export const MOST_BYTES = 64 * 1024
const DEEPEST = 20

/** The JSON of a request, however it is sent: never more than 64 KiB, never deeper than 20 levels. */
export const readJson = async (request: Request): Promise<unknown> => {
  const text = await readText(request)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Problem('VALIDATION', { issues: [{ path: '', key: 'json', params: {} }] })
  }
  if (deeperThan(value, DEEPEST))
    throw new Problem('VALIDATION', { issues: [{ path: '', key: 'too_deep', params: {} }] })
  return value
}

export const isJson = (request: Request): boolean =>
  /^application\/json\s*(?:;|$)/i.test(request.headers.get('Content-Type') ?? '')

/** A host cuts a body at the length it was said to have; one of unknown length is counted as it arrives. */
export const readText = async (request: Request): Promise<string> => {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (length > MOST_BYTES) throw new Problem('TOO_LARGE')
  return length <= MOST_BYTES ? request.text() : countedText(request)
}

const countedText = async (request: Request): Promise<string> => {
  if (request.body === null) return ''
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > MOST_BYTES) {
      await reader.cancel().catch(() => undefined)
      throw new Problem('TOO_LARGE')
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return new TextDecoder().decode(whole)
}

const deeperThan = (value: unknown, most: number): boolean => {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
