import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startMeilisearch } from '@/src/runtime/startup/embedded/meilisearch'
import { serverFolder } from './programs'

/** A real Meilisearch server of one test file. */
export type RealMeilisearch = {
  url: string
  key: string
  /** Calls the server's API with the master key; throws on errors. */
  ask: (method: string, path: string, body?: unknown) => Promise<unknown>
  stop: () => Promise<void>
}

/** Starts the real server with empty data, as `npm start` does. */
export async function startRealMeilisearch(): Promise<RealMeilisearch> {
  const path = await serverFolder('meilisearch')
  const folder = join(await mkdtemp(join(inject('runFolder'), 'meilisearch-')), 'meilisearch')
  const lines: string[] = []
  const report = (line: string) => lines.push(line)
  const key = randomBytes(24).toString('hex')
  const running = await startMeilisearch({ folder, key, report, path })
  if (!running) throw new Error(`The real Meilisearch did not start: ${lines.join('; ')}`)
  return { ...running, ask: createApiClient(running) }
}

/** Creates a function that calls a server's API with a key. */
export const createApiClient =
  ({ url, key }: { url: string; key: string }): RealMeilisearch['ask'] =>
  async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    const said: unknown = text === '' ? null : JSON.parse(text)
    return said
  }
