'use client'

import type { ReactElement } from 'react'
import { SendWindow } from '../../newsletter/send-window'
import { hasChanges } from '../../record/record-state'
import { useLetterEditing, useLetterState } from './letter-context'
import { usePublishLetter } from './use-publish-letter'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * Emails the letter to subscribers: one that is not published is stored first, and stays unpublished.
 * @see docs/product/kitchen.md#letters
 */
export function EmailLetterWindow(props: Props): ReactElement {
  const { site } = useLetterEditing()
  const id = useLetterState(({ stored }) => stored.letter.id)
  const title = useLetterState(({ document }) => document.title)
  const hasDraft = useLetterState(hasChanges)
  const isPublished = useLetterState(({ stored }) => stored.letter.publishedAt !== null)
  const { store } = usePublishLetter()
  return (
    <SendWindow
      site={site}
      content={{ kind: 'letter', id, title }}
      prepare={hasDraft ? store : null}
      publishes={false}
      prepareTest={hasDraft && !isPublished ? store : null}
      {...props}
    />
  )
}
