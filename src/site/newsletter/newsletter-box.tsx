'use client'

import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import type { PublicSite } from '@/src/contract/site/site'
import { useSession } from '@/src/session/session-provider'
import { isRecipeBoxOffered, isSubscribeOffered } from '@/src/site/subscribe/offer'
import { NewsletterForm } from './newsletter-form'
import styles from './newsletter-box.module.css'

type BoxProps = { heading: string; text: string }

/**
 * The subscribe box of the home page, for readers who can be offered more.
 * @see docs/product/subscriptions.md#who-is-offered-a-subscription
 */
function HomeSubscribeBox({
  site,
  ...words
}: BoxProps & { site: PublicSite }): ReactElement | null {
  const { user } = useSession()
  return isSubscribeOffered(site, user) ? <Box {...words} /> : null
}

/**
 * The newsletter box of a recipe, shown where the recipe is readable.
 * @see docs/product/subscriptions.md#who-is-offered-a-subscription
 */
export function RecipeNewsletterBox({
  site,
  recipe,
}: {
  site: PublicSite
  recipe: { isLocked: boolean }
}): ReactElement | null {
  const { user } = useSession()
  if (!isRecipeBoxOffered(site, recipe, user)) return null
  return <Box heading={`More from ${site.title}`} text="New recipes by email, as they are ready." />
}

function Box({ heading, text }: BoxProps): ReactElement {
  return (
    <aside className={styles.box} aria-label="Newsletter" data-newsletter>
      <div className={styles.inside}>
        <div>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <NewsletterForm id="newsletter-box" />
      </div>
    </aside>
  )
}

const HomeSubscribeBoxIsland = island('home-subscribe-box', HomeSubscribeBox)
export { HomeSubscribeBoxIsland as HomeSubscribeBox }
