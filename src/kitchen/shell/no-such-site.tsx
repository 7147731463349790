'use client'

import type { ReactElement } from 'react'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'

/** The message that a site does not exist, or that the user has no access to it. */
export function NoSuchSite({ slug }: { slug: string }): ReactElement {
  return (
    <Message
      level="h1"
      title="Not one of your sites"
      actions={
        <ButtonLink kind="primary" isLarge href="/kitchen">
          Your sites
        </ButtonLink>
      }
    >
      There is no site “{slug}”, or you cannot edit it.
    </Message>
  )
}
