/** A page of posts as a site gives them. */
export type PostPage = {
  /** Counted from 1. */
  page: number
  posts: readonly Readonly<Record<string, unknown>>[]
  isLast: boolean
}
