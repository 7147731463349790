import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { Readiness } from '../health'

/** Adds the metrics of `/readyz`; returns a function that sets them before they are read. */
export function registerHealthMetrics(registers: Registry[]): (readiness: Readiness) => void {
  const ready = new Gauge({
    name: 'recipes_ready',
    help: 'Whether requests can be served: 1, else 0.',
    registers,
  })
  const parts = new Gauge({
    name: 'recipes_part_ok',
    help: 'Whether a part that the product needs is as it should be: 1, else 0.',
    labelNames: ['part'],
    registers,
  })
  const oldestJob = new Gauge({
    name: 'recipes_oldest_waiting_job_seconds',
    help: 'How long the job that waits longest has waited; 0 when none waits.',
    registers,
  })
  const backupAge = new Gauge({
    name: 'recipes_backup_age_seconds',
    help: 'Age of the newest scheduled backup; NaN without one.',
    registers,
  })
  return ({ isReady, parts: { oldestWaitingJob, backupAge: age, ...named } }) => {
    ready.set(Number(isReady))
    oldestJob.set(oldestWaitingJob ?? 0)
    backupAge.set(age ?? NaN)
    // Some parts are reported only while something is wrong with them.
    parts.reset()
    for (const [part, state] of Object.entries(named)) parts.set({ part }, Number(state === 'ok'))
  }
}
