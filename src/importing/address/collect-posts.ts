import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { askPolitely } from './ask-politely'
import type { Ask, AskOptions } from './ask-politely'
import type { PostPage } from './post-page'
import { ghostPages } from './read-ghost'
import { wordPressPages } from './read-wordpress'
import { siteBase } from './site-address'
import { SourceProblem } from './source-problem'
import type { ImportSource } from './import-source'

/** Pages of 100 posts, and bytes of all of them, that are read of a site at most. */
const MOST_PAGES = 100
const MOST_BYTES = 1_073_741_824

/** Options of reading a site; an error thrown by `onPage` ends it behind the page that was just read. */
type CollectOptions = AskOptions & { onPage?: () => Promise<void> }

/**
 * Reads the posts of a site into a folder, a file for each page. Pages that are there are not asked for
 * again, so that it goes on where it was stopped; nothing is asked once all of it is there.
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
  const base = siteBase(source.address)
  if (base === null) throw new SourceProblem('This is not the address of a site.')
  let bytes = 0
  for await (const { page, posts } of pagesOf(source, base, read.length + 1, options)) {
    const text = JSON.stringify({ source: `${source.program}-site`, site: base.href, posts })
    bytes += Buffer.byteLength(text)
    if (page > MOST_PAGES || bytes > MOST_BYTES) {
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

/** A page is there whole or not at all. */
async function storeWhole(path: string, text: string): Promise<void> {
  const beside = join(dirname(dirname(path)), 'page')
  await writeFile(beside, text)
  await rename(beside, path)
}

/** Reads the pages of an address; without a scheme, http is tried where there is no https. */
async function* pagesOf(
  { program, address, key }: ImportSource,
  base: URL,
  first: number,
  options: AskOptions,
): AsyncGenerator<PostPage> {
  const ask = withPlainHttp(askPolitely(options), /^[a-z]+:\/\//i.test(address) ? null : base)
  if (program === 'ghost') yield* ghostPages(ask, base, { first, key: key ?? '' })
  else yield* wordPressPages(ask, base, first)
}

/** Codes of a connection that was refused, or that speaks no TLS. */
const NO_TLS = /^(?:ECONNREFUSED|ECONNRESET|EPROTO|ERR_SSL_\w+|ERR_TLS_\w+)$/

function withPlainHttp(ask: Ask, base: URL | null): Ask {
  if (base === null) return ask
  let isPlain = false
  const plain = (url: string): string => url.replace(/^https:/, 'http:')
  return async (url) => {
    if (isPlain) return ask(plain(url))
    try {
      return await ask(url)
    } catch (error) {
      if (!hasNoTls(error)) throw error
      isPlain = true
      return ask(plain(url))
    }
  }
}

function hasNoTls(error: unknown): boolean {
  const cause = error instanceof SourceProblem ? error.cause : null
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : null
  return typeof code === 'string' && NO_TLS.test(code)
}
