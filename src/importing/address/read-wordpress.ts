import { z } from 'zod'
import type { SiteFetch, SiteResponse } from './rate-limited-fetch'
import { parseJson, parseJsonUnlessPage, assertNotFailed } from './read-json'
import { joinSitePath } from './site-address'
import type { PostPage } from './post-page'
import { SourceProblem } from './source-problem'

const CLOSED =
  'The REST API of this site is switched off or closed. Export a file there (Tools, Export) and import that.'
const NO_WORDPRESS =
  'There is no WordPress site at this address, or its REST API is switched off. Check the address, or export a file there (Tools, Export) and import that.'

const Posts = z.array(z.record(z.string(), z.unknown()))

/** Oldest first, so that posts published meanwhile do not shift the pages. */
const QUERY = 'per_page=100&_embed=1&orderby=id&order=asc'

/** The two paths of the WordPress API. */
const ADDRESSES = [
  (base: URL, page: number): string =>
    joinSitePath(base, `/wp-json/wp/v2/posts?${QUERY}&page=${page}`),
  (base: URL, page: number): string =>
    joinSitePath(base, `/?rest_route=/wp/v2/posts&${QUERY}&page=${page}`),
] as const

/**
 * Yields the posts of a WordPress site, page by page, from a page number on.
 * @throws SourceProblem
 */
export async function* readWordPressPages(
  fetchPage: SiteFetch,
  base: URL,
  first: number,
): AsyncGenerator<PostPage> {
  const { addressOf, answer } = await firstAnswer(fetchPage, base, first)
  let at = answer
  for (let page = first; ; page += 1) {
    const pages = Number(at.headers['x-wp-totalpages'] ?? Infinity)
    // Some sites repeat the last page after the end.
    if (isBehindLast(at) || page > pages) return
    const posts = postsOf(at)
    const isLast = posts.length === 0 || page >= pages
    if (posts.length > 0) yield { page, posts, isLast }
    if (isLast) return
    at = await fetchPage(addressOf(base, page + 1))
  }
}

async function firstAnswer(fetchPage: SiteFetch, base: URL, page: number) {
  const [usual, other] = ADDRESSES
  const answer = await fetchPage(usual(base, page))
  const isThere =
    answer.status !== 404 && (answer.status >= 400 || parseJsonUnlessPage(answer) !== null)
  if (isThere) return { addressOf: usual, answer }
  const again = await fetchPage(other(base, page))
  if (again.status === 404) throw new SourceProblem(NO_WORDPRESS)
  return { addressOf: other, answer: again }
}

/** WordPress returns this status after the last page. */
const isBehindLast = ({ status, text }: SiteResponse): boolean =>
  status === 400 && text.includes('rest_post_invalid_page_number')

function postsOf(answer: SiteResponse): Readonly<Record<string, unknown>>[] {
  assertNotFailed(answer)
  if (answer.status === 401 || answer.status === 403) {
    parseJsonUnlessPage(answer)
    throw new SourceProblem(CLOSED)
  }
  if (answer.status !== 200) throw new SourceProblem(NO_WORDPRESS)
  const posts = Posts.safeParse(parseJson(answer))
  if (!posts.success) throw new SourceProblem(NO_WORDPRESS)
  return posts.data
}
