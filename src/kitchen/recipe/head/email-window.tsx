'use client'

import type { ReactElement } from 'react'
import { SendWindow } from '../../newsletter/send-window'
import { recipeStatus } from '../../recipes/status'
import { serverNow } from '../../state/session/server-clock'
import { useDraft, useEditing } from '../recipe-context'
import { usePublish } from './publish-button'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Emails the recipe to subscribers, and publishes it first unless readers see it already. */
export function EmailWindow(props: Props): ReactElement {
  const { site } = useEditing()
  const { publish } = usePublish()
  const id = useDraft(({ stored }) => stored.recipe.id)
  const title = useDraft(({ document }) => document.title)
  const status = useDraft(({ stored }) => recipeStatus(stored.recipe.publishedAt, serverNow()))
  const publishNow = (): Promise<boolean> => publish(serverNow().toISOString())
  return (
    <SendWindow
      site={site}
      content={{ kind: 'recipe', id, title }}
      prepare={status === 'published' ? null : publishNow}
      publishes={status !== 'published'}
      {...props}
    />
  )
}
