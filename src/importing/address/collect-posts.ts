import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createRateLimitedFetch } from './rate-limited-fetch'
import type { SiteFetch, SiteFetchOptions } from './rate-limited-fetch'
import type { PostPage } from './post-page'
import { readGhostPages } from './read-ghost'
import { readWordPressPages } from './read-wordpress'
import { parseSiteBase } from './site-address'
import { SourceProblem } from './source-problem'
import type { ImportSource } from './import-source'

/** Maximum number of pages of 100 posts, and of bytes, read from a site. */
const MAX_PAGES = 100
const MAX_BYTES = 1_073_741_824

/** Options of reading a site; an error thrown by `onPage` stops after the page just read. */
type CollectOptions = SiteFetchOptions & { onPage?: () => Promise<void> }

/**
 * Downloads the posts of a site into a folder, one file per page. Pages that are already there are
 * skipped, so that an interrupted download resumes.
 * @throws SourceProblem with why the site could not be read
 * @see docs/product/import-and-export.md#from-an-address
 */
export async function collectPosts(
  source: ImportSource,
  folder: string,
  { onPage, ...options }: CollectOptions,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const done = join(dirname(folder), 'complete')
  if (await isThere(done)) return
  const read = (await readdir(folder)).filter((name) => /^posts-\d{4}\.json$/.test(name))
  const base = parseSiteBase(source.address)
  if (base === null) throw new SourceProblem('This is not the address of a site.')
  let bytes = 0
  for await (const { page, posts } of pagesOf(source, base, read.length + 1, options)) {
    const text = JSON.stringify({ source: `${source.program}-site`, site: base.href, posts })
    bytes += Buffer.byteLength(text)
    if (page > MAX_PAGES || bytes > MAX_BYTES) {
      throw new SourceProblem(
        'The site has too many posts to be read from its address. Export a file there and import that.',
      )
    }
    await storeWhole(join(folder, `posts-${String(page).padStart(4, '0')}.json`), text)
    await onPage?.()
  }
  await writeFile(done, '')
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Writes a file atomically. */
async function storeWhole(path: string, text: string): Promise<void> {
  const beside = join(dirname(dirname(path)), 'page')
  await writeFile(beside, text)
  await rename(beside, path)
}

/** Yields the pages of a site; an address without a scheme falls back to http if https fails. */
async function* pagesOf(
  { program, address, key }: ImportSource,
  base: URL,
  first: number,
  options: SiteFetchOptions,
): AsyncGenerator<PostPage> {
  const fetchPage = withPlainHttp(
    createRateLimitedFetch(options),
    /^[a-z]+:\/\//i.test(address) ? null : base,
  )
  if (program === 'ghost') yield* readGhostPages(fetchPage, base, { first, key: key ?? '' })
  else yield* readWordPressPages(fetchPage, base, first)
}

/** Error codes of a refused connection, or of a server without TLS. */
const NO_TLS = /^(?:ECONNREFUSED|ECONNRESET|EPROTO|ERR_SSL_\w+|ERR_TLS_\w+)$/

function withPlainHttp(fetchPage: SiteFetch, base: URL | null): SiteFetch {
  if (base === null) return fetchPage
  let isPlain = false
  const plain = (url: string): string => url.replace(/^https:/, 'http:')
  return async (url) => {
    if (isPlain) return fetchPage(plain(url))
    try {
      return await fetchPage(url)
    } catch (error) {
      if (!hasNoTls(error)) throw error
      isPlain = true
      return fetchPage(plain(url))
    }
  }
}

function hasNoTls(error: unknown): boolean {
  const cause = error instanceof SourceProblem ? error.cause : null
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : null
  return typeof code === 'string' && NO_TLS.test(code)
}
