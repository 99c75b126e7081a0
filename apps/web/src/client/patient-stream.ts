/**
 * The same bytes, but a silence is not endured for ever: `first` milliseconds for the first piece, `next` for
 * each one after it. A silence that is too long breaks the stream as a lost connection would.
 */
export const patientStream = (
  stream: ReadableStream<Uint8Array>,
  { first, next }: { readonly first: number; readonly next: number },
): ReadableStream<Uint8Array> => {
  const reader = stream.getReader()
  let patience = first
  return new ReadableStream({
    async pull(controller) {
      const step = await within(patience, reader.read()).catch((failure: unknown) => {
        reader.cancel(failure).catch(() => undefined)
        throw failure
      })
      patience = next
      if (step.done) controller.close()
      else controller.enqueue(step.value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

const within = async <Outcome>(milliseconds: number, outcome: Promise<Outcome>): Promise<Outcome> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('Too long a silence.', 'TimeoutError')), milliseconds)
  })
  try {
    return await Promise.race([outcome, silence])
  } finally {
    clearTimeout(timer)
  }
}
