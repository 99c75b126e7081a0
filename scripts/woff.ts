import { inflateSync } from 'node:zlib'

const WOFF_HEAD = 44
const WOFF_ROW = 20
const SFNT_HEAD = 12
const SFNT_ROW = 16

const evenFour = (length: number): number => Math.ceil(length / 4) * 4

/** The TrueType font inside a WOFF file: fontconfig refuses the wrapping, and npm's fonts all wear it. */
export const unwrapWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  const tables = woff.readUInt16BE(12)
  const steps = Math.floor(Math.log2(tables))
  const directory = Buffer.alloc(SFNT_HEAD + SFNT_ROW * tables)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(tables, 4)
  directory.writeUInt16BE(2 ** steps * SFNT_ROW, 6)
  directory.writeUInt16BE(steps, 8)
  directory.writeUInt16BE((tables - 2 ** steps) * SFNT_ROW, 10)

  const parts: Buffer[] = [directory]
  let end = directory.length
  for (let index = 0; index < tables; index += 1) {
    const from = WOFF_HEAD + WOFF_ROW * index
    const to = SFNT_HEAD + SFNT_ROW * index
    const offset = woff.readUInt32BE(from + 4)
    const packed = woff.readUInt32BE(from + 8)
    const length = woff.readUInt32BE(from + 12)
    const body = woff.subarray(offset, offset + packed)
    woff.copy(directory, to, from, from + 4)
    woff.copy(directory, to + 4, from + 16, from + 20)
    directory.writeUInt32BE(end, to + 8)
    directory.writeUInt32BE(length, to + 12)
    parts.push(packed < length ? inflateSync(body) : body, Buffer.alloc(evenFour(length) - length))
    end += evenFour(length)
  }
  return Buffer.concat(parts)
}
