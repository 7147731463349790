import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { BackgroundState } from '@/src/server/observability/background-state'

/** Adds the metrics of background work; returns a function that sets them before they are read. */
export function registerBackgroundMetrics(
  registers: Registry[],
): (state: BackgroundState | null) => void {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const jobs = gauge('recipes_jobs', 'Jobs of a queue that wait or are in progress.', [
    'queue',
    'state',
  ])
  const oldest = gauge(
    'recipes_jobs_oldest_waiting_seconds',
    'How long the job of a queue that waits longest has waited.',
    ['queue'],
  )
  const failed = gauge('recipes_jobs_failed', 'Jobs of a queue that failed for good in 24 hours.', [
    'queue',
  ])
  const workers = gauge('recipes_workers', 'Workers that were seen in the last 90 seconds.')
  const lag = gauge('recipes_search_lag_seconds', 'Age of the oldest change not yet in the index.')
  const changes = gauge('recipes_search_waiting', 'Changes that are not yet in the index.')
  const sending = gauge('recipes_newsletters', 'Newsletters that are sent or paused, by state.', [
    'state',
  ])
  const deferred = gauge('recipes_mails_deferred', 'Newsletter mails that wait for a retry.')
  const events = gauge('recipes_stripe_events_waiting', 'Events of Stripe that are not applied.')
  return (state) => {
    for (const each of [jobs, oldest, failed]) each.reset()
    if (!state) return
    for (const { name: queue, waiting, active, oldestSeconds, failed: lost } of state.queues) {
      jobs.set({ queue, state: 'waiting' }, waiting)
      jobs.set({ queue, state: 'active' }, active)
      oldest.set({ queue }, oldestSeconds ?? 0)
      failed.set({ queue }, lost)
    }
    workers.set(state.workers)
    lag.set(state.search.lagSeconds)
    changes.set(state.search.waiting)
    sending.set({ state: 'sending' }, state.mail.newsletters)
    sending.set({ state: 'paused' }, state.mail.paused)
    deferred.set(state.mail.deferred)
    events.set(state.stripe.waiting)
  }
}
