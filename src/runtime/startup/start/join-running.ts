import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { hasCode } from '@/src/runtime/process/processes'
import { searchKey } from '@/src/runtime/startup/embedded/meilisearch'

const Running = z.object({
  account: z.url(),
  databaseUrl: z.string(),
  meilisearch: z.string().optional(),
  sites: z.record(z.string(), z.string()),
})
const Secrets = z.object({ secret: z.string() })

/** `process.env`, or what a test has in its place. */
type MutableEnvironment = Record<string, string | undefined>

/** Error of a command without a database or running product. */
export class NotRunningError extends Error {
  override readonly name = 'NotRunningError'
}

/**
 * Loads the settings for a command: those of `.env` in the checkout, and of the running `npm start` beside
 * it where they name no database. The environment takes precedence. Ignores the settings of a product that
 * runs on another database.
 * @throws NotRunningError when there is neither a database nor a running product
 */
export async function joinRunningProduct(
  env: MutableEnvironment,
  root: string = process.cwd(),
): Promise<void> {
  await addEnvFile(env, root)
  const { DATABASE_URL: given, SECRET: secret } = env
  if (given && secret) return
  const dataDir = resolve(root, env['DATA_DIR'] ?? '.data')
  const running = await settingsOfRunning(dataDir).catch((error: unknown) => {
    if (given) return null
    throw new NotRunningError(
      `Nothing runs with its data in ${dataDir}. Start it with npm start (same DATA_DIR), or set DATABASE_URL.`,
      { cause: error },
    )
  })
  if (!running || (given && given !== running.DATABASE_URL)) return
  // Commands send no mail.
  Object.assign(env, running, { SMTP_URL: env['SMTP_URL'] ?? 'smtp://127.0.0.1:1' })
}

/** Reads `.env` as the launchers of `npm start` and `npm run serve` do. */
async function addEnvFile(env: MutableEnvironment, root: string): Promise<void> {
  const text = await readFile(join(root, '.env'), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  })
  for (const [name, value] of Object.entries(parseEnv(text))) env[name] ??= value
}

/** @throws when the folder names no running product */
async function settingsOfRunning(dataDir: string): Promise<Record<string, string>> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(dataDir, name), 'utf8'))
  const { account, databaseUrl, meilisearch } = Running.parse(await read('running.json'))
  const { secret } = Secrets.parse(await read('secrets.json'))
  const { host, protocol } = new URL(account)
  return {
    LOCAL_SERVICES: 'true',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ROOT_DOMAIN: host,
    PUBLIC_PROTOCOL: protocol.replace(':', ''),
    SECRET: secret,
    ...(meilisearch === undefined ? {} : { MEILI_URL: meilisearch, MEILI_KEY: searchKey(secret) }),
  }
}
