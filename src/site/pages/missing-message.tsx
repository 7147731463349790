import type { ReactElement } from 'react'
import { MessagePage } from './message-page'

/**
 * The message of a page that does not exist: on a site, or at an address without one.
 * @see docs/product/sites-and-hosts.md#hosts
 */
export function MissingMessage({ isOnSite }: { isOnSite: boolean }): ReactElement {
  if (!isOnSite) return <MessagePage title="There is no site at this address." />
  return (
    <MessagePage
      title="Page not found"
      text="It may have been moved or taken down."
      action={{ label: 'All Recipes', href: '/recipes' }}
    />
  )
}
