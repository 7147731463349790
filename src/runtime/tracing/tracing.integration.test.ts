import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BULK_QUEUE } from '@/src/server/recipes/bulk/bulk-lane'
import { makeRecipe, makeSite, makeToken } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startProductServer } from '@/src/testing/servers/product-server'
import { workOff } from '@/src/testing/work-off'
import { startTracing } from './start-tracing'

const payload = await testPayload({ TRUST_PROXY: '1' })
const server = await startProductServer(payload)
const received: { url: string; key: unknown; body: unknown }[] = []
const collector = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    received.push({ url: request.url ?? '', key: request.headers['api-key'], body })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
const { port } = collector.address() as AddressInfo
afterAll(() => {
  server.stop()
  collector.close()
})

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString())
}

const Attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
})
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(Attribute),
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** Records traces of some work; returns the spans that the collector received. */
async function spansOf(work: () => Promise<unknown>) {
  received.length = 0
  const endpoint = `http://127.0.0.1:${String(port)}`
  const tracing = startTracing('recipes-server', {
    endpoint,
    headers: { 'api-key': 'key-of-the-collector' },
    ratio: 1,
  })
  await work()
  await tracing.stop()
  return received.flatMap(({ body }) =>
    Sent.parse(body).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
}

/** Asks to lock the recipes of a new site, and lets a worker do it. */
async function lockRecipes(headers: Record<string, string> = {}): Promise<void> {
  const site = await makeSite(payload)
  await makeRecipe(payload, site.id)
  const authorization = `Bearer ${await makeToken(payload, site.owner)}`
  await fetch(`${server.url}/api/v1/manage/${site.slug}/bulk-jobs?secret=in-the-query`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ action: 'lock', filter: {} }),
  })
}

// docs/operating.md#traces
describe('traces', () => {
  it('hold a request, its statements by name, and the job that it queued', async () => {
    const spans = await spansOf(async () => {
      await lockRecipes()
      await workOff(payload, BULK_QUEUE)
    })
    expect(received[0]).toMatchObject({ url: '/v1/traces', key: 'key-of-the-collector' })
    const request = spans.find(({ name }) => name === 'POST api')
    const job = spans.find(({ name }) => name === 'job bulk')
    const statement = spans.find(({ name }) => name === 'sql jobs_waiting_bulk')
    expect(request).toBeDefined()
    expect(statement).toMatchObject({ traceId: request?.traceId })
    expect(job).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
    expect(spans.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true)
  })

  it('go on from that of a proxy, and hold no query', async () => {
    const traceId = 'a'.repeat(32)
    const spans = await spansOf(() =>
      lockRecipes({ traceparent: `00-${traceId}-${'b'.repeat(16)}-01` }),
    )
    const request = spans.find(({ name }) => name === 'POST api')
    expect(request).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) })
    expect(JSON.stringify(received)).not.toContain('in-the-query')
  })

  it('mark a job that fails, without its message', async () => {
    const spans = await spansOf(async () => {
      await lockRecipes()
      const work = (): Promise<void> => Promise.reject(new TypeError('of ada@example.com'))
      await workOff(payload, { ...BULK_QUEUE, work })
    })
    const job = spans.find(({ name }) => name === 'job bulk')
    expect(job?.status.code).toBe(2)
    expect(job?.attributes).toContainEqual({
      key: 'error.type',
      value: { stringValue: 'TypeError' },
    })
    expect(JSON.stringify(received)).not.toContain('ada@example.com')
  })

  it('hold up nothing while the collector is away', async () => {
    const tracing = startTracing('recipes-worker', {
      endpoint: 'http://127.0.0.1:1',
      headers: {},
      ratio: 1,
    })
    await lockRecipes()
    const startedAt = performance.now()
    await tracing.stop()
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })
})
