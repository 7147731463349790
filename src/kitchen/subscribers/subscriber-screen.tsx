'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { SubscriberDetails } from '@/src/contract/people/subscriber'
import type { ManagedSite } from '@/src/contract/site/site'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { amountText } from '@/src/domain/payments/money'
import { Badge } from '@/src/ui/badge'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { dateText, dateTimeText } from '../parts/date-text'
import { isNotFound, isSignedOut } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { useNow } from '../parts/use-now'
import { adminAddress } from '../shell/navigation/admin-address'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { useManagedSites } from '../state/managed-sites'
import { canCall } from '../state/session/may-call'
import list from './subscribers.module.css'
import styles from './subscriber.module.css'
import { NoteForm } from './note-form'
import { TagsForm } from './tags-form'
import { RemoveSubscriber } from './remove-subscriber'
import {
  changeLabel,
  periodText,
  planLabel,
  SOURCE_LABELS,
  subscriptionBadge,
  newsletterText,
} from './subscriber-text'

/**
 * One subscriber of a site, with notes, history and payments.
 * @see docs/product/kitchen.md#one-subscriber
 */
export default function SubscriberScreen({ site: slug, id }: ScreenProps): ReactElement | null {
  const { data: sites } = useManagedSites()
  const { data, error, refetch } = useCall(
    'getSubscriber',
    { params: { site: slug, id } },
    { select: ({ subscriber }) => subscriber },
  )
  const site = sites?.find((candidate) => candidate.slug === slug)
  useTitle(data ? nameOf(data) : 'Subscriber', site?.title)
  if (sites && !site) return <NoSuchSite slug={slug} />
  if (site && data) return <Reader key={id} site={site} subscriber={data} />
  return <NotHere site={slug} error={error} onRetry={() => void refetch()} />
}

const nameOf = ({ displayName, email }: SubscriberDetails): string => displayName ?? email

type NotHereProps = { site: string; error: Error | null; onRetry: () => void }

function NotHere({ site, error, onRetry }: NotHereProps): ReactElement | null {
  if (isNotFound(error)) {
    return (
      <Message title="Subscriber not found">
        <KitchenLink href={kitchenAddress(site, 'subscribers')}>All subscribers</KitchenLink>
      </Message>
    )
  }
  if (isSignedOut(error)) return null
  if (!error) return <Skeleton width="100%" height="24rem" />
  return <Failed title="The subscriber could not be loaded" error={error} onRetry={onRetry} />
}

type ReaderProps = { site: ManagedSite; subscriber: SubscriberDetails }

function Reader({ site, subscriber }: ReaderProps): ReactElement {
  const now = useNow()
  const { displayName, email } = subscriber
  const { kind, words } = subscriptionBadge(subscriber, now)
  return (
    <div className={styles.one}>
      <p>
        <KitchenLink href={kitchenAddress(site.slug, 'subscribers')}>All subscribers</KitchenLink>
      </p>
      <h1 className={list.heading} dir="auto">
        {nameOf(subscriber)}
      </h1>
      <p className={list.facts}>
        {displayName === null ? null : <a href={`mailto:${email}`}>{email}</a>}
        <Badge kind={kind}>{words}</Badge>
      </p>
      <Facts subscriber={subscriber} now={now} zone={zoneOrUtc(site.timeZone)} />
      <TagsForm site={site.slug} subscriber={subscriber} />
      <NoteForm site={site.slug} subscriber={subscriber} />
      {canCall(site, 'listSubscriberPayments') ? (
        <Payments site={site.slug} id={subscriber.id} now={now} />
      ) : null}
      <History subscriber={subscriber} now={now} />
      {canCall(site, 'removeSubscriber') && subscriber.status !== 'canceled' ? (
        <RemoveSubscriber site={site.slug} subscriber={subscriber} />
      ) : null}
      <p>
        <a href={adminAddress('subscriptions', subscriber.id)}>Open in the admin</a>
      </p>
    </div>
  )
}

type Facts = readonly (readonly [label: string, text: string])[]

/** The consent of a subscriber: what they agreed to, where and when, and whether they confirmed it. */
function consentFacts(subscriber: SubscriberDetails, now: Date, zone: string): Facts {
  const { consent, consentedAt, consentSource, confirmedAt, awaitsConfirmation } = subscriber
  const day = (iso: string): string => dateText(iso, now, { timeZone: zone })
  const parts = [consent, consentSource, consentedAt === null ? null : day(consentedAt)]
  const text = parts.filter((part) => part !== null).join(', ')
  const confirmed = confirmedAt === null ? null : day(confirmedAt)
  const state = awaitsConfirmation ? 'Not yet: gets no newsletters until then' : confirmed
  return [
    ...(text === '' ? [] : [['Consent', text] as const]),
    ...(state === null ? [] : [['Address confirmed', state] as const]),
  ]
}

type FactsProps = { subscriber: SubscriberDetails; now: Date; zone: string }

function Facts({ subscriber, now, zone }: FactsProps): ReactElement {
  const { createdAt, receivesNewsletter, commentCount, bookmarkCount, source } = subscriber
  const facts: Facts = [
    ['Plan', planLabel(subscriber)],
    ['Period', periodText(subscriber, now, zone) ?? 'No end date'],
    ['Since', dateText(createdAt, now)],
    ['How they joined', SOURCE_LABELS[source]],
    ['Newsletter', receivesNewsletter ? newsletterText(subscriber) : 'No'],
    ['Comments', commentCount.toLocaleString('en')],
    ['Saved recipes', bookmarkCount.toLocaleString('en')],
    ...consentFacts(subscriber, now, zone),
  ]
  return (
    <dl className={styles.details}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const PAYMENT_STATES = { open: 'Open', paid: 'Paid', failed: 'Failed', void: 'Void' } as const

type PaymentsProps = { site: string; id: string; now: Date }

function Payments({ site, id, now }: PaymentsProps): ReactElement | null {
  const { data } = useCall('listSubscriberPayments', { params: { site, id } })
  if (!data || data.payments.length === 0) return null
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className={styles.subheading}>
        Payments
      </h2>
      <ul className={styles.lines}>
        {data.payments.map(
          ({ amountCents, refundedCents, currency, status, paidAt, createdAt }) => (
            <li key={`${createdAt} ${String(amountCents)}`}>
              <span>{amountText(amountCents, currency)}</span>
              <span>
                {PAYMENT_STATES[status]}
                {refundedCents > 0 ? `, ${amountText(refundedCents, currency)} refunded` : ''}
              </span>
              <span>{dateText(paidAt ?? createdAt, now)}</span>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

function History({ subscriber, now }: { subscriber: SubscriberDetails; now: Date }) {
  if (subscriber.history.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.subheading}>
        History
      </h2>
      <ol className={styles.lines}>
        {subscriber.history.map(({ kind, planBefore, planAfter, createdAt }) => (
          <li key={`${createdAt} ${kind}`}>
            <span>{changeLabel(kind)}</span>
            <span>{kind === 'plan_changed' ? `${planBefore ?? ''} → ${planAfter ?? ''}` : ''}</span>
            <span>{dateTimeText(createdAt, now)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
