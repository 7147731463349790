import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { joinRunningProduct } from '@/src/runtime/startup/start/join-running'

const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' } },
})

const HELP = `npm run stripe:replay -- --from 2026-11-01 [--to 2026-11-02T12:00:00Z]

Lists the events of a range of time at Stripe (it keeps them for 30 days) and applies each again, whether or
not its webhook came. Applying one twice changes nothing: what it names is read again as it is now.`

/**
 * `npm run stripe:replay`: applies the events of a range of time again.
 * @see docs/product/payments.md#reconcile
 */
async function main(): Promise<number> {
  const from = dateOf(values.from)
  const to = values.to === undefined ? new Date() : dateOf(values.to)
  if (from === null || to === null) {
    console.log(HELP)
    return 1
  }
  await joinRunningProduct(process.env)
  // Only now: the config reads its settings when it is loaded.
  const { default: config } = await import('@payload-config')
  const { listEvents, storeEvents } = await import('@/src/server/payments/reconcile/missed-events')
  const { applyEvents } = await import('@/src/server/payments/webhooks/apply')
  const payload = await getPayload({ config, disableOnInit: true })
  const { events } = await listEvents(payload, { from, to })
  const stored = await storeEvents(payload, events, true)
  const read = await applyEvents(payload)
  console.log(
    `${events.length} events, ${stored} of them applied again: ${read} objects were read.`,
  )
  return 0
}

function dateOf(text: string | undefined): Date | null {
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
process.exit()
