/** A page of posts, as the site returns it. */
export type PostPage = {
  /** Counted from 1. */
  page: number
  posts: readonly Readonly<Record<string, unknown>>[]
  isLast: boolean
}
