/** Streams text or bytes as a response body, with backpressure. */
export function streamOf(parts: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = parts[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const next = await iterator.next()
      if (next.done) controller.close()
      else {
        const { value } = next
        controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      }
    },
    cancel: async () => {
      await iterator.return?.()
    },
  })
}
