import type { ReactElement } from 'react'
import { MissingMessage } from '@/src/site/pages/missing-message'

/** Next's own not-found page for pages of a site; a host without a site has another. */
export default function NotFound(): ReactElement {
  return <MissingMessage isOnSite />
}
