'use client'

import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import type { PublicSite } from '@/src/contract/site/site'
import { useSession } from '@/src/session/session-provider'
import { NewsletterForm } from '@/src/site/newsletter/newsletter-form'
import { isSubscribeOffered } from '@/src/site/subscribe/offer'
import styles from './masthead.module.css'

/**
 * The sign-up form at the head of the page, for readers who can be offered more.
 * @see docs/product/subscriptions.md#who-is-offered-a-subscription
 */
function MastheadForm({ site }: { site: PublicSite }): ReactElement | null {
  const { user } = useSession()
  if (!site.newslettersEnabled) return null
  return (
    <div className={styles.form}>
      {isSubscribeOffered(site, user) ? <NewsletterForm id="newsletter-masthead" /> : null}
    </div>
  )
}

const MastheadFormIsland = island('masthead-form', MastheadForm)
export { MastheadFormIsland as MastheadForm }
