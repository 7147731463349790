import type { Metadata } from 'next'
import { BookmarksScreen } from '@/src/account/bookmarks/bookmarks-screen'

export const metadata: Metadata = { title: 'Bookmarks', robots: { index: false } }

/** The user's bookmarks. */
export default function Page() {
  return <BookmarksScreen />
}
