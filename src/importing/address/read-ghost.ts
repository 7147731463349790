import { z } from 'zod'
import type { SiteFetch, SiteResponse } from './rate-limited-fetch'
import { parseJson, parseJsonUnlessPage, assertNotFailed } from './read-json'
import { joinSitePath } from './site-address'
import type { PostPage } from './post-page'
import { SourceProblem } from './source-problem'

const WRONG_KEY =
  'Ghost rejected this key. Copy the Content API key again: Settings, Integrations, Add custom integration.'
const NO_GHOST =
  'There is no Ghost site at this address. Check the address, or export a file there and import that.'

const Answer = z.object({
  posts: z.array(z.record(z.string(), z.unknown())),
  meta: z.object({ pagination: z.object({ next: z.number().nullable() }) }).optional(),
})

/** Yields the posts of a Ghost site, page by page, from a page number on. @throws SourceProblem */
export async function* readGhostPages(
  fetchPage: SiteFetch,
  base: URL,
  { first, key }: { first: number; key: string },
): AsyncGenerator<PostPage> {
  for (let page = first; ; page += 1) {
    const query = new URLSearchParams({
      ...{ key, limit: '100', page: String(page), formats: 'html' },
      ...{ include: 'tags,authors', order: 'published_at asc' },
    })
    const { posts, meta } = read(
      await fetchPage(joinSitePath(base, `/ghost/api/content/posts/?${query}`)),
    )
    const isLast = posts.length === 0 || !meta?.pagination.next
    if (posts.length > 0) yield { page, posts, isLast }
    if (isLast) return
  }
}

function read(answer: SiteResponse): z.output<typeof Answer> {
  assertNotFailed(answer)
  if (answer.status === 401 || answer.status === 403) {
    parseJsonUnlessPage(answer)
    throw new SourceProblem(WRONG_KEY)
  }
  if (answer.status !== 200) throw new SourceProblem(NO_GHOST)
  const posts = Answer.safeParse(parseJson(answer))
  if (!posts.success) throw new SourceProblem(NO_GHOST)
  return posts.data
}
