'use client'

import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import { bookmarksBySite } from '@/src/domain/recipes/bookmarks'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Failed } from '../parts/failed'
import { Screen } from '../parts/account-screen'
import { SignedIn } from '../parts/signed-in'
import { useAnswer } from '../state/use-answer'
import { BookmarkGroup, BookmarkSkeleton } from './bookmark-group'

/**
 * The user's bookmarks on all sites.
 * @see docs/product/accounts.md#bookmarks-page
 */
export function BookmarksScreen(): ReactElement {
  return (
    <Screen title="Bookmarks">
      <SignedIn loading={<BookmarkSkeleton />}>{() => <Bookmarks />}</SignedIn>
    </Screen>
  )
}

const listBookmarks = async () => (await call('listBookmarks', {})).bookmarks

function Bookmarks(): ReactElement {
  const { data: bookmarks, error, change, retry } = useAnswer(listBookmarks)
  if (error !== null) {
    return <Failed title="Your bookmarks could not be loaded" words={error} onRetry={retry} />
  }
  if (bookmarks === null) return <BookmarkSkeleton />
  if (bookmarks.length === 0) {
    return (
      <Message
        title="No recipes saved yet"
        actions={<ButtonLink href="/">See the sites</ButtonLink>}
      >
        Save a recipe on any site, and it appears here.
      </Message>
    )
  }
  return (
    <>
      {bookmarksBySite(bookmarks).map((group) => (
        <BookmarkGroup
          key={group.site.slug}
          group={group}
          onRemoved={(id) => change((kept) => kept.filter(({ recipe }) => recipe.id !== id))}
        />
      ))}
    </>
  )
}
