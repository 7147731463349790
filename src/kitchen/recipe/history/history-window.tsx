'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import type { RecipeVersion } from '@/src/contract/recipe/draft'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { errorMessage } from '../../parts/error-message'
import { useDraft, useEditing } from '../recipe-context'
import styles from './history.module.css'
import { restoreVersion } from './restore-version'
import { VersionDetails } from './version-details'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * All versions of the recipe: each can be compared with the draft, and restored as a whole or by part.
 * @see docs/product/recipes.md#history
 */
export function HistoryWindow({ isOpen, onOpenChange }: Props): ReactElement {
  return (
    <Dialog title="History" shape="panel" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Versions onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** The kind of a version and its author. */
function versionWords({ kind, author, isScheduled }: RecipeVersion): string {
  const published = isScheduled ? 'Published as scheduled' : 'Published'
  const by = author?.displayName ? ` by ${author.displayName}` : ''
  return `${kind === 'published' ? published : 'Draft'}${by}`
}

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

function Versions({ onDone }: { onDone: () => void }): ReactElement {
  const { store, site } = useEditing()
  const { id } = useDraft(({ recipe }) => recipe)
  const [shown, setShown] = useState<RecipeVersion | null>(null)
  const [isRestoring, setRestoring] = useState(false)
  const params = { site: site.slug, id }
  const { data, error } = useQuery({
    queryKey: ['versions', id],
    queryFn: ({ signal }) => call('listRecipeVersions', { params, signal }),
    staleTime: 0,
  })
  const restore = async (version: RecipeVersion): Promise<void> => {
    setRestoring(true)
    const { isDone, words } = await restoreVersion(store, site.slug, version.id)
    setRestoring(false)
    if (!isDone) {
      toast.error(words)
      return
    }
    toast.success(words)
    onDone()
  }
  if (error) return <p role="alert">{errorMessage(error)}</p>
  if (!data) return <p>Loading…</p>
  if (data.versions.length === 0) {
    return <p>No earlier versions yet. One is kept when the recipe is published again.</p>
  }
  return (
    <ol className={styles.versions}>
      {data.versions.map((version) => (
        <li key={version.id} className={styles.version}>
          <span className={styles.when}>{WHEN.format(new Date(version.createdAt))}</span>
          <span className={styles.about}>{versionWords(version)}</span>
          <span className={styles.versionTitle} dir="auto">
            {version.title || 'Untitled'}
          </span>
          <span className={styles.acts}>
            <Button
              kind="quiet"
              aria-expanded={shown?.id === version.id}
              onClick={() => setShown(shown?.id === version.id ? null : version)}
            >
              Compare
            </Button>
            <Button kind="quiet" disabled={isRestoring} onClick={() => void restore(version)}>
              Restore
            </Button>
          </span>
          {shown?.id === version.id ? <VersionDetails version={version} /> : null}
        </li>
      ))}
    </ol>
  )
}
