'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import type { RecipeVersion } from '@/src/contract/recipe/draft'
import { Button } from '@/src/ui/button'
import { HistoryWindow, VersionList, VersionRow } from '../../record/history-window'
import { useDraft, useEditing } from '../recipe-context'
import { restoreVersion } from './restore-version'
import { VersionDetails } from './version-details'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * All versions of the recipe: each can be compared with the draft, and restored as a whole or by part.
 * @see docs/product/recipes.md#history
 */
export function RecipeHistory({ isOpen, onOpenChange }: Props): ReactElement {
  const { site } = useEditing()
  const { id } = useDraft(({ stored }) => stored.recipe)
  return (
    <HistoryWindow
      {...{ isOpen, onOpenChange }}
      call="listRecipeVersions"
      input={{ params: { site: site.slug, id } }}
      none="No earlier versions yet. One is kept when the recipe is published again."
    >
      {(versions) => <Versions versions={versions} onDone={() => onOpenChange(false)} />}
    </HistoryWindow>
  )
}

/** The kind of a version and its author. */
function aboutVersion({ kind, author, isScheduled }: RecipeVersion): string {
  const published = isScheduled ? 'Published as scheduled' : 'Published'
  const by = author?.displayName ? ` by ${author.displayName}` : ''
  return `${kind === 'published' ? published : 'Draft'}${by}`
}

type VersionsProps = { versions: readonly RecipeVersion[]; onDone: () => void }

function Versions({ versions, onDone }: VersionsProps): ReactElement {
  const { store, site } = useEditing()
  const [shownId, setShownId] = useState<string | null>(null)
  const [isRestoring, setRestoring] = useState(false)
  const restore = async (version: RecipeVersion): Promise<void> => {
    setRestoring(true)
    const error = await restoreVersion(store, site.slug, version.id)
    setRestoring(false)
    if (error !== null) {
      toast.error(error)
      return
    }
    toast.success('Restored. The replaced version is in the history.')
    onDone()
  }
  return (
    <VersionList>
      {versions.map((version) => {
        const isShown = shownId === version.id
        return (
          <VersionRow
            key={version.id}
            createdAt={version.createdAt}
            about={aboutVersion(version)}
            title={version.title || 'Untitled'}
            dir="auto"
            actions={
              <>
                <Button
                  kind="quiet"
                  aria-expanded={isShown}
                  onClick={() => setShownId(isShown ? null : version.id)}
                >
                  Compare
                </Button>
                <Button kind="quiet" disabled={isRestoring} onClick={() => void restore(version)}>
                  Restore
                </Button>
              </>
            }
          >
            {isShown ? <VersionDetails version={version} /> : null}
          </VersionRow>
        )
      })}
    </VersionList>
  )
}
