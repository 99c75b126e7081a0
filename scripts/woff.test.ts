import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unwrapWoff } from './woff.ts'

/** A WOFF of two tables, the first one packed. */
const woff = (first: Buffer, second: Buffer): Buffer => {
  const packed = deflateSync(first)
  const head = Buffer.alloc(44 + 2 * 20)
  head.write('wOFF', 0, 'latin1')
  head.writeUInt32BE(0x00010000, 4)
  head.writeUInt16BE(2, 12)
  const rows = [
    { tag: 'glyf', offset: head.length, packed: packed.length, length: first.length },
    { tag: 'head', offset: head.length + packed.length, packed: second.length, length: second.length },
  ]
  for (const [index, row] of rows.entries()) {
    const at = 44 + 20 * index
    head.write(row.tag, at, 'latin1')
    head.writeUInt32BE(row.offset, at + 4)
    head.writeUInt32BE(row.packed, at + 8)
    head.writeUInt32BE(row.length, at + 12)
    head.writeUInt32BE(7, at + 16)
  }
  return Buffer.concat([head, packed, second])
}

test('every table comes out whole, at an even place, under its own name', () => {
  const glyphs = Buffer.alloc(101, 'a')
  const font = unwrapWoff(woff(glyphs, Buffer.from('head')))
  expect(font.readUInt32BE(0)).toBe(0x00010000)
  expect(font.readUInt16BE(4)).toBe(2)
  const tables = [12, 28].map((row) => ({
    tag: font.toString('latin1', row, row + 4),
    checksum: font.readUInt32BE(row + 4),
    bytes: font.subarray(
      font.readUInt32BE(row + 8),
      font.readUInt32BE(row + 8) + font.readUInt32BE(row + 12),
    ),
  }))
  expect(tables).toEqual([
    { tag: 'glyf', checksum: 7, bytes: glyphs },
    { tag: 'head', checksum: 7, bytes: Buffer.from('head') },
  ])
  expect(font.readUInt32BE(28 + 8) % 4).toBe(0)
})

test('another kind of file is refused', () => {
  expect(() => unwrapWoff(Buffer.from('wOF2 and more'))).toThrow('not a WOFF file')
})
