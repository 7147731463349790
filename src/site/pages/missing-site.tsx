import type { ReactElement } from 'react'
import { MessagePage } from './message-page'

/**
 * The message of a host without a site.
 * @see docs/product/sites-and-hosts.md#hosts
 */
export const MissingSite = ({ accountOrigin }: { accountOrigin: string }): ReactElement => (
  <MessagePage
    title="There is no site at this address."
    text="It may have moved to another address, or the address was mistyped."
    action={{ label: 'All sites', href: accountOrigin }}
  />
)
