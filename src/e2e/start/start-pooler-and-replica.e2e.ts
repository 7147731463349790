import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownPlace, startProduct, stopProduct, untilRunning } from '@/src/e2e/support/product'
import { sendRawRequest } from '@/src/e2e/support/raw-request'
import { expect, test } from '@/src/e2e/support/test'
import { newPassword, startPostgres } from '@/src/runtime/startup/embedded/postgres'
import { withClient } from '@/src/runtime/startup/database/database-state'
import { hasPgBouncer, startPgBouncer } from '@/src/testing/servers/pgbouncer'
import { startReplica } from '@/src/testing/servers/replica'

const METRICS_TOKEN = 'the-token-of-the-metrics-for-this-test'
const SOON = { timeout: 30_000 }

// docs/operating.md#a-connection-pooler
test('the product serves behind PgBouncer and from a replica, and every edit is seen', async () => {
  test.skip(!hasPgBouncer, 'PgBouncer is not installed')
  test.setTimeout(600_000)
  const folder = await mkdtemp(join(tmpdir(), 'recipes-e2e-'))
  const options = {
    folder: join(folder, 'primary'),
    password: newPassword(),
    database: 'recipes',
  }
  await mkdir(options.folder)
  const primary = await startPostgres({ ...options, settings: { wal_keep_size: '1GB' } })
  const { url } = primary
  const replica = await startReplica({ ...options, url }, join(folder, 'replica'))
  const pooler = await startPgBouncer(url)
  const place = await ownPlace()
  const product = startProduct({
    ...place,
    SERVE_PROCESSES: '2',
    DEMO: 'true',
    DATABASE_URL: pooler.through(url),
    DATABASE_DIRECT_URL: url,
    DATABASE_NAMED_STATEMENTS: 'false',
    DATABASE_REPLICA_URL: replica.url,
    METRICS_TOKEN,
  })
  const running = await untilRunning(product, place.DATA_DIR)
  const { host } = new URL(running.account)
  const get = (path: string, headers: Record<string, string> = {}) =>
    sendRawRequest(Number(place.PORT), 'GET', path, { host: `ferment.${host}`, ...headers })
  const metric = async (name: string): Promise<number> => {
    const { body } = await get('/metrics', { host, authorization: `Bearer ${METRICS_TOKEN}` })
    const line = body.split('\n').find((each) => each.startsWith(`${name} `))
    return Number(line === undefined ? 0 : line.slice(name.length))
  }
  try {
    await expect
      .poll(async (): Promise<unknown> => JSON.parse((await get('/readyz', { host })).body), SOON)
      .toMatchObject({ parts: { database: 'ok', direct: 'ok', replica: 'ok', worker: 'ok' } })
    for (let page = 1; page <= 20; page += 1) {
      expect((await get(`/api/v1/site/ferment/recipes?limit=${page}`)).status).toBe(200)
    }
    const reads = 'recipes_replica_reads_total{from="replica"}'
    await expect.poll(() => metric(reads), SOON).toBeGreaterThan(10)

    for (let edit = 0; edit < 5; edit += 1) {
      const title = `Ferment number ${edit}`
      await withClient(url, (client) =>
        client.query(`update sites set title = $1 where slug = 'ferment'`, [title]),
      )
      // Both processes, whose connections take turns.
      for (let count = 0; count < 4; count += 1) {
        const page = async (): Promise<string> => (await get('/')).body
        await expect.poll(page, SOON).toContain(title)
      }
    }
    await replica.kill()
    for (let page = 1; page <= 20; page += 1) {
      expect((await get(`/api/v1/site/ferment/recipes?offset=${page}`)).status).toBe(200)
    }
  } finally {
    await stopProduct(running.pid, place.DATA_DIR)
    await product.ended
    await pooler.stop()
    await replica.server().stop()
    await primary.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
