import type { ReactElement } from 'react'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'

/** The page for unknown addresses of the account host. */
export function NothingHere(): ReactElement {
  return (
    <Message
      level="h1"
      title="Page not found"
      actions={
        <ButtonLink kind="primary" isLarge href="/">
          All sites
        </ButtonLink>
      }
    >
      The link may be outdated, or the address mistyped.
    </Message>
  )
}
