import type { ReactElement } from 'react'
import { MessagePage } from '@/src/site/pages/message-page'

/** Next's own not-found page for pages of a site; a host without a site has another. */
export default function NotFound(): ReactElement {
  return (
    <MessagePage
      title="Page not found"
      text="It may have been moved or taken down."
      action={{ label: 'Home', href: '/' }}
    />
  )
}
