'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import type { MenuItem } from '@/src/ui/windows/menu-items'
import { recipeStatus, STATUS_LABELS } from '../../recipes/status'
import { useNow } from '../../parts/use-now'
import { HeadMenu, RecordHead } from '../../record/record-head'
import { hasChanges } from '../../record/record-state'
import { adminAddress } from '../../shell/navigation/admin-address'
import { canCall } from '../../state/session/may-call'
import { lettersAddress, publicLetterAddress } from '../letter-links'
import { EmailLetterWindow } from './email-letter-window'
import { PreviewWindow } from '../../newsletter/preview/preview-window'
import { DeleteLetterWindow } from './delete-letter-window'
import { useLetterEditing, useLetterState } from './letter-context'
import { LetterHistory } from './letter-history'
import { usePublishLetter } from './use-publish-letter'

type Props = {
  isPreviewShown: boolean
  isBusy: boolean
  onPreview: () => void
  onPublish: () => void
}

/** The bar above the letter. */
export function LetterHead({ isPreviewShown, isBusy, onPreview, onPublish }: Props): ReactElement {
  const { store, site } = useLetterEditing()
  const { publishedAt } = useLetterState(({ stored }) => stored.letter)
  const hasDraft = useLetterState(hasChanges)
  const status = recipeStatus(publishedAt, useNow())
  const back = { href: lettersAddress(site.slug), label: 'All letters' }
  return (
    <RecordHead {...{ store, back }} about={STATUS_LABELS[status]}>
      <Button kind="quiet" aria-pressed={isPreviewShown} onClick={onPreview}>
        Preview
      </Button>
      <More isPublished={publishedAt !== null} hasDraft={hasDraft} />
      <Button
        kind="primary"
        isBusy={isBusy}
        disabled={publishedAt !== null && !hasDraft}
        onClick={onPublish}
      >
        {publishedAt === null ? 'Publish' : 'Publish changes'}
      </Button>
    </RecordHead>
  )
}

function More({ isPublished, hasDraft }: { isPublished: boolean; hasDraft: boolean }) {
  const { store, site } = useLetterEditing()
  const { id, slug } = useLetterState(({ stored }) => stored.letter)
  const canUndo = useLetterState((state) => state.canUndo)
  const canRedo = useLetterState((state) => state.canRedo)
  const { unpublish } = usePublishLetter()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [isEmailing, setEmailing] = useState(false)
  const [isPreviewing, setPreviewing] = useState(false)
  // What is shown and checked is the saved draft.
  const afterSaving = async (open: () => void): Promise<void> => {
    await store.save()
    open()
  }
  const items: MenuItem[] = [
    ...(canUndo ? [{ label: 'Undo', onSelect: store.undo }] : []),
    ...(canRedo ? [{ label: 'Redo', onSelect: store.redo }] : []),
    ...(isPublished
      ? [
          { label: 'View on the site', href: publicLetterAddress(site.url, slug) },
          { label: 'Unpublish', onSelect: () => void unpublish() },
        ]
      : []),
    ...(canCall(site, 'createNewsletterSend')
      ? [
          { label: 'Preview email', onSelect: () => void afterSaving(() => setPreviewing(true)) },
          {
            label: 'Email to subscribers',
            onSelect: () => void afterSaving(() => setEmailing(true)),
          },
        ]
      : []),
    ...(hasDraft ? [{ label: 'Save now', onSelect: () => void store.save() }] : []),
    { label: 'History', onSelect: () => setHistoryOpen(true) },
    { label: 'Open in the admin', href: adminAddress('letters', id) },
    { label: 'Delete', onSelect: () => setDeleting(true) },
  ]
  return (
    <>
      <HeadMenu label="More for this letter" items={items} />
      <LetterHistory isOpen={isHistoryOpen} onOpenChange={setHistoryOpen} />
      <EmailLetterWindow isOpen={isEmailing} onOpenChange={setEmailing} />
      {isPreviewing ? (
        <PreviewWindow
          site={site.slug}
          content={{ kind: 'letter', id, title: '' }}
          note=""
          onClose={() => setPreviewing(false)}
        />
      ) : null}
      <DeleteLetterWindow isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  )
}
