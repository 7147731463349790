import { z } from 'zod'
import { endChild, nextMessage, startChild } from './child'

/** One request of a load. */
export type LoadRequest = {
  port: number
  path: string
  headers: Readonly<Record<string, string>>
  connections: number
  seconds: number
  /** Whether each request bypasses the cache, by a unique parameter. */
  isAnew?: boolean
  /** The addresses that are requested in turn instead of `path`. */
  paths?: readonly string[]
}

const Result = z.object({
  perSecond: z.number(),
  requests: z.number(),
  /** Milliseconds. */
  p50: z.number(),
  p95: z.number(),
})

/** The result of a load. */
export type LoadResult = z.infer<typeof Result>

const Message = z.union([z.object({ result: Result }), z.object({ error: z.string() })])

/** A load generator in a separate process; runs one load at a time. */
export type LoadGenerator = {
  run: (request: LoadRequest) => Promise<LoadResult>
  stop: () => Promise<void>
}

/** Starts a generator of load. */
export function startLoadGenerator(): LoadGenerator {
  const child = startChild('load-process.ts')
  return {
    run: async (request) => {
      const answer = nextMessage(child)
      child.send(request)
      const message = Message.parse(await answer)
      if ('error' in message) throw new Error(message.error)
      return message.result
    },
    stop: () => endChild(child),
  }
}
