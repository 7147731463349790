import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import {
  buildGhostPost,
  RECIPE_HTML,
  sendJson,
  sendPage,
  startSiteServer,
  buildWordPressPost,
} from '../testing/site-server'
import type { SiteServer } from '../testing/site-server'
import { collectPosts } from './collect-posts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function playing(...answer: Parameters<typeof startSiteServer>): Promise<SiteServer> {
  const site = await startSiteServer(...answer)
  open.push(site.close)
  return site
}
async function newFolder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'collect-'))
  open.push(() => rm(root, { recursive: true }))
  return join(root, 'posts')
}
const OPTIONS = { signal: new AbortController().signal, allowed: ['127.0.0.1'], pause: 0 }
const wordPress = (address: string) => ({ program: 'wordpress', address, key: null }) as const
const ghost = (address: string) => ({ program: 'ghost', address, key: 'ab'.repeat(13) }) as const

async function titlesIn(folder: string): Promise<string[]> {
  const texts = await Promise.all(
    (await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'utf8')),
  )
  return texts.flatMap((text) =>
    (JSON.parse(text) as { posts: { slug: string }[] }).posts.map(({ slug }) => slug),
  )
}

const PAGES: Readonly<Record<string, ReturnType<typeof buildWordPressPost>[]>> = {
  '1': [
    buildWordPressPost(1, 'Rye Loaf', RECIPE_HTML),
    buildWordPressPost(2, 'Oat Loaf', RECIPE_HTML),
  ],
  '2': [buildWordPressPost(3, 'Plum Jam', RECIPE_HTML)],
}

// docs/product/import-and-export.md#from-an-address
describe('the posts of a WordPress site', () => {
  test('are read page by page, one request at a time, and never twice', async () => {
    const site = await playing((url, response) => {
      const page = url.searchParams.get('page') ?? ''
      // Later, so that another request would find this one unanswered.
      setImmediate(() => sendJson(response, PAGES[page], { 'x-wp-totalpages': '2' }))
    })
    const folder = await newFolder()
    await collectPosts(wordPress(`${site.origin}/wp-admin/index.php`), folder, OPTIONS)
    expect(await titlesIn(folder)).toEqual(['rye-loaf', 'oat-loaf', 'plum-jam'])
    expect(site.asked).toHaveLength(2)
    expect(site.asked[0]).toMatch(/^\/wp-json\/wp\/v2\/posts\?per_page=100&_embed=1/)
    expect(site.mostAtOnce()).toBe(1)
    await collectPosts(wordPress(site.origin), folder, OPTIONS)
    expect(site.asked).toHaveLength(2)
  })

  test('are read on behind the page where a site broke down', async () => {
    let isBroken = true
    const site = await playing((url, response) => {
      const page = url.searchParams.get('page') ?? ''
      if (page === '2' && isBroken) sendPage(response, '<h1>Oops</h1>', 502)
      else sendJson(response, PAGES[page], { 'x-wp-totalpages': '2' })
    })
    const folder = await newFolder()
    await expect(collectPosts(wordPress(site.origin), folder, OPTIONS)).rejects.toThrow('(502)')
    isBroken = false
    site.asked.length = 0
    await collectPosts(wordPress(site.origin), folder, OPTIONS)
    expect(site.asked).toHaveLength(1)
    expect(await titlesIn(folder)).toHaveLength(3)
  })

  test('are not read twice where it was stopped behind the last page', async () => {
    // One that answers every page with the last one.
    const site = await playing((_url, response) =>
      sendJson(response, PAGES['2'], { 'x-wp-totalpages': '1' }),
    )
    const folder = await newFolder()
    const onPage = (): Promise<void> => Promise.reject(new Error('stopped'))
    const stopped = collectPosts(wordPress(site.origin), folder, { ...OPTIONS, onPage })
    await expect(stopped).rejects.toThrow('stopped')
    await collectPosts(wordPress(site.origin), folder, OPTIONS)
    expect(await titlesIn(folder)).toEqual(['plum-jam'])
  })

  test('are asked for again where the site is busy, after the rest it wants', async () => {
    let tries = 0
    const site = await playing((_url, response) => {
      tries += 1
      if (tries < 3) sendJson(response, {}, { 'retry-after': '0' }, 429)
      else sendJson(response, PAGES['2'], { 'x-wp-totalpages': '1' })
    })
    const folder = await newFolder()
    await collectPosts(wordPress(site.origin), folder, OPTIONS)
    expect(tries).toBe(3)
    expect(await titlesIn(folder)).toEqual(['plum-jam'])
  })

  test('are found where addresses are plain, and where the last page is not told', async () => {
    const site = await playing((url, response) => {
      if (!url.searchParams.has('rest_route')) sendPage(response, '<h1>Not here</h1>', 404)
      else if (url.searchParams.get('page') === '1') sendJson(response, PAGES['1'])
      else sendJson(response, { code: 'rest_post_invalid_page_number' }, {}, 400)
    })
    const folder = await newFolder()
    await collectPosts(wordPress(site.origin), folder, OPTIONS)
    expect(await titlesIn(folder)).toHaveLength(2)
  })

  test.each([
    ['a login page', 200, '<form><input type="password"></form>', 'login page'],
    ['a web page', 200, '<html><body>Hello</body></html>', 'web page'],
    ['nothing', 404, '<h1>404</h1>', 'There is no WordPress site at this address'],
    ['a closed API', 401, '{"code":"rest_cannot_access"}', 'switched off or closed'],
    ['an error', 503, 'Down', '(503)'],
    ['half an answer', 200, '[{"id":1', 'damaged or incomplete'],
    ['another shape', 200, '{"hello":"you"}', 'There is no WordPress'],
    ['a rest of an hour', 429, 'x', 'longer pause'],
  ])(
    'are not there where the site answers with %s, and it says so',
    async (_what, status, text, words) => {
      const site = await playing((_url, response) => {
        response.writeHead(status, status === 429 ? { 'retry-after': '3600' } : {}).end(text)
      })
      const folder = await newFolder()
      await expect(collectPosts(wordPress(site.origin), folder, OPTIONS)).rejects.toThrow(words)
      expect(await titlesIn(folder)).toEqual([])
    },
  )

  test('are not waited for longer than agreed', async () => {
    const site = await playing(() => undefined)
    const slow = { ...OPTIONS, patience: 50 }
    const collected = collectPosts(wordPress(site.origin), await newFolder(), slow)
    await expect(collected).rejects.toThrow('responds too slowly')
  })

  test('are never looked for on the own network', async () => {
    const site = await playing((_url, response) => sendJson(response, []))
    const strict = { ...OPTIONS, allowed: [] }
    const folder = await newFolder()
    const collected = collectPosts(wordPress(site.origin), folder, strict)
    await expect(collected).rejects.toThrow('private network')
    expect(site.asked).toEqual([])
  })

  test('are not read any more once it is stopped', async () => {
    const end = new AbortController()
    const site = await playing((_url, response) => {
      end.abort()
      sendJson(response, PAGES['1'], { 'x-wp-totalpages': '9' })
    })
    const stopped = { ...OPTIONS, signal: end.signal }
    await expect(
      collectPosts(wordPress(site.origin), await newFolder(), stopped),
    ).rejects.not.toThrow('could not be reached')
    expect(site.asked.length).toBe(1)
  })
})

describe('the posts of a Ghost site', () => {
  test('are read with its key, page by page', async () => {
    const site = await playing((url, response) => {
      const isFirst = url.searchParams.get('page') === '1'
      const posts = [buildGhostPost(isFirst ? '1' : '2', isFirst ? 'Soup' : 'Stew', RECIPE_HTML)]
      sendJson(response, { posts, meta: { pagination: { next: isFirst ? 2 : null } } })
    })
    const folder = await newFolder()
    await collectPosts(ghost(`${site.origin}/ghost/#/posts`), folder, OPTIONS)
    expect(await titlesIn(folder)).toEqual(['soup', 'stew'])
    expect(site.asked[0]).toMatch(/^\/ghost\/api\/content\/posts\/\?key=abab/)
  })

  test.each([
    [
      'does not know the key',
      401,
      { errors: [{ type: 'UnauthorizedError' }] },
      'rejected this key',
    ],
    ['is none', 404, {}, 'There is no Ghost site at this address'],
  ])('are not there where the site %s', async (_what, status, body, words) => {
    const site = await playing((_url, response) => sendJson(response, body, {}, status))
    const folder = await newFolder()
    await expect(collectPosts(ghost(site.origin), folder, OPTIONS)).rejects.toThrow(words)
  })
})
