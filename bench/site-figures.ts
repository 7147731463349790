import { fork } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import type { Figure } from './figure'
import { nextMessage } from './servers/child'
import { environmentOf } from './servers/served'
import type { Place } from './servers/served'

const Percentiles = z.tuple([z.number(), z.number()])
const Measures = z.object({
  comments: Percentiles,
  views: Percentiles,
  subscribers: Percentiles,
  revenue: Percentiles,
})

const LIMITS = [
  ['comments', 'V24', 'first 50 of 5,000 comments, p95', 20],
  ['views', 'V25', 'views of a year on the overview, p95', 30],
  ['subscribers', 'V25', 'subscribers of a year on the overview, p95', 30],
  ['revenue', 'V25', 'revenue of a year on the overview, p95', 30],
] as const

/** V24 and V25: the comments of a recipe, and the plots of the overview of a site of two years. */
export async function siteFigures(place: Place, isQuick: boolean): Promise<Figure[]> {
  const env = { ...process.env, ...(await environmentOf(place, place.databaseUrl, 3000)) }
  const script = join(import.meta.dirname, 'site-figures-process.ts')
  const child = fork(script, [isQuick ? '20' : '200'], { env, execArgv: [...NODE_FLAGS] })
  try {
    const measures = Measures.parse(await nextMessage(child))
    return LIMITS.map(([name, id, what, limit]) => {
      const [middle, measured] = measures[name]
      return { id, what, measured, limit, unit: 'ms', note: `p50 ${middle.toFixed(1)} ms` }
    })
  } finally {
    child.kill()
  }
}
