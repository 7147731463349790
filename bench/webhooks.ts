import { fork } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import type { Figure } from './figure'
import { nextMessage } from './servers/child'
import { environmentOf } from './servers/served'
import type { Place } from './servers/served'

const Percentiles = z.tuple([z.number(), z.number()])
const Measures = z.object({ webhooks: Percentiles, inserts: Percentiles })

/** V17: a webhook from the request to its answer against a bare insert. */
export async function webhookFigures(place: Place, isQuick: boolean): Promise<Figure[]> {
  const env = { ...process.env, ...(await environmentOf(place, place.databaseUrl, 3000)) }
  const script = join(import.meta.dirname, 'webhooks-process.ts')
  const child = fork(script, [isQuick ? '100' : '1000'], { env, execArgv: [...NODE_FLAGS] })
  try {
    const { webhooks, inserts } = Measures.parse(await nextMessage(child))
    const ms = (value: number): string => value.toFixed(2)
    return [
      {
        id: 'V17',
        what: 'webhook of a payment to its answer, p95, times a bare insert',
        measured: webhooks[1] / inserts[1],
        limit: 3,
        unit: 'x',
        note: `p50 ${ms(webhooks[0])} and ${ms(inserts[0])} ms, p95 ${ms(webhooks[1])} and ${ms(inserts[1])} ms`,
      },
    ]
  } finally {
    child.kill()
  }
}
