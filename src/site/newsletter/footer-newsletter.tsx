'use client'

import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import type { PublicSite } from '@/src/contract/site/site'
import { useSession } from '@/src/session/session-provider'
import { isSubscribeOffered } from '@/src/site/subscribe/offer'
import { NewsletterForm } from './newsletter-form'
import styles from './footer-newsletter.module.css'

/** The newsletter form in the footer; omitted below a box with the same form. */
function FooterNewsletter({ site }: { site: PublicSite }): ReactElement | null {
  const { user } = useSession()
  if (!isSubscribeOffered(site, user)) return null
  return (
    <div className={styles.newsletter}>
      <p className={styles.heading}>New recipes by email</p>
      <NewsletterForm id="newsletter-footer" />
    </div>
  )
}

const FooterNewsletterIsland = island('footer-newsletter', FooterNewsletter)
export { FooterNewsletterIsland as FooterNewsletter }
