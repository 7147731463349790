import { rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownPlace, startProduct, stopProduct, untilRunning } from '@/src/e2e/support/product'
import { sendRawRequest } from '@/src/e2e/support/raw-request'
import type { RawAnswer } from '@/src/e2e/support/raw-request'
import { expect, test } from '@/src/e2e/support/test'
import { newPassword, startPostgres } from '@/src/runtime/startup/embedded/postgres'

test('while the database is away, kept pages are served and all else is told to come again; then it goes on by itself', async () => {
  test.setTimeout(600_000)
  const folder = await mkdtemp(join(tmpdir(), 'recipes-e2e-'))
  const options = { folder, password: newPassword(), database: 'recipes' }
  const first = await startPostgres(options)
  const place = await ownPlace()
  // Each serving process has pages in a memory of its own.
  const settings = { ...place, SERVE_PROCESSES: '1', DEMO: 'true' }
  const product = startProduct({ ...settings, DATABASE_URL: first.url })
  const running = await untilRunning(product, place.DATA_DIR)
  const { host } = new URL(running.account)
  const ask = (path: string, method = 'GET', headers = {}): Promise<RawAnswer> =>
    sendRawRequest(Number(place.PORT), method, path, { host: `ferment.${host}`, ...headers })
  const askAccount = (path: string): Promise<RawAnswer> => ask(path, 'GET', { host })
  try {
    const kept = ['/recipes', '/terms', '/api/v1/site/ferment/recipes', '/feed.xml']
    const before = await Promise.all(kept.map((path) => ask(path)))
    for (const { status } of before) expect(status).toBe(200)
    await askAccount('/admin')
    await first.stop()

    for (const [index, path] of kept.entries()) {
      const { status, headers } = await ask(path)
      expect([status, headers['etag']], path).toEqual([200, before[index]?.headers['etag']])
    }
    const away = ['/recipes?page=2', '/recipes/none', '/links', '/sitemap.xml', '/none']
    const calls = ['/api/v1/site/ferment/recipes?limit=3', '/api/v1/site/ferment/filters?meals=x']
    for (const path of [
      ...away,
      ...calls,
      '/media/videos/none.mp4',
      '/icons/64.png',
      '/share.jpg',
    ]) {
      const answer = await ask(path)
      expect([200, 404, 503], `${path} ${answer.status}`).toContain(answer.status)
      if (answer.status === 503) expect(answer.headers['retry-after'], path).toBeDefined()
      if (!path.startsWith('/media')) expect(answer.status, path).toBe(503)
    }
    for (const path of [
      '/',
      '/admin',
      '/admin/collections/recipes',
      '/api/users/me',
      '/robots.txt',
    ]) {
      const { status } = await askAccount(path)
      expect(status, path).not.toBe(500)
    }
    expect((await askAccount('/')).status).toBe(503)
    expect((await askAccount('/healthz')).status).toBe(200)
    expect((await askAccount('/readyz')).status).toBe(503)

    const again = await startPostgres({ ...options, port: Number(new URL(first.url).port) })
    try {
      for (const path of [...kept, '/links?again=1', '/api/v1/site/ferment/recipes?limit=4']) {
        const status = async (): Promise<number> => (await ask(path)).status
        await expect.poll(status, { message: path, timeout: 30_000 }).toBe(200)
      }
    } finally {
      await stopProduct(running.pid, place.DATA_DIR)
      await again.stop()
    }
  } finally {
    if (product.child.exitCode === null) product.child.kill('SIGTERM')
    await product.ended
    await first.stop().catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
})
