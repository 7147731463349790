import type { ReactElement, ReactNode } from 'react'
import { Message } from '@/src/ui/message'
import { Failed } from './failed'

type UnopenedLinkProps = {
  what: 'gift' | 'invitation'
  /** The heading above the server's refusal. */
  title: string
  /** The reason why it was not loaded; null for a link without its token. */
  error: string | null
  /** Whether another try may work. */
  isTransient: boolean
  retry: () => void
  /** Links to other pages. */
  actions: ReactNode
}

/**
 * The page of a mailed link that cannot be opened: refused, incomplete, or not loaded, with another try.
 * @see docs/product/accounts.md#who-is-signed-in
 */
export function UnopenedLink(props: UnopenedLinkProps): ReactElement {
  const { what, title, error, isTransient, retry, actions } = props
  if (error !== null && isTransient) {
    return <Failed title={`This ${what} could not be loaded`} words={error} onRetry={retry} />
  }
  return (
    <Message level="h1" title={title} isAlert actions={actions}>
      {error ?? 'Part of the link is missing. Open it from the email again.'}
    </Message>
  )
}
