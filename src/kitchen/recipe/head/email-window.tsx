'use client'

import type { ReactElement } from 'react'
import { SendWindow } from '../../newsletter/send-window'
import { recipeStatus } from '../../recipes/status'
import { serverNow } from '../../state/session/server-clock'
import { useDraft, useEditing } from '../recipe-context'
import { usePublish } from './publish-button'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * Emails the recipe to subscribers, and publishes it unless readers see it already: first, or at the time of
 * a scheduled send.
 */
export function EmailWindow(props: Props): ReactElement {
  const { site } = useEditing()
  const { publish } = usePublish()
  const id = useDraft(({ stored }) => stored.recipe.id)
  const title = useDraft(({ document }) => document.title)
  const publishedAt = useDraft(({ stored }) => stored.recipe.publishedAt)
  const status = recipeStatus(publishedAt, serverNow())
  const publishFor = async (sendAt: Date | null): Promise<boolean> => {
    const at = (sendAt ?? serverNow()).toISOString()
    const isPublishedByThen = publishedAt !== null && Date.parse(publishedAt) <= Date.parse(at)
    return isPublishedByThen || publish(at)
  }
  return (
    <SendWindow
      site={site}
      content={{ kind: 'recipe', id, title }}
      prepare={status === 'published' ? null : publishFor}
      publishes={status !== 'published'}
      {...props}
    />
  )
}
