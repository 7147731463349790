import type { ReactElement } from 'react'
import { HomeSubscribeBox } from '@/src/site/newsletter/newsletter-box'
import type { HomeSectionProps } from './home-data'

/**
 * The newsletter box of the home page, with the site's own text or the template's, for readers who can be
 * offered more.
 * @see docs/product/subscriptions.md#who-is-offered-a-subscription
 */
export function SubscribeBox({
  section,
  data,
}: HomeSectionProps<'subscribe-box'>): ReactElement | null {
  const { site } = data
  const heading = site.newsletterHeading ?? section.heading
  const text = site.newsletterText ?? section.text
  return <HomeSubscribeBox site={site} heading={heading} text={text} />
}
