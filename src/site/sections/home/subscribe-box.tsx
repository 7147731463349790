import type { ReactElement } from 'react'
import { HomeSubscribeBox } from '@/src/site/newsletter/newsletter-box'
import type { HomeSectionProps } from './home-data'

/**
 * The newsletter on the home page, for whoever can be offered more.
 * @see docs/product/subscriptions.md#who-is-offered-a-subscription
 */
export function SubscribeBox({
  section,
  data,
}: HomeSectionProps<'subscribe-box'>): ReactElement | null {
  const { heading, text } = section
  return <HomeSubscribeBox site={data.site} heading={heading} text={text} />
}
