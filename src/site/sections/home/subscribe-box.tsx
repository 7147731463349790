import type { ReactElement } from 'react'
import { HomeSubscribeBox } from '@/src/site/newsletter/newsletter-box'
import type { HomeSectionProps } from './home-data'

/**
 * The newsletter on the home page, in the site's own words or the template's, for whoever can be
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
