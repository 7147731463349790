import type { ReactElement } from 'react'
import type { PlatformStatus } from '@/src/contract/site/platform-status'
import { timeAgoText } from '../parts/date-text'
import { RelativeDate } from '../parts/relative-date'
import { useNow } from '../parts/use-now'
import { secondsText } from './seconds-text'
import styles from './platform.module.css'

const number = (value: number): string => value.toLocaleString('en')

/** Queues of background work with their delays, and the last jobs that failed. */
export function StatusQueues({
  status: { queues, failedJobs },
}: {
  status: Pick<PlatformStatus, 'queues' | 'failedJobs'>
}): ReactElement {
  return (
    <section>
      <h2 className={styles.heading}>Background work</h2>
      {queues.length === 0 ? <p>No jobs are waiting.</p> : <Queues queues={queues} />}
      {failedJobs.length === 0 ? (
        <p>No job failed in the last 24 hours.</p>
      ) : (
        <FailedJobs jobs={failedJobs} />
      )}
    </section>
  )
}

function Queues({ queues }: Pick<PlatformStatus, 'queues'>): ReactElement {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Queue</th>
          <th scope="col">Waiting</th>
          <th scope="col">In progress</th>
          <th scope="col">Longest wait</th>
          <th scope="col">Failed, 24 hours</th>
        </tr>
      </thead>
      <tbody>
        {queues.map(({ name, waiting, active, oldestSeconds, failed }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{number(waiting)}</td>
            <td>{number(active)}</td>
            <td>{oldestSeconds === null ? '—' : secondsText(oldestSeconds)}</td>
            <td>{number(failed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FailedJobs({ jobs }: { jobs: PlatformStatus['failedJobs'] }): ReactElement {
  const now = useNow()
  return (
    <>
      <h3 className={styles.subheading}>Failed in the last 24 hours</h3>
      <ul className={styles.top}>
        {jobs.map(({ id, queue, siteSlug, message, failedAt }) => (
          <li key={id} className={styles.entry}>
            <span>
              {siteSlug === null ? queue : `${queue}, ${siteSlug}`}: {message}
            </span>
            <RelativeDate iso={failedAt} words={timeAgoText(failedAt, now)} />
          </li>
        ))}
      </ul>
      <p>
        <a href="/admin/collections/failed-jobs">Failed jobs in the admin</a>
      </p>
    </>
  )
}
