'use client'

import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import type { PublicSite } from '@/src/contract/site/site'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'
import { isSubscribeButtonShown } from './offer'
import styles from './subscribe-link.module.css'

/**
 * The Subscribe button of the header, by its four conditions.
 * @see docs/product/site-frame.md#subscribe-button
 */
function SubscribeLink({ site }: { site: PublicSite }): ReactElement | null {
  const { user } = useSession()
  const isShown = isSubscribeButtonShown(site, user)
  if (!site.newslettersEnabled || (user !== 'pending' && !isShown)) return null
  return (
    <span className={styles.link} data-is-known={isShown}>
      <ButtonLink href="/subscribe">Subscribe</ButtonLink>
    </span>
  )
}

const SubscribeLinkIsland = island('subscribe-link', SubscribeLink)
export { SubscribeLinkIsland as SubscribeLink }
