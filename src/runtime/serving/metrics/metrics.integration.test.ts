import { afterAll, describe, expect, it } from 'vitest'
import { testPayload } from '@/src/testing/payload'
import { startProductServer } from '@/src/testing/servers/product-server'
import { createClassCounts } from '../answer-cache/address-class'
import { readiness } from '../health'
import { readBackground } from '../read-background'
import { Metrics } from './metrics'

const TOKEN = 'the-token-that-prometheus-is-given'
const hits = { ...createClassCounts(), subdomain: 5, domain: 2 }
const misses = { ...createClassCounts(), domain: 1 }
const cacheFigures = () => ({ hits, misses, kept: 3, bytes: 4_096 })
const sources = { cacheFigures, readiness, background: readBackground }

const payload = await testPayload()
const measured = await startProductServer(payload, new Metrics(TOKEN, sources))
afterAll(() => {
  measured.stop()
})

const read = (authorization?: string, { url } = measured): Promise<Response> =>
  fetch(`${url}/metrics`, authorization === undefined ? {} : { headers: { authorization } })

/** The figures of a reading by their name with labels. */
async function figures(): Promise<Map<string, number>> {
  const answer = await read(`Bearer ${TOKEN}`)
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ')
      return [line.slice(0, space), Number(line.slice(space + 1))]
    }),
  )
}

// docs/product/background-work.md#metrics
describe('/metrics', () => {
  it('tells nothing to a request without the token, or with another one', async () => {
    const wrong = [undefined, '', TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN.slice(1)}`, 'Bearer ']
    for (const authorization of wrong) {
      const answer = await read(authorization)
      expect(answer.status).toBe(401)
      expect(await answer.text()).toBe('')
    }
  })

  it('is text that Prometheus reads and nobody stores', async () => {
    const answer = await read(`Bearer ${TOKEN}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('tells what /readyz tells, how the cache stands, and how the process does', async () => {
    await payload.db.pool.query('delete from job_workers')
    await payload.db.pool.query('delete from pgboss.job')
    const told = await figures()
    expect(Object.fromEntries(told)).toMatchObject({
      recipes_ready: 1,
      'recipes_part_ok{part="database"}': 1,
      'recipes_part_ok{part="migrations"}': 1,
      'recipes_part_ok{part="worker"}': 0,
      recipes_oldest_waiting_job_seconds: 0,
      recipes_answers_from_memory_total: 7,
      'recipes_cache_requests_total{class="domain",result="hit"}': 2,
      'recipes_cache_requests_total{class="domain",result="miss"}': 1,
      recipes_answers_kept: 3,
      recipes_answers_kept_bytes: 4_096,
    })
    expect(told.get('process_resident_memory_bytes')).toBeGreaterThan(1e7)
  })

  it('counts answers by kind of address and status, and names no address', async () => {
    const count = 'recipes_http_request_duration_seconds_count{kind="api",status="404"}'
    const before = (await figures()).get(count) ?? 0
    await fetch(`${measured.url}/api/v1/site/secret-site?token=secret`)
    const after = await figures()
    expect(after.get(count)).toBe(before + 1)
    expect([...after.keys()].join('\n')).not.toContain('secret')
  })

  it('is no address of an installation without a token', async () => {
    const plain = await startProductServer(payload)
    try {
      expect((await read(`Bearer ${TOKEN}`, plain)).status).toBe(404)
    } finally {
      plain.stop()
    }
  })
})
