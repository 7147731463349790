import { randomUUID } from 'node:crypto'
import { getPayload } from 'payload'
import config from '@payload-config'
import Stripe from 'stripe'
import { webhookEndpoints } from '@/endpoints/stripe-webhooks'
import { webhookSecret } from '@/src/server/payments/webhooks/receive'

/** Results of one run of this process: milliseconds at the 50th and 95th percentile of both ways. */
export type WebhookMeasures = { webhooks: [number, number]; inserts: [number, number] }

/** Run by the benchmark in a process of its own: `WEBHOOKS`. */
const count = Number(process.argv[2] ?? '500')
const payload = await getPayload({ config, disableOnInit: true })
const secret = webhookSecret(payload) ?? ''
const [endpoint] = webhookEndpoints

/** A webhook as Stripe sends it, with a subscription of a usual size. */
function webhook(): Request {
  const object = { id: `sub_${randomUUID()}`, object: 'subscription', filler: 'x'.repeat(4_000) }
  const event = {
    id: `evt_bench_${randomUUID()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: Math.floor(Date.now() / 1000),
    data: { object },
  }
  const body = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
  const headers = { 'stripe-signature': signature }
  return new Request('http://localhost/api/stripe/webhook', { method: 'POST', body, headers })
}

async function answer(request: Request): Promise<void> {
  const response = await endpoint?.handler(Object.assign(request, { payload }) as never)
  if (response?.status !== 200) throw new Error('A webhook was not stored.')
}

const INSERT = {
  name: 'bench_bare_insert',
  text: 'insert into bench_inserts (id, body) values ($1, $2)',
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const percentiles = (times: number[]): [number, number] => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  return [at(0.5), at(0.95)]
}

await payload.db.pool.query('create table bench_inserts (id uuid primary key, body text)')
const [webhooks, inserts]: [number[], number[]] = [[], []]
// In alternation, so that background load affects both alike.
for (let number = 0; number < count; number += 1) {
  const request = webhook()
  webhooks.push(await timed(() => answer(request)))
  const values = [randomUUID(), 'x'.repeat(4_000)]
  inserts.push(await timed(() => payload.db.pool.query({ ...INSERT, values })))
}
await payload.db.pool.query('drop table bench_inserts')
await payload.db.pool.query("delete from stripe_events where id like 'evt_bench_%'")
const measures: WebhookMeasures = {
  webhooks: percentiles(webhooks),
  inserts: percentiles(inserts),
}
if (process.send) process.send(measures)
else console.log(measures)
process.exit(0)
