import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { care, turnReply } from './examples/story.ts'
import type { ProblemBody } from './problems.ts'
import {
  BrokenStream,
  decodeTurn,
  END_OF_STREAM,
  encodeEnd,
  encodeTurn,
  proseSieve,
  type TurnEnd,
} from './stream.ts'

const koreanTurn = {
  ...turnReply,
  narrazione:
    '바늘이 펄쩍 뛴다. 속삭임을 좋은 스피커로 한 번 틀어 본다. 이어폰 한쪽을 뺀다. 🎧\n\n“호흡, 부족. 진정성, 수상함.” 재인이 말한다. “별 다섯 개요.” ⭐️⭐️\n',
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const arriving = (pieces: readonly Uint8Array[], failure?: Error): ReadableStream<Uint8Array> => {
  const waiting = [...pieces]
  return new ReadableStream({
    pull(controller) {
      const piece = waiting.shift()
      if (piece !== undefined) controller.enqueue(piece)
      else if (failure !== undefined) controller.error(failure)
      else controller.close()
    },
  })
}

const hear = async (pieces: readonly Uint8Array[], failure?: Error) => {
  const heard: string[] = []
  const end = await decodeTurn(arriving(pieces, failure), (text) => heard.push(text)).catch(
    (error: unknown) => error,
  )
  return { heard, text: heard.join(''), end }
}

const splitAt = (bytes: Uint8Array, offsets: readonly number[]): Uint8Array[] =>
  [0, ...offsets].map((from, index) => bytes.slice(from, offsets[index] ?? bytes.length))

const told = (turn: typeof koreanTurn) => bytesOf(encodeTurn(turn.narrazione, JSON.stringify(turn)))

describe('a streamed turn', () => {
  const bytes = told(koreanTurn)

  test('cut in two at any byte is the same turn', async () => {
    for (let at = 0; at <= bytes.length; at++) {
      const { text, end } = await hear(splitAt(bytes, [at]))
      if (text !== koreanTurn.narrazione) expect.fail(`split at ${at}: ${text}`)
      expect(end).toEqual(koreanTurn)
    }
  })

  test('byte by byte, the story is shown as it comes', async () => {
    const { heard, text, end } = await hear(splitAt(bytes, [...bytes.keys()].slice(1)))
    expect(text).toBe(koreanTurn.narrazione)
    expect(end).toEqual(koreanTurn)
    // one piece for each character, but for the line break that could have begun the marker
    expect(heard.length).toBeGreaterThan([...koreanTurn.narrazione].length - 4)
  })

  test('[D8] broken off after any byte is a broken stream that has only shown the beginning', async () => {
    for (let at = 0; at < bytes.length; at++) {
      const { text, end } = await hear([bytes.slice(0, at)])
      expect(end).toBeInstanceOf(BrokenStream)
      expect((end as BrokenStream).text).toBe(text)
      if (!koreanTurn.narrazione.startsWith(text)) expect.fail(`cut at ${at}: ${text}`)
      const arrived = new TextDecoder()
        .decode(bytes.slice(0, at))
        .replace(/\ufffd$/, '')
        .split(`\n${END_OF_STREAM}`)[0]
      expect((arrived ?? '').length - text.length).toBeLessThanOrEqual(END_OF_STREAM.length + 1)
    }
  })

  test('a network that fails says what had arrived and why', async () => {
    const failure = new TypeError('network error')
    const { text, end } = await hear([bytes.slice(0, 30)], failure)
    expect(end).toBeInstanceOf(BrokenStream)
    expect(end).toMatchObject({ text, cause: failure })
  })

  test('the player’s own stop is not a broken stream', async () => {
    const stop = new DOMException('stopped', 'AbortError')
    expect((await hear([bytes.slice(0, 30)], stop)).end).toBe(stop)
  })

  test('a listener that fails ends the listening', async () => {
    let cancelled: unknown
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytesOf('한 줄. ')),
      cancel: (reason) => {
        cancelled = reason
      },
    })
    const failure = new Error('the page is gone')
    await expect(
      decodeTurn(stream, () => {
        throw failure
      }),
    ).rejects.toBe(failure)
    expect(cancelled).toBe(failure)
  })
})

describe('prose that looks like something else', () => {
  test.each([
    ['ends in line breaks', 'The end.\n\n\n'],
    ['is a line break', '\n'],
    ['is empty', ''],
    ['begins with blanks', '\n\n  Rain.'],
    ['has pieces of the marker', 'a <<< b <<<END c <<<END_OF_STREAM d\n<<<END_OF_STREAM>>\n\n<<<'],
    ['ends in a piece of the marker', 'Look: \n<<<END_OF_STREAM>>'],
    ['begins with a brace', '{ she drew, and then another one'],
    ['begins like an object', '{"narrazione": "no"} she read aloud.'],
    ['begins like an empty object', '{} it said'],
    ['is a number', '1984'],
    ['is a list', '["a", "b"]'],
    ['begins with a byte order mark that was sieved away', proseSieve().pass('\ufeffRain')],
  ])('%s', async (_, narrazione) => {
    const turn = { ...koreanTurn, narrazione }
    const bytes = told(turn)
    for (let at = 0; at <= bytes.length; at++) {
      const { text, end } = await hear(splitAt(bytes, [at]))
      if (text !== narrazione) expect.fail(`split at ${at}: ${JSON.stringify(text)}`)
      expect(end).toEqual(turn)
    }
  })

  test('a brace does not hold the story back for longer than a sign', async () => {
    const { heard } = await hear([bytesOf('{ '), bytesOf('she drew'), bytesOf(' on')])
    expect(heard).toEqual(['{ she drew', ' on'])
  })
})

describe('instead of a turn', () => {
  const problem: ProblemBody = {
    type: '/api/v1/docs#problem-server',
    title: 'Server error',
    status: 500,
    detail: 'Server error. Please try again later.',
    code: 'SERVER',
  }

  test.each<[string, string, TurnEnd]>([
    ['care comes without prose', '', care],
    ['a problem comes after the first words', '바늘이 펄쩍', problem],
    ['a problem comes before them', '', problem],
  ])('%s', async (_, prose, last) => {
    const { text, end } = await hear([bytesOf(prose + encodeEnd(JSON.stringify(last)))])
    expect(text).toBe(prose)
    expect(end).toEqual(last)
  })

  test.each<[string, string, TurnEnd]>([
    ['a turn', JSON.stringify(koreanTurn), koreanTurn],
    ['a turn with room around it', `\ufeff\n ${JSON.stringify(koreanTurn, null, 2)}\n`, koreanTurn],
    ['care', JSON.stringify(care), care],
    ['a problem', JSON.stringify(problem), problem],
  ])('one whole object is as good: %s', async (_, json, last) => {
    const bytes = bytesOf(json)
    for (const pieces of [[bytes], splitAt(bytes, [1]), splitAt(bytes, [...bytes.keys()].slice(1))]) {
      const { heard, end } = await hear(pieces)
      expect(end).toEqual(last)
      expect(heard).toEqual('narrazione' in last ? [last.narrazione] : [])
    }
  })

  test('half an object is a broken stream, and none of it is shown as a story', async () => {
    const json = JSON.stringify(koreanTurn)
    const { heard, end } = await hear([bytesOf(json.slice(0, -1))])
    expect(heard).toEqual([])
    expect(end).toBeInstanceOf(BrokenStream)
  })

  test.each([['null'], ['[]'], ['3'], ['"text"'], ['{"narrazione":'], ['']])(
    'behind the marker, %s is none',
    async (json) => {
      const { end } = await hear([bytesOf(encodeTurn('Rain.', json))])
      expect(end).toMatchObject({ name: 'BrokenStream', text: 'Rain.' })
    },
  )
})

describe('the sieve', () => {
  const sieve = (chunks: readonly string[]): string => {
    const { pass, rest } = proseSieve()
    return chunks.map(pass).join('') + rest()
  }

  test('lets prose through at once', () => {
    const { pass } = proseSieve()
    expect(pass('바늘이 ')).toBe('바늘이 ')
    expect(pass('a < b')).toBe('a < b')
  })

  test('takes the marker out, also when it comes in two pieces', () => {
    for (let at = 0; at <= END_OF_STREAM.length; at++) {
      expect(sieve(['비가 ', END_OF_STREAM.slice(0, at), END_OF_STREAM.slice(at), '온다'])).toBe('비가 온다')
    }
  })

  test('takes out markers inside markers', () => {
    const [left, right] = [END_OF_STREAM.slice(0, 9), END_OF_STREAM.slice(9)]
    expect(sieve([left + END_OF_STREAM + right])).toBe('')
    expect(sieve([...`a${left}${left}${END_OF_STREAM}${right}${right}b`])).toBe('ab')
    expect(sieve(['<', END_OF_STREAM, END_OF_STREAM.slice(1)])).toBe('')
  })

  test('gives back what only began like one', () => {
    expect(sieve(['<<<<END_OF', ' the road'])).toBe('<<<<END_OF the road')
    expect(sieve(['the end <<<END_OF_STREAM>>'])).toBe('the end <<<END_OF_STREAM>>')
  })

  test('keeps a character whole that was cut between two chunks, and drops half ones', () => {
    expect(sieve(['a\ud83c', '\udfa7b'])).toBe('a🎧b')
    expect(sieve(['a\ud83c', 'b\udfa7', 'c\ud83c'])).toBe('abc')
  })

  const piece = fc.constantFrom(
    ...[
      END_OF_STREAM,
      '<',
      '<<<',
      'END_OF_',
      'STREAM>>>',
      '>>>',
      '\n',
      '한',
      '🎧',
      '\ud83c',
      '\udfa7',
      '\ufeff',
      '{',
      '"',
      ' ',
    ],
  )
  const chunks = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 30 })

  test('whatever a model says, in whatever pieces, arrives as it was told', async () => {
    await fc.assert(
      fc.asyncProperty(chunks, fc.array(fc.nat(2_000), { maxLength: 12 }), async (spoken, cuts) => {
        const narrazione = sieve(spoken)
        expect(narrazione).not.toContain(END_OF_STREAM)
        expect(sieve([spoken.join('')])).toBe(narrazione)
        expect(sieve([narrazione])).toBe(narrazione)
        const turn = { ...koreanTurn, narrazione }
        const bytes = told(turn)
        const offsets = [...new Set(cuts)].filter((cut) => cut < bytes.length).sort((a, b) => a - b)
        const { text, end } = await hear(splitAt(bytes, offsets))
        expect(text).toBe(narrazione)
        expect(end).toEqual(turn)
      }),
      { numRuns: 1_000 },
    )
  })
})
