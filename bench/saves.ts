import { fork } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import type { Figure } from './figure'
import { nextMessage } from './servers/child'
import { environmentOf } from './servers/served'
import type { Place } from './servers/served'

const Percentiles = z.tuple([z.number(), z.number()])
const Measures = z.object({ drafts: Percentiles, updates: Percentiles })

/** V16: a save of a draft with 60 lines and 30 steps against `payload.update` of a recipe without. */
export async function saveFigures(place: Place, isQuick: boolean): Promise<Figure[]> {
  const env = { ...process.env, ...(await environmentOf(place, place.databaseUrl, 3000)) }
  const script = join(import.meta.dirname, 'saves-process.ts')
  const child = fork(script, [isQuick ? '50' : '500'], { env, execArgv: [...NODE_FLAGS] })
  try {
    const { drafts, updates } = Measures.parse(await nextMessage(child))
    const ms = (value: number): string => value.toFixed(1)
    return [
      {
        id: 'V16',
        what: 'save of a draft with 60 lines and 30 steps, p95, times payload.update',
        measured: drafts[1] / updates[1],
        limit: 2,
        unit: 'x',
        note: `p50 ${ms(drafts[0])} and ${ms(updates[0])} ms, p95 ${ms(drafts[1])} and ${ms(updates[1])} ms`,
      },
    ]
  } finally {
    child.kill()
  }
}
