'use client'

import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import type { BookmarkedRecipe } from '@/src/contract/people/profile'
import { bookmarksBySite, putSiteFirst } from '@/src/domain/recipes/bookmarks'
import type { BookmarkGroup } from '@/src/domain/recipes/bookmarks'
import { useSession } from '@/src/session/session-provider'
import { Button } from '@/src/ui/button'
import { SavedGroup } from './saved-group'
import styles from './saved-list.module.css'
import { SavedSkeleton } from './saved-skeleton'

type Groups = BookmarkGroup<BookmarkedRecipe['site'], BookmarkedRecipe['recipe']>[]

/** The reader's saved recipes, this site's first. The default export, for `lazy`. */
export default function SavedList(): ReactElement {
  const { scope } = useSession()
  const { groups, hasFailed, retry } = useSaved(scope.site ?? '')
  return (
    <>
      <div className={styles.list}>
        {hasFailed ? <Failed onRetry={retry} /> : null}
        {groups === null && !hasFailed ? <SavedSkeleton /> : null}
        {groups?.length === 0 ? (
          <p className={styles.none}>
            No recipes saved yet. Press Save on a recipe to keep it here.
          </p>
        ) : null}
        {groups?.map((group) => (
          <SavedGroup key={group.site.slug} group={group} isHere={group.site.slug === scope.site} />
        ))}
      </div>
      <Foot />
    </>
  )
}

function Foot(): ReactElement {
  const { user, accountLink } = useSession()
  const name = user === null || user === 'pending' ? '' : user.displayName || user.email
  return (
    <footer className={styles.foot}>
      <span className={styles.name}>{name}</span>
      <Button onClick={() => void accountLink('/bookmarks')}>View Bookmarks</Button>
    </footer>
  )
}

function Failed({ onRetry }: { onRetry: () => void }): ReactElement {
  return (
    <div role="alert">
      <p className={styles.none}>Your saved recipes could not be loaded.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

type Saved = { groups: Groups | null; hasFailed: boolean; retry: () => void }

function useSaved(site: string): Saved {
  const [groups, setGroups] = useState<Groups | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    call('listBookmarks', { signal: controller.signal }).then(
      ({ bookmarks }) => setGroups(putSiteFirst(bookmarksBySite(bookmarks), site)),
      () => {
        if (!controller.signal.aborted) setFailed(true)
      },
    )
    return () => controller.abort()
  }, [site, attempt])
  const retry = (): void => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }
  return { groups, hasFailed, retry }
}
