'use client'

import { useRef } from 'react'
import type { ReactElement } from 'react'
import type { NewsletterSend } from '@/src/contract/people/newsletter'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Badge } from '@/src/ui/badge'
import { Button, ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { timeAgoText } from '../parts/date-text'
import lists from '../parts/lists/record-list.module.css'
import { RecordListScreen, Records } from '../parts/lists/record-list-screen'
import { RelativeDate } from '../parts/relative-date'
import { useNow } from '../parts/use-now'
import { useListKeys } from '../parts/use-list-keys'
import { useScreenActions } from '../shell/actions/use-screen-actions'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import type { ScreenProps } from '../shell/screen-props'
import { canCall } from '../state/session/may-call'
import { AUDIENCE_LABELS, progressText, STATUS_BADGES, STATUS_LABELS } from './newsletter-words'
import { PostalNotice } from './postal-notice'
import { useSends } from './sends'

/**
 * The newsletters that a site has sent or is sending.
 * @see docs/product/kitchen.md#newsletter
 */
export default function NewsletterScreen({ site: slug }: ScreenProps): ReactElement {
  const pages = useSends(slug)
  const { error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages
  const data = pages.data?.pages.flatMap(({ newsletterSends }) => newsletterSends)
  return (
    <RecordListScreen
      slug={slug}
      title="Newsletter"
      total={pages.data?.pages[0]?.total}
      error={error}
      actions={() => (
        <>
          <ButtonLink kind="quiet" href={kitchenAddress(slug, 'segments')}>
            Segments
          </ButtonLink>
          <ButtonLink kind="quiet" href={kitchenAddress(slug, 'automatic-letters')}>
            Automatic letters
          </ButtonLink>
          <ButtonLink kind="quiet" href={kitchenAddress(slug, 'suppressions')}>
            Suppressed addresses
          </ButtonLink>
        </>
      )}
    >
      {(site) => (
        <>
          {canCall(site, 'updateMailSettings') ? <PostalNotice site={slug} /> : null}
          <Records
            site={slug}
            found={{ data, error, refetch }}
            failed="The newsletters could not be loaded"
          >
            {(sends) => <Sends site={slug} sends={sends} zone={zoneOrUtc(site.timeZone)} />}
          </Records>
          {hasNextPage ? (
            <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          ) : null}
        </>
      )}
    </RecordListScreen>
  )
}

type SendsProps = { site: string; sends: readonly NewsletterSend[]; zone: string }

function Sends({ site, sends, zone }: SendsProps): ReactElement {
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  useListKeys({ list })
  useScreenActions([
    { label: 'Next newsletter', keys: ['J', '↓'] },
    { label: 'Previous newsletter', keys: ['K', '↑'] },
    { label: 'Open it', keys: ['Enter'] },
  ])
  if (sends.length === 0) return <NoSends site={site} />
  return (
    <ul className={lists.list} aria-label="Newsletters" ref={list}>
      {sends.map((send) => (
        <SendRow key={send.id} {...{ site, send, now, zone }} />
      ))}
    </ul>
  )
}

type RowProps = { site: string; send: NewsletterSend; now: Date; zone: string }

function SendRow({ site, send, now, zone }: RowProps): ReactElement {
  const { id, subject, status, audience, segment, createdAt } = send
  return (
    <li className={lists.row} data-row-frame>
      <div className={lists.words}>
        <KitchenLink
          className={lists.title}
          href={kitchenAddress(site, 'newsletter', id)}
          data-row={id}
          dir="auto"
        >
          {subject ?? 'Newsletter'}
        </KitchenLink>
        <div className={lists.facts}>
          <span>{progressText(send, { now, zone })}</span>
          <span>{AUDIENCE_LABELS[audience]}</span>
          {segment === null ? null : <span dir="auto">{segment.name}</span>}
          <RelativeDate iso={createdAt} words={timeAgoText(createdAt, now)} />
        </div>
      </div>
      <Badge kind={STATUS_BADGES[status]}>{STATUS_LABELS[status]}</Badge>
    </li>
  )
}

const NoSends = ({ site }: { site: string }): ReactElement => (
  <Message
    title="No newsletters yet"
    actions={
      <>
        <ButtonLink href={kitchenAddress(site, 'letters')}>Letters</ButtonLink>
        <ButtonLink href={kitchenAddress(site, 'recipes')}>Recipes</ButtonLink>
      </>
    }
  >
    Write a letter, or open a published recipe, and choose “Email to subscribers” from its menu.
  </Message>
)
