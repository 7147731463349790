'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import type { LetterVersion } from '@/src/contract/letter/letter-draft'
import { Button } from '@/src/ui/button'
import { actOnDraft } from '../../record/draft-action'
import { HistoryWindow, VersionList, VersionRow } from '../../record/history-window'
import { useLetterEditing, useLetterState } from './letter-context'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * The versions of a letter, each of which can be restored as the draft.
 * @see docs/product/letters.md#drafts
 */
export function LetterHistory({ isOpen, onOpenChange }: Props): ReactElement {
  const { store, site } = useLetterEditing()
  const { id } = useLetterState(({ stored }) => stored.letter)
  const restore = async (version: LetterVersion): Promise<void> => {
    const error = await actOnDraft(store, {
      unsaved: 'Not restored: your changes are not saved yet and would not be in the history.',
      send: ({ draft: { revision } }) =>
        call('restoreLetterVersion', {
          params: { site: site.slug, id, versionId: version.id },
          body: { revision },
        }),
    })
    if (error !== null) {
      toast.error(error)
      return
    }
    toast.success('Restored as the draft. Publish it to show it to readers.')
    onOpenChange(false)
  }
  return (
    <HistoryWindow
      {...{ isOpen, onOpenChange }}
      call="listLetterVersions"
      input={{ params: { site: site.slug, id } }}
      none="No earlier versions yet. One is kept when the letter is published."
    >
      {(versions) => (
        <VersionList>
          {versions.map((version) => (
            <VersionRow
              key={version.id}
              createdAt={version.createdAt}
              about={aboutVersion(version)}
              title={version.title || 'Untitled'}
              dir="auto"
              actions={
                <Button kind="quiet" onClick={() => void restore(version)}>
                  Restore
                </Button>
              }
            />
          ))}
        </VersionList>
      )}
    </HistoryWindow>
  )
}

/** The kind of a version and its author. */
function aboutVersion({ kind, author }: LetterVersion): string {
  const by = author?.displayName ? ` by ${author.displayName}` : ''
  return `${kind === 'published' ? 'Published' : 'Draft'}${by}`
}
