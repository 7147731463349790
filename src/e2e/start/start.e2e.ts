import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { siteSlugs, withClient } from '@/src/runtime/startup/database/database-state'
import { openSecrets } from '@/src/runtime/startup/start/secrets'
import { isAlive, waitUntilGone } from '@/src/runtime/process/processes'
import { ownPlace, startProduct, untilRunning } from '@/src/e2e/support/product'
import { expect, test } from '@/src/e2e/support/test'
import type { Running } from '@/src/e2e/support/product'

const SERVE = ['npm', 'run', 'serve']

test.describe.configure({ mode: 'parallel' })

test('refuses settings that do not parse, naming each, and leaves nothing', async () => {
  const { DATA_DIR } = await ownPlace()
  const folder = join(DATA_DIR, 'new')
  const start = startProduct({ PORT: '80x', SMTP_URL: 'mail', S3_BUCKET: 'b', DATA_DIR: folder })
  expect(await start.ended).toBe(1)
  for (const name of ['PORT', 'SMTP_URL', 'S3_REGION', 'S3_SECRET_ACCESS_KEY']) {
    expect(start.output()).toMatch(new RegExp(`^${name} .+; write .+`, 'm'))
  }
  expect(existsSync(folder)).toBe(false)
  await rm(DATA_DIR, { recursive: true })
})

test('refuses a port that is taken, and leaves nothing', async ({ product }) => {
  const { DATA_DIR } = await ownPlace()
  const folder = join(DATA_DIR, 'new')
  const { port } = new URL(product.account)
  const start = startProduct({ PORT: port, DATA_DIR: folder })
  expect(await start.ended).toBe(1)
  expect(start.output()).toContain(`Port ${port} is taken`)
  expect(existsSync(folder)).toBe(false)
  await rm(DATA_DIR, { recursive: true })
})

test('refuses a data folder that cannot be written or is in use', async ({ product }) => {
  const { PORT, DATA_DIR } = await ownPlace()
  const behindFile = startProduct({ PORT, DATA_DIR: join(process.cwd(), 'package.json', 'data') })
  expect(await behindFile.ended).toBe(1)
  expect(behindFile.output()).toContain('cannot be written')
  const inUse = startProduct({ PORT, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '' })
  expect(await inUse.ended).toBe(1)
  expect(inUse.output()).toContain(`is in use by process ${String(product.pid)}`)
  await rm(DATA_DIR, { recursive: true })
})

test('refuses to serve in production on missing and unsafe settings', async () => {
  const start = startProduct(
    { NODE_ENV: 'production', SECRET: 'x', ROOT_DOMAIN: 'localhost' },
    SERVE,
  )
  expect(await start.ended).toBe(1)
  for (const name of ['SECRET', 'ROOT_DOMAIN', 'DATABASE_URL', 'SMTP_URL']) {
    expect(start.output()).toMatch(new RegExp(`^${name} .+; write .+`, 'm'))
  }
})

test('serves in production on a database of its own, says so, and stops when npm is asked to', async ({
  product,
  request,
}) => {
  const { PORT, DATA_DIR } = await ownPlace()
  // Servers on one database share pictures and SECRET.
  const shared = process.env['E2E_DATA_DIR'] ?? ''
  await symlink(join(shared, 'media'), join(DATA_DIR, 'media'))
  const { secret } = await openSecrets(shared)
  const settings = {
    NODE_ENV: 'production',
    ROOT_DOMAIN: 'recipes.example.org',
    SECRET: secret,
    METRICS_TOKEN: randomBytes(32).toString('hex'),
    DATABASE_URL: product.databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    WORKER: 'false',
    PORT,
    DATA_DIR,
  }
  const stranger = startProduct({ ...settings, SECRET: randomBytes(32).toString('hex') }, SERVE)
  expect(await stranger.ended).toBe(1)
  expect(stranger.output()).toContain('The servers of this database have another SECRET.')

  const server = startProduct(settings, SERVE)
  const address = `http://127.0.0.1:${PORT}`
  await expect.poll(server.output).toContain('Serving https://recipes.example.org')
  expect((await request.get(`${address}/readyz`)).status()).toBe(200)
  expect((await request.get(`${address}/metrics`)).status()).toBe(401)
  const headers = { authorization: `Bearer ${settings.METRICS_TOKEN}` }
  const figures = await (await request.get(`${address}/metrics`, { headers })).text()
  expect(figures).toContain('recipes_ready 1')
  expect(figures).toContain('recipes_answers_from_memory_total')

  const second = startProduct(settings, SERVE)
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Port ${PORT} is taken`)

  server.child.kill('SIGTERM')
  await server.ended
  await expect.poll(() => isServed(address)).toBe(false)
  await rm(DATA_DIR, { recursive: true })
})

test('runs beside another, recovers from SIGKILL, stops whole, refuses a newer database', async ({
  product,
  request,
}) => {
  const place = await ownPlace()
  const settings = { ...place, DEMO: 'false' }
  const first = startProduct(settings)
  const running = await untilRunning(first, place.DATA_DIR)
  expect(running.account).toBe(`http://localhost:${place.PORT}`)
  for (const { account } of [running, product]) {
    expect((await request.get(`${account}/readyz`)).status()).toBe(200)
  }
  // Postgres reaches its data all the same, as whatever account it runs.
  expect((await stat(place.DATA_DIR)).mode & 0o777).toBe(0o700)
  const logged = await stat(join(place.DATA_DIR, 'server.log'))
  expect(logged.mode & 0o777).toBe(0o600)
  await query(running, 'create table survivor as select 42 as answer')

  process.kill(running.pid, 'SIGKILL')
  await first.ended
  await rm(join(place.DATA_DIR, 'running.json'))
  const second = startProduct(settings)
  const again = await untilRunning(second, place.DATA_DIR)
  expect((await request.get(`${again.account}/readyz`)).status()).toBe(200)
  expect(await query(again, 'select answer from survivor')).toEqual([{ answer: 42 }])
  expect(await siteSlugs(again.databaseUrl)).toEqual([])
  const since = await stat(join(place.DATA_DIR, 'server.log'))
  expect(since.ino, 'the log of the start before').toBe(logged.ino)
  expect(since.size).toBeGreaterThan(logged.size)

  const unknown = "insert into payload_migrations (name, batch) values ('2999_later', 99)"
  await query(again, `${unknown}; update schema_compatibility set oldest = '2999_later'`)
  const postgres = await query(
    again,
    'select pid from pg_stat_activity where backend_type <> $$client backend$$',
  )
  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)
  expect(existsSync(join(place.DATA_DIR, 'running.json'))).toBe(false)
  for (const pid of [again.pid, ...postgres.map((row) => Number(row['pid']))]) {
    expect(await waitUntilGone(pid, 5000)).toBe(true)
    expect(isAlive(pid)).toBe(false)
  }
  await expect(request.get(`${again.account}/healthz`)).rejects.toThrow('ECONNREFUSED')

  const third = startProduct(settings)
  expect(await third.ended).toBe(1)
  expect(third.output()).toContain('made by a newer version of the product: it holds 2999_later')
  await rm(place.DATA_DIR, { recursive: true })
})

const isServed = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  )

function query({ databaseUrl }: Running, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  })
}
