import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { searchKey } from '@/src/runtime/launching/embedded/meilisearch'

const Running = z.object({
  account: z.url(),
  databaseUrl: z.string(),
  meilisearch: z.string().optional(),
  sites: z.record(z.string(), z.string()),
})
const Secrets = z.object({ secret: z.string() })

/** Said when a command finds nothing to work with. */
export class NotRunningError extends Error {
  override readonly name = 'NotRunningError'
}

/**
 * Gives a command of the terminal the environment of the product that runs beside it, so that
 * `npm run import` needs no settings after `npm start`. With `DATABASE_URL` set, nothing is looked for.
 * @throws NotRunningError when the data folder names no running product
 */
export async function joinRunningProduct(env: NodeJS.ProcessEnv): Promise<void> {
  if (env['DATABASE_URL']) return
  const dataDir = resolve(env['DATA_DIR'] ?? '.data')
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(dataDir, name), 'utf8'))
  try {
    const { account, databaseUrl, meilisearch } = Running.parse(await read('running.json'))
    const { secret } = Secrets.parse(await read('secrets.json'))
    const { host, protocol } = new URL(account)
    Object.assign(env, {
      LOCAL_SERVICES: 'true',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ROOT_DOMAIN: host,
      PUBLIC_PROTOCOL: protocol.replace(':', ''),
      SECRET: secret,
      ...(meilisearch === undefined
        ? {}
        : { MEILI_URL: meilisearch, MEILI_KEY: searchKey(secret) }),
      // Commands send no mail.
      SMTP_URL: env['SMTP_URL'] ?? 'smtp://127.0.0.1:1',
    })
  } catch (error) {
    throw new NotRunningError(
      `Nothing runs with its data in ${dataDir}. Start it with npm start (same DATA_DIR), or set DATABASE_URL.`,
      { cause: error },
    )
  }
}
