import type { ServerProps } from 'payload'
import type { ReactElement } from 'react'
import { paymentHealth } from '@/src/server/payments/reconcile/payment-health'
import type { PaymentHealth, ReconcileNight } from '@/src/server/payments/reconcile/payment-health'
import styles from './payment-report.module.css'

/**
 * The report on payments on the first page of Payload admin, for platform admins: differences that nightly
 * comparisons found and corrected, and webhooks that could not be applied.
 * @see docs/product/payments.md#reconcile
 */
export async function PaymentReport({ payload, user }: ServerProps): Promise<ReactElement | null> {
  if (user?.isPlatformAdmin !== true) return null
  const health = await paymentHealth(payload)
  if (health === null) return null
  return (
    <section className={styles.report} aria-labelledby="payment-report">
      <h2 id="payment-report">Payments</h2>
      <p>{eventWords(health)}</p>
      {health.nights.length === 0 ? (
        <p>No nightly comparison with the payment service has run yet.</p>
      ) : (
        <Nights nights={health.nights} />
      )}
    </section>
  )
}

function eventWords({ waiting, givenUp, lastError }: PaymentHealth): string {
  const said = [
    waiting === 0 ? 'No webhooks are waiting.' : `Webhooks waiting: ${String(waiting)}.`,
    givenUp === 0 ? null : `Could not be applied in 30 days: ${String(givenUp)}.`,
    lastError === null ? null : `Last error: ${lastError}`,
  ]
  return said.filter((words) => words !== null).join(' ')
}

const Nights = ({ nights }: { nights: readonly ReconcileNight[] }): ReactElement => (
  <div className={styles.table}>
    <table>
      <caption>Comparisons with the payment service</caption>
      <thead>
        <tr>
          <th scope="col">Started (UTC)</th>
          <th scope="col">Missed events</th>
          <th scope="col">Changed rows</th>
          <th scope="col">Compared</th>
          <th scope="col">Corrected</th>
          <th scope="col">Of other products</th>
        </tr>
      </thead>
      <tbody>
        {nights.map((night) => (
          <tr key={night.startedAt}>
            <th scope="row">
              {night.startedAt.slice(0, 16).replace('T', ' ')}
              {night.isFinished ? null : ' (not finished)'}
            </th>
            <td>{night.missedEvents}</td>
            <td>{night.drifted}</td>
            <td>{night.checked}</td>
            <td>{night.mended}</td>
            <td>{night.foreign}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
