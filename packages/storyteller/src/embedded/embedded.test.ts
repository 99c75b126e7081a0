import { describe, expect, test } from 'vitest'
import { storytellerContract } from '../storyteller.contract.ts'
import { embedded, sentencesOf } from './embedded.ts'

storytellerContract('the embedded storyteller', embedded)

describe('prose in sentences', () => {
  test.each([
    'One. Two! Three?',
    '“Mind the kerb,” says Seo-jun. It is wet.\n\nThe 272 goes by…',
    '비가 온다. “가요.”\n\n그리고 조용하다',
    '雨が降る。「行こう」と言う。',
    '',
  ])('[TELL-3] %j is whole again when it is joined', (prose) => {
    expect(sentencesOf(prose).join('')).toBe(prose)
  })
})
