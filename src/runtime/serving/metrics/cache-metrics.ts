import { Counter, Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import { ADDRESS_CLASSES } from '../answer-cache/address-class'
import type { ClassCounts } from '../answer-cache/address-class'

/** Requests by class since the start, number of cached responses, and their bytes. */
export type CacheFigures = { hits: ClassCounts; misses: ClassCounts; kept: number; bytes: number }

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
      this.inc(Object.values(figures().hits).reduce((sum, hits) => sum + hits, 0))
    },
  })
  new Counter({
    name: 'recipes_cache_requests_total',
    help: 'Requests for cacheable responses, by class of address and whether memory answered them.',
    labelNames: ['class', 'result'],
    registers,
    collect() {
      this.reset()
      const { hits, misses } = figures()
      for (const each of ADDRESS_CLASSES) {
        this.inc({ class: each, result: 'hit' }, hits[each])
        this.inc({ class: each, result: 'miss' }, misses[each])
      }
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
