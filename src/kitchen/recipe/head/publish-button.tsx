'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { Button } from '@/src/ui/button'
import { hasChanges } from '../../record/record-state'
import { useDraftAction } from '../../record/use-draft-action'
import { recipeStatus } from '../../recipes/status'
import { useScreenActions } from '../../shell/actions/use-screen-actions'
import { serverNow } from '../../state/session/server-clock'
import { useDraft, useEditing } from '../recipe-context'
import { ChecklistWindow } from './checklist-window'
import { publishDraft } from './publish'
import { publishingGaps } from './publishing-gaps'

/** Publishes the draft; returns whether it succeeded. `publishedAt` sets another time. */
export function usePublish(): {
  isBusy: boolean
  publish: (publishedAt?: string) => Promise<boolean>
} {
  const { store, site } = useEditing()
  const client = useQueryClient()
  const { isBusy, act } = useDraftAction()
  const publish = async (publishedAt?: string): Promise<boolean> => {
    const isPublished = await act(() => publishDraft(store, site.slug, publishedAt))
    void invalidateCalls(client, ['listManagedRecipes'], { site: site.slug })
    void invalidateCalls(client, ['listManagedSites'])
    if (!isPublished) {
      focusFirstWrong()
      return false
    }
    const { recipe } = store.getState().stored
    const href = `${site.url}/recipes/${recipe.slug}`
    const isAhead = recipeStatus(recipe.publishedAt, serverNow()) === 'scheduled'
    toast.success(isAhead ? 'Scheduled' : 'Published', {
      action: { label: 'View', onClick: () => window.open(href, '_blank', 'noopener') },
    })
    return true
  }
  return { isBusy, publish }
}

/** A field, or the text of a row. */
const WRONG =
  'main [aria-invalid="true"], main [data-is-wrong] :is([data-line], [contenteditable="true"])'

/** The first field that needs another look. */
function focusFirstWrong(): void {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>(WRONG)
    wrong?.closest('details')?.setAttribute('open', '')
    wrong?.focus()
  })
}

/** The button that publishes the draft. */
export function PublishButton(): ReactElement {
  const { store } = useEditing()
  const { isBusy, publish } = usePublish()
  const status = useDraft(({ stored }) => recipeStatus(stored.recipe.publishedAt, serverNow()))
  const isChanged = useDraft(hasChanges)
  const label = { draft: 'Publish', scheduled: 'Update', published: 'Update' }[status]
  const isOpen = status === 'draft' || isChanged
  const [gaps, setGaps] = useState<readonly string[] | null>(null)
  const ask = (): void => {
    const missing = status === 'draft' ? publishingGaps(store.getState()) : []
    if (missing.length === 0) void publish()
    else setGaps(missing)
  }
  useScreenActions(isOpen ? [{ label, keys: [], run: ask }] : [])
  return (
    <>
      <Button kind="primary" isBusy={isBusy} disabled={!isOpen} onClick={ask}>
        {label}
      </Button>
      <ChecklistWindow gaps={gaps} onClose={() => setGaps(null)} onPublish={() => void publish()} />
    </>
  )
}
