import { Counter, Gauge } from 'prom-client'
import type { Registry } from 'prom-client'

/** Adds the metrics of the replica of the database, which have no values where there is none. */
export function addReplica(registers: Registry[]): void {
  new Counter({
    name: 'recipes_replica_reads_total',
    help: 'Statements of pages for everyone, by the server that answered: replica or primary.',
    labelNames: ['from'],
    registers,
    collect() {
      const figures = globalThis.databaseReplica?.figures()
      this.reset()
      if (!figures) return
      this.inc({ from: 'replica' }, figures.reads)
      this.inc({ from: 'primary' }, figures.primaryReads)
    },
  })
  new Gauge({
    name: 'recipes_replica_lag_seconds',
    help: 'How far the replica of the database is behind its primary.',
    aggregator: 'max',
    registers,
    collect() {
      const figures = globalThis.databaseReplica?.figures()
      if (figures) this.set(figures.lagSeconds)
    },
  })
}
