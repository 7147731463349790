import { afterEach, describe, expect, it, vi } from 'vitest'
import { akismetScorer } from './akismet'
import type { ScoredComment } from './scorer'
import { startAkismetServer } from './testing/akismet-server'
import type { AkismetAnswer, AkismetServer } from './testing/akismet-server'

const COMMENT: ScoredComment = {
  text: 'Nice blog!',
  links: [],
  name: 'Ada',
  email: 'ada@example.com',
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  page: 'https://rye.example.com/recipes/rye',
  sameTexts: 0,
  accountMinutes: 5,
  hasPublished: false,
  recentOfWriter: 0,
  recentOfAddress: 0,
}

const servers: AkismetServer[] = []
afterEach(() => {
  for (const { stop } of servers.splice(0)) stop()
})

/** A scorer that asks a service in the place of Akismet. */
async function akismet(answer: AkismetAnswer | null) {
  const server = await startAkismetServer(answer)
  servers.push(server)
  const onFailure = vi.fn()
  const score = akismetScorer({
    key: 'secret',
    siteUrl: 'https://rye.example.com/',
    url: server.url,
    onFailure,
  })
  return { score, bodies: server.bodies, onFailure }
}

// docs/product/comments.md#akismet
describe('Akismet', () => {
  it('is told what was written, by whom and where, and its verdict counts', async () => {
    const { score, bodies } = await akismet({ body: 'true' })
    expect(await score(COMMENT)).toEqual([{ rule: 'akismet', points: 100, detail: null }])
    expect(Object.fromEntries(bodies[0] ?? [])).toMatchObject({
      api_key: 'secret',
      blog: 'https://rye.example.com/',
      user_ip: '203.0.113.7',
      permalink: 'https://rye.example.com/recipes/rye',
      comment_author_email: 'ada@example.com',
      comment_content: 'Nice blog!',
    })
    const certain = await akismet({ body: 'true', headers: { 'x-akismet-pro-tip': 'discard' } })
    expect(await certain.score(COMMENT)).toMatchObject([{ detail: 'discard' }])
    expect(await (await akismet({ body: 'false' })).score(COMMENT)).toEqual([])
  })

  it.each([
    ['is broken', { status: 500, body: '' }],
    ['refuses the key', { body: 'invalid' }],
    ['leads elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ])('does not stop a comment when it %s', async (_, answer) => {
    const { score, onFailure } = await akismet(answer)
    expect(await score(COMMENT)).toEqual([])
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('is waited for three seconds, by four comments at the same time', async () => {
    const { score, bodies, onFailure } = await akismet(null)
    const started = performance.now()
    expect(await Promise.all(Array.from({ length: 6 }, async () => score(COMMENT)))).toEqual(
      Array.from({ length: 6 }, () => []),
    )
    expect(performance.now() - started).toBeLessThan(6_000)
    expect(bodies).toHaveLength(4)
    expect(onFailure).toHaveBeenCalledTimes(4)
  })
})
