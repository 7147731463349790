import type { ReactElement } from 'react'
import { MissingMessage } from '@/src/site/pages/missing-message'

/** What Next shows by itself, where a page of a site gives up; a host without a site has its own. */
export default function NotFound(): ReactElement {
  return <MissingMessage isOnSite />
}
