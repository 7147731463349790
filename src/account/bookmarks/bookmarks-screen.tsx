'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { callQuery } from '@/src/api/react/call-query'
import { useCall } from '@/src/api/react/use-call'
import { bookmarksBySite } from '@/src/domain/recipes/bookmarks'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Failed } from '../parts/failed'
import { Screen } from '../parts/account-screen'
import { SignedIn } from '../parts/signed-in'
import { errorMessage } from '../state/error-message'
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

function Bookmarks(): ReactElement {
  const client = useQueryClient()
  const { data, error, refetch } = useCall('listBookmarks', {})
  const remove = (id: string): void => {
    client.setQueryData(
      callQuery('listBookmarks', {}).queryKey,
      (known) => known && { bookmarks: known.bookmarks.filter(({ recipe }) => recipe.id !== id) },
    )
  }
  if (error !== null) {
    const words = errorMessage(error)
    return <Failed title="Your bookmarks could not be loaded" words={words} onRetry={refetch} />
  }
  if (!data) return <BookmarkSkeleton />
  if (data.bookmarks.length === 0) {
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
      {bookmarksBySite(data.bookmarks).map((group) => (
        <BookmarkGroup key={group.site.slug} group={group} onRemoved={remove} />
      ))}
    </>
  )
}
