'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Skeleton } from '@/src/ui/skeleton'
import { Failed } from '../../parts/failed'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { canCall } from '../../state/session/may-call'
import styles from '../settings.module.css'
import { AkismetForm } from './akismet-form'
import { NoticesChoice } from './notices-choice'
import { RulesForm } from './rules-form'
import { VisitorRatings } from './visitor-ratings'

/**
 * The rules by which a site takes comments.
 * @see docs/product/kitchen.md#comments-in-the-settings
 */
export function CommentsSection({ settings }: { settings: SiteSettings }): ReactElement {
  const { slug, commentsEnabled } = settings
  const { data, error, refetch } = useCall('getCommentSettings', { params: { site: slug } })
  if (error && !data) {
    const retry = (): void => void refetch()
    return <Failed title="The rules could not be loaded" error={error} onRetry={retry} />
  }
  if (!data) return <Skeleton width="100%" height="24rem" />
  const { commentSettings } = data
  return (
    <>
      {commentsEnabled ? null : (
        <p className={styles.warning}>
          Comments are switched off. Switch them on in{' '}
          <KitchenLink href={kitchenAddress(slug, 'settings', 'features')}>Features</KitchenLink>.
        </p>
      )}
      <h2 className={styles.heading}>Rules</h2>
      <RulesForm site={slug} settings={commentSettings} />
      <h2 className={styles.heading}>Emails to you</h2>
      <NoticesChoice site={slug} />
      <h2 className={styles.heading}>Banned readers</h2>
      <p className={styles.lead}>
        <KitchenLink href={kitchenAddress(slug, 'bans')}>See who is banned</KitchenLink>, and ban
        email addresses and networks.
      </p>
      {settings.visitorRatingsEnabled ? (
        <>
          <h2 className={styles.heading}>Ratings</h2>
          <VisitorRatings site={slug} />
        </>
      ) : null}
      {canCall(settings, 'setAkismetKey') ? (
        <>
          <h2 className={styles.heading}>Akismet</h2>
          <AkismetForm site={slug} hasKey={commentSettings.hasAkismetKey} />
        </>
      ) : null}
    </>
  )
}
