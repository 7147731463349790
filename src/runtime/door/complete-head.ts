import type { ServerResponse } from 'node:http'

/**
 * Gives an answer the headers it has not set itself, just before its head is sent.
 * @returns does so at once, for who sends the head by other means
 */
export function completeHead(
  response: ServerResponse,
  headers: () => Readonly<Record<string, string>>,
): () => void {
  const { writeHead } = response
  let isComplete = false
  const complete = (): void => {
    if (isComplete || response.headersSent) return
    isComplete = true
    for (const [name, value] of Object.entries(headers())) {
      if (!response.hasHeader(name)) response.setHeader(name, value)
    }
  }
  // Node calls it too, where nobody does before the first byte.
  response.writeHead = (...args: unknown[]): ServerResponse => {
    complete()
    Reflect.apply(writeHead, response, args)
    return response
  }
  return complete
}
