'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { NewsletterSend } from '@/src/contract/people/newsletter'
import type { ManagedSite } from '@/src/contract/site/site'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { dateTimeText } from '../parts/date-text'
import { isNotFound, isSignedOut } from '../parts/error-message'
import { Failed } from '../parts/failed'
import lists from '../parts/lists/record-list.module.css'
import { useNow } from '../parts/use-now'
import { AskFirst } from '../settings/form/ask-first'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { useManagedSites } from '../state/managed-sites'
import { canCall } from '../state/session/may-call'
import { writeCall } from '../state/write-call'
import {
  AUDIENCE_LABELS,
  isRunning,
  progressText,
  sendFigures,
  shareDone,
  STATUS_BADGES,
  STATUS_LABELS,
} from './newsletter-words'
import { ScheduledActions } from './scheduled-send'
import { useSend } from './sends'
import styles from './newsletter.module.css'

/**
 * A newsletter send: its progress while it runs, its figures, and how to stop it.
 * @see docs/product/kitchen.md#one-newsletter
 */
export default function SendScreen({ site: slug, id }: ScreenProps): ReactElement | null {
  const { data: sites } = useManagedSites()
  const { data: send, error, refetch } = useSend(slug, id)
  const site = sites?.find((candidate) => candidate.slug === slug)
  useTitle(send?.subject ?? 'Newsletter', site?.title)
  if (sites && !site) return <NoSuchSite slug={slug} />
  if (site && send) return <Send site={site} send={send} />
  return <NotShown site={slug} error={error} onRetry={() => void refetch()} />
}

type NotShownProps = { site: string; error: Error | null; onRetry: () => void }

function NotShown({ site, error, onRetry }: NotShownProps): ReactElement | null {
  if (isSignedOut(error)) return null
  if (isNotFound(error)) {
    return (
      <Message title="Newsletter not found" level="h1">
        <KitchenLink href={kitchenAddress(site, 'newsletter')}>All newsletters</KitchenLink>
      </Message>
    )
  }
  if (!error) return <Skeleton width="100%" height="24rem" />
  return <Failed title="The newsletter could not be loaded" error={error} onRetry={onRetry} />
}

type SendProps = { site: ManagedSite; send: NewsletterSend }

function Send({ site, send }: SendProps): ReactElement {
  const { subject, status, audience, segment, reason, note, createdAt } = send
  const now = useNow()
  return (
    <>
      <p className={styles.back}>
        <KitchenLink href={kitchenAddress(site.slug, 'newsletter')}>All newsletters</KitchenLink>
      </p>
      <h1 className={lists.heading} dir="auto">
        {subject ?? 'Newsletter'}
      </h1>
      <p className={lists.facts}>
        <Badge kind={STATUS_BADGES[status]}>{STATUS_LABELS[status]}</Badge>
        <span>{AUDIENCE_LABELS[audience]}</span>
        {segment === null ? null : <span dir="auto">{segment.name}</span>}
        <span>{dateTimeText(createdAt, now)}</span>
        <ContentLink site={site.slug} send={send} />
      </p>
      {reason === null ? null : (
        <p className={styles.reason} role="status">
          {reason}
        </p>
      )}
      {isRunning(send) || status === 'paused' ? <Progress site={site} send={send} /> : null}
      {status === 'scheduled' ? (
        <p>{progressText(send, { now, zone: site.timeZone })}</p>
      ) : (
        <Figures send={send} />
      )}
      {canCall(site, 'pauseNewsletterSend') ? <Actions site={site} send={send} /> : null}
      {note === null ? null : (
        <section aria-labelledby="note">
          <h2 id="note">Note</h2>
          <p className={styles.note} dir="auto">
            {note}
          </p>
        </section>
      )}
    </>
  )
}

function ContentLink({ site, send }: { site: string; send: NewsletterSend }): ReactElement | null {
  const { recipeId, letterId } = send
  if (recipeId !== null) {
    const href = kitchenAddress(site, 'recipes', recipeId)
    return <KitchenLink href={href}>Open the recipe</KitchenLink>
  }
  if (letterId === null) return null
  const href = kitchenAddress(site, 'letters', letterId)
  return <KitchenLink href={href}>Open the letter</KitchenLink>
}

function Progress({ site, send }: SendProps): ReactElement {
  const now = useNow()
  const share = shareDone(send)
  return (
    <>
      <progress className={styles.progress} aria-label="Progress" max={1} value={share} />
      <p aria-live="polite">{progressText(send, { now, zone: site.timeZone })}</p>
    </>
  )
}

const Figures = ({ send }: { send: NewsletterSend }): ReactElement => (
  <dl className={styles.figures}>
    {sendFigures(send).map(({ label, count, hint }) => (
      <div key={label} className={styles.figure}>
        <dt>{label}</dt>
        <dd>{count.toLocaleString('en')}</dd>
        <dd className={styles.hint}>{hint}</dd>
      </div>
    ))}
  </dl>
)

function Actions({ site, send }: SendProps): ReactElement | null {
  const params = { site: site.slug, id: send.id }
  const isPaused = send.status === 'paused'
  const pause = useCallMutation('pauseNewsletterSend')
  const resume = useCallMutation('resumeNewsletterSend')
  const change = isPaused ? resume : pause
  if (send.status === 'scheduled') return <ScheduledActions site={site} send={send} />
  if (!isPaused && !isRunning(send)) return null
  return (
    <>
      <div className={styles.actions}>
        <Button
          {...(isPaused ? { kind: 'primary' } : {})}
          isBusy={change.isBusy}
          onClick={() => void change.run({ params })}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <AskFirst
          title="Stop sending for good?"
          label="Cancel the newsletter"
          work={() => writeCall('cancelNewsletterSend', { params })}
          onDone={() => toast('The newsletter was canceled')}
          trigger={<Button>Cancel the newsletter</Button>}
        >
          Emails that were sent stay sent. Nobody else gets it, and it cannot be resumed.
        </AskFirst>
      </div>
      <p role="alert">{change.message}</p>
    </>
  )
}
