import { Counter, Gauge } from 'prom-client'
import type { Registry } from 'prom-client'

/** Number of responses served from memory since the start, number of cached ones, and their bytes. */
export type CacheFigures = { served: number; kept: number; bytes: number }

/**
 * Adds the metrics of the response cache, which counts without a metrics library so that its fast path
 * stays fast.
 */
export function addCache(registers: Registry[], figures: () => CacheFigures): void {
  new Counter({
    name: 'recipes_answers_from_memory_total',
    help: 'Answers that came from memory.',
    registers,
    collect() {
      this.reset()
      this.inc(figures().served)
    },
  })
  new Gauge({
    name: 'recipes_answers_kept',
    help: 'Answers kept in memory.',
    registers,
    collect() {
      this.set(figures().kept)
    },
  })
  new Gauge({
    name: 'recipes_answers_kept_bytes',
    help: 'Bytes of the answers kept in memory.',
    registers,
    collect() {
      this.set(figures().bytes)
    },
  })
}
