'use client'

import type { ReactElement, ReactNode } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { PlatformStatus } from '@/src/contract/site/platform-status'
import { Badge } from '@/src/ui/badge'
import { Skeleton } from '@/src/ui/skeleton'
import { isSignedOut } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { timeAgoText } from '../parts/date-text'
import { RelativeDate } from '../parts/relative-date'
import { sizeText } from '../parts/size-text'
import { useNow } from '../parts/use-now'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { useTitle } from '../shell/use-title'
import { PLATFORM_ADDRESS } from './platform-address'
import { secondsText } from './seconds-text'
import { StatusQueues } from './status-queues'
import styles from './platform.module.css'

/** Pause between two readings of the state, in milliseconds. */
const RELOAD_MS = 15_000

/**
 * The state of the installation, for platform admins; reloads while it is open.
 * @see docs/product/overview.md#status
 */
export default function StatusScreen(): ReactElement {
  useTitle('Status')
  const { data, error, refetch } = useCall('getPlatformStatus', {}, { refetchInterval: RELOAD_MS })
  return (
    <>
      <h1 className={styles.title}>Status</h1>
      <p>
        <KitchenLink href={PLATFORM_ADDRESS}>Platform</KitchenLink>
      </p>
      {data ? <Status status={data} /> : null}
      {!data && (!error || isSignedOut(error)) ? <Skeleton width="100%" height="20rem" /> : null}
      {!data && error && !isSignedOut(error) ? (
        <Failed
          title="The status could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : null}
    </>
  )
}

function Status({ status }: { status: PlatformStatus }): ReactElement {
  return (
    <>
      <Parts status={status} />
      <StatusQueues status={status} />
      <Facts title="Mail and search" facts={outsideFacts(status)} />
      <Facts title="Versions and processes" facts={processFacts(status)} />
    </>
  )
}

const PART_LABELS: Readonly<Record<string, string>> = {
  database: 'Database',
  migrations: 'Migrations',
  worker: 'Worker',
  search: 'Search engine',
  disk: 'Disk',
  media: 'Media',
  backup: 'Backup',
  direct: 'Direct database connection',
  replica: 'Read replica',
  secret: 'SECRET setting',
}

function Parts({ status: { isReady, parts, mail } }: { status: PlatformStatus }): ReactElement {
  const all = [
    ...parts.map(({ name, state }) => ({ name: PART_LABELS[name] ?? name, state })),
    { name: 'Mail server', state: mail.isReachable ? 'ok' : 'away' },
  ]
  return (
    <section>
      <h2 className={styles.heading}>
        {isReady ? 'The server answers requests' : 'The server is not ready'}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ name, state }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Badge kind={state === 'ok' ? 'positive' : 'notice'}>
                  {state === 'ok' ? 'OK' : state}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Fact = readonly [label: string, text: ReactNode]

const number = (value: number): string => value.toLocaleString('en')

const outsideFacts = ({ mail, search, stripe }: PlatformStatus): Fact[] => [
  ['Newsletters being sent', number(mail.newsletters)],
  ['Newsletters paused', number(mail.paused)],
  ['Emails waiting for a retry', number(mail.deferred)],
  ['Changes not yet in the search index', number(search.waiting)],
  ['Search delay', secondsText(search.lagSeconds)],
  ['Stripe events not applied', number(stripe.waiting)],
]

const processFacts = ({ versions, server, workers }: PlatformStatus): Fact[] => [
  ['Version', versions.product],
  ['Node.js', versions.node],
  ['Postgres', versions.postgres],
  ['Newest migration', versions.migration],
  ['Serving processes', number(server.processes)],
  ['Memory of this process', sizeText(server.memoryBytes)],
  ['Started', <Started key="start" at={server.startedAt} />],
  ['Workers', number(workers.length)],
]

function Started({ at }: { at: string }): ReactElement {
  return <RelativeDate iso={at} words={timeAgoText(at, useNow())} />
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }): ReactElement {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
