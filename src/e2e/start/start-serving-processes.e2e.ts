import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ownPlace, startProduct, stopProduct, untilRunning } from '@/src/e2e/support/product'
import { callAs, freshAddress, makeReader } from '@/src/e2e/support/reader'
import { openConnection, servingProcesses } from '@/src/e2e/support/serving-processes'
import type { Connection } from '@/src/e2e/support/serving-processes'
import { expect, test as base } from '@/src/e2e/support/test'
import { isAlive, waitUntilGone } from '@/src/runtime/process/processes'
import type { Running, Start } from '@/src/e2e/support/product'

/** A product of its own with two serving processes. */
type Pair = {
  running: Running
  start: Start
  dataDir: string
  port: number
  metricsToken: string
  /** Four connections, which reach the processes in turn. */
  connect: (slug?: string) => Connection[]
}

const test = base.extend<object, { pair: Pair }>({
  pair: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from it
    async ({}, use) => {
      const place = await ownPlace()
      const metricsToken = randomBytes(32).toString('hex')
      const settings = { ...place, DEMO: 'false', SERVE_PROCESSES: '2' }
      const start = startProduct({ ...settings, METRICS_TOKEN: metricsToken })
      const running = await untilRunning(start, place.DATA_DIR)
      const port = Number(place.PORT)
      const opened: Connection[] = []
      const connect = (slug?: string): Connection[] => {
        const host = `${slug === undefined ? '' : `${slug}.`}localhost:${port}`
        const four = Array.from({ length: 4 }, () => openConnection(port, host))
        opened.push(...four)
        return four
      }
      await use({ running, start, dataDir: place.DATA_DIR, port, metricsToken, connect })
      for (const each of opened) each.close()
      if (existsSync(place.DATA_DIR)) await stopProduct(running.pid, place.DATA_DIR)
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'serial' })

// docs/operating.md#more-processes
test('an edit that one serving process has acknowledged is seen by the next request on each of them', async ({
  pair,
  request,
}) => {
  const author = await makeReader(request, pair.running)
  const slug = `pair-${randomUUID().slice(0, 8)}`
  await callAs(request, pair.running, author, ['POST', '/manage/sites'], { title: 'Pair', slug })
  const recipe = (edit: number) => ({ title: `Bread ${edit}.`, slug: 'bread' })
  const made = await callAs<{ recipe: { id: string } }>(
    request,
    pair.running,
    author,
    ['POST', `/manage/${slug}/recipes`],
    recipe(0),
  )
  const path = `/manage/${slug}/recipes/${made.recipe.id}`
  await callAs(request, pair.running, author, ['POST', `${path}/publish`])
  const writers = pair.connect()
  const readers = pair.connect(slug)
  const headers = { authorization: `Bearer ${author.authToken}` }
  for (let edit = 1; edit <= 40; edit += 1) {
    // So that each process has the page in memory.
    for (const reader of readers) await reader.send('/recipes/bread')
    const writer = writers[edit % writers.length]
    const options = { method: 'PUT', headers, body: recipe(edit) }
    const saved = await writer?.send(`/api/v1${path}`, options)
    expect(saved?.status, saved?.body).toBe(200)
    const pages = await Promise.all(readers.map((reader) => reader.send('/recipes/bread')))
    for (const { body } of pages) expect(body).toContain(`Bread ${edit}.`)
  }
})

test('a limit of five mails is five, whichever process counts them', async ({ pair }) => {
  const email = freshAddress()
  const statuses: number[] = []
  for (const connection of [...pair.connect(), ...pair.connect()]) {
    const options = { method: 'POST', body: { email } }
    statuses.push((await connection.send('/api/v1/manage/sign-up', options)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
})

test('the metrics are those of both, and health is no sum', async ({ pair }) => {
  const [connection] = pair.connect()
  const headers = { authorization: `Bearer ${pair.metricsToken}` }
  const { body } = (await connection?.send('/metrics', { headers })) ?? { body: '' }
  const figure = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1])
  expect(figure('recipes_ready')).toBe(1)
  expect(figure('recipes_answers_from_memory_total')).toBeGreaterThan(0)
  // One process with the product loaded has a few hundred.
  expect(figure('process_resident_memory_bytes')).toBeGreaterThan(400_000_000)
})

test('a serving process that is killed under load takes only its own requests along, and is back', async ({
  pair,
}) => {
  const before = await servingProcesses(pair.running.pid)
  expect(before.serving).toHaveLength(2)
  const file = join(pair.dataDir, 'running.json')
  const running = await readFile(file, 'utf8')
  const [victim = 0] = before.serving
  const failures = await Promise.all(
    pair.connect().map((connection) => failuresUnderLoad(connection, victim)),
  )
  // A connection of the killed process fails once, and is then opened again.
  expect(failures.filter((count) => count > 1)).toEqual([])
  expect(failures.filter((count) => count === 1).length).toBeLessThan(4)
  await expect.poll(async () => (await servingProcesses(pair.running.pid)).serving.length).toBe(2)
  const { primary, serving } = await servingProcesses(pair.running.pid)
  expect(primary).toBe(before.primary)
  expect(serving).not.toContain(victim)
  expect(await readFile(file, 'utf8')).toBe(running)
  for (const each of pair.connect()) expect((await each.send('/readyz')).status).toBe(200)
})

test('both end with their primary, and the start with them', async ({ pair }) => {
  const { primary, serving } = await servingProcesses(pair.running.pid)
  expect(serving).toHaveLength(2)
  process.kill(primary, 'SIGKILL')
  expect(await pair.start.ended).toBe(1)
  expect(pair.start.output()).toContain('The product ended by itself')
  for (const pid of serving) expect(await waitUntilGone(pid, 10_000)).toBe(true)
  expect(existsSync(join(pair.dataDir, 'running.json'))).toBe(false)

  const again = startProduct({
    PORT: String(pair.port),
    DATA_DIR: pair.dataDir,
    DEMO: 'false',
    SERVE_PROCESSES: '2',
  })
  const { pid } = await untilRunning(again, pair.dataDir)
  const started = await servingProcesses(pid)
  process.kill(pid, 'SIGTERM')
  expect(await again.ended).toBe(0)
  for (const each of [started.primary, ...started.serving]) {
    expect(await waitUntilGone(each, 1_000)).toBe(true)
  }
  await rm(pair.dataDir, { recursive: true })
})

/** Sends requests one after the other, kills a process among them, and counts those without an answer. */
async function failuresUnderLoad(connection: Connection, victim: number): Promise<number> {
  let failures = 0
  for (let count = 0; count < 300; count += 1) {
    if (count === 100 && isAlive(victim)) process.kill(victim, 'SIGKILL')
    const answer = await connection.send(count % 3 === 0 ? '/healthz' : '/').catch(() => null)
    if (answer === null || answer.status >= 500) failures += 1
  }
  return failures
}
