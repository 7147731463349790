import type { ReactElement, ReactNode } from 'react'
import { Message } from '@/src/ui/message'
import { errorMessage, isTransient } from '../state/error-message'
import { Failed } from './failed'

type UnopenedLinkProps = {
  what: 'gift' | 'invitation'
  /** The heading above the server's refusal. */
  title: string
  /** The reason why it was not loaded; null for a link without its token. */
  error: Error | null
  retry: () => unknown
  /** Links to other pages. */
  actions: ReactNode
}

/**
 * The page of a mailed link that cannot be opened: refused, incomplete, or not loaded, with another try.
 * @see docs/product/accounts.md#who-is-signed-in
 */
export function UnopenedLink(props: UnopenedLinkProps): ReactElement {
  const { what, title, error, retry, actions } = props
  if (error !== null && isTransient(error)) {
    const failed = `This ${what} could not be loaded`
    return <Failed title={failed} words={errorMessage(error)} onRetry={retry} />
  }
  return (
    <Message level="h1" title={title} isAlert actions={actions}>
      {error ? errorMessage(error) : 'Part of the link is missing. Open it from the email again.'}
    </Message>
  )
}
