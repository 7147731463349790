'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { PlatformOverview } from '@/src/contract/site/platform'
import { Skeleton } from '@/src/ui/skeleton'
import { isSignedOut } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { sizeText } from '../parts/size-text'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { useTitle } from '../shell/use-title'
import { AllSites } from './all-sites'
import { STATUS_ADDRESS } from './platform-address'
import styles from './platform.module.css'

/**
 * Figures of the whole platform, and all its sites, for platform admins.
 * @see docs/product/overview.md#platform
 */
export default function PlatformScreen(): ReactElement {
  useTitle('Platform')
  const { data, error, refetch } = useCall('getPlatformOverview', {})
  return (
    <>
      <h1 className={styles.title}>Platform</h1>
      <p>
        <KitchenLink href={STATUS_ADDRESS}>Status of the installation</KitchenLink>
      </p>
      {data ? <Overview overview={data} /> : null}
      {!data && (!error || isSignedOut(error)) ? <Skeleton width="100%" height="20rem" /> : null}
      {!data && error && !isSignedOut(error) ? (
        <Failed
          title="The platform could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : null}
    </>
  )
}

const number = (value: number): string => value.toLocaleString('en')

function Overview({ overview }: { overview: PlatformOverview }): ReactElement {
  const figures: readonly (readonly [label: string, text: string])[] = [
    ['Sites', number(overview.sites)],
    ['Suspended', number(overview.suspendedSites)],
    ['Accounts', number(overview.accounts)],
    ['Subscribers', number(overview.subscribers)],
    ['Recipes', number(overview.recipes)],
    ['Pictures', number(overview.pictures)],
    ['Size of the pictures', sizeText(overview.pictureBytes)],
    ['Views, 30 days', number(overview.views)],
    ['Emails sent, 30 days', number(overview.mailsSent)],
    ['Emails failed, 30 days', number(overview.mailsFailed)],
    ['Failed jobs', number(overview.failedJobs)],
  ]
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([label, text]) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {overview.failedJobs > 0 ? (
        <p>
          <a href="/admin/collections/failed-jobs">Failed jobs in the admin</a>
        </p>
      ) : null}
      {overview.queues.length > 0 ? <Queues queues={overview.queues} /> : null}
      {overview.topSites.length > 0 ? <TopSites sites={overview.topSites} /> : null}
      <AllSites />
    </>
  )
}

function Queues({ queues }: Pick<PlatformOverview, 'queues'>): ReactElement {
  return (
    <section>
      <h2 className={styles.heading}>Background work</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Queue</th>
            <th scope="col">Waiting</th>
            <th scope="col">In progress</th>
            <th scope="col">Failed</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, waiting, active, failed }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{number(waiting)}</td>
              <td>{number(active)}</td>
              <td>{number(failed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function TopSites({ sites }: { sites: PlatformOverview['topSites'] }): ReactElement {
  return (
    <section>
      <h2 className={styles.heading}>Most visited, 30 days</h2>
      <ol className={styles.top}>
        {sites.map(({ id, title, url, views }) => (
          <li key={id} className={styles.entry}>
            <a href={url}>{title}</a>
            <span>{number(views)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
