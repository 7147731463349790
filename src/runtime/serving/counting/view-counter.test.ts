import { describe, expect, it } from 'vitest'
import { MAX_OF_NETWORK, PendingCounts } from '@/src/server/counting/pending-counts'
import type { CountedAnswer } from '@/src/server/web/answer-notes'
import { MAX_PAGES_PER_MINUTE, ViewCounter } from './view-counter'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const READER = {
  host: 'kitchen.example.com',
  'user-agent': FIREFOX,
  'accept-language': 'en',
  'sec-fetch-dest': 'document',
}
const HOME: CountedAnswer = { siteId: 'site', page: { recipeId: null }, search: null }
const RECIPE: CountedAnswer = { siteId: 'site', page: { recipeId: 'soup' }, search: null }

/** A counter with a clock that is set by hand. */
function startCounter(trustProxy = 0) {
  const clock = { now: Date.parse('2026-11-30T12:00:00Z') }
  const pending = new PendingCounts(() => clock.now)
  const counter = new ViewCounter(pending, trustProxy, () => clock.now)
  const views = () =>
    [...pending.today().pages.values()].reduce((sum, { views: each }) => sum + each, 0)
  const open = (headers: Record<string, string> = {}, address = '192.0.2.1', url = '/') => {
    counter.count(HOME, { url, headers: { ...READER, ...headers } }, address)
  }
  const search = (text: string, isEmpty = false) => {
    const counted = { siteId: 'site', page: null, search: { text, isEmpty } }
    const headers = { ...READER, 'sec-fetch-dest': 'empty' }
    counter.count(counted, { url: '/api', headers }, '192.0.2.1')
  }
  const searches = () =>
    [...pending.today().searches.values()]
      .filter(({ searches: times }) => times > 0)
      .map(({ text, searches: times, emptySearches }) => [text, times, emptySearches])
  return { clock, pending, counter, views, open, search, searches }
}

describe('views', () => {
  it('are counted by site and by recipe, and visitors by address and user agent', () => {
    const { counter, pending, open } = startCounter()
    open()
    open()
    open({}, '192.0.2.2')
    open({ 'user-agent': `${FIREFOX} other` })
    counter.count(RECIPE, { url: '/recipes/soup', headers: READER }, '192.0.2.1')
    const { pages, visitors } = pending.today()
    expect(pages.get('site')).toMatchObject({ views: 4, recipeId: null })
    expect(pages.get('soup')).toMatchObject({ views: 1, siteId: 'site' })
    expect(visitors.size).toBe(3)
  })

  it('are not counted of robots, of readers who object, and of pages that nobody opened', () => {
    const { open, views, pending } = startCounter()
    const bare = { ...READER, 'accept-language': undefined }
    for (const headers of [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': `${FIREFOX}${' x'.repeat(300)}` },
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'empty' },
    ]) {
      open(headers)
    }
    new ViewCounter(pending, 0).count(HOME, { url: '/', headers: bare }, '192.0.2.1')
    new ViewCounter(pending, 0).count(null, { url: '/', headers: READER }, '192.0.2.1')
    expect(views()).toBe(0)
    expect(pending.today().visitors.size).toBe(0)
    open({ dnt: '0' })
    expect(views()).toBe(1)
  })

  it('of one visitor end with a number that only robots reach', () => {
    const { open, views, pending } = startCounter()
    for (let page = 0; page < MAX_PAGES_PER_MINUTE * 3; page += 1) open()
    expect(views()).toBe(MAX_PAGES_PER_MINUTE)
    const [visitor] = pending.today().visitors.values()
    expect(visitor?.pages).toBeGreaterThan(MAX_PAGES_PER_MINUTE)
  })

  it('take addresses from trusted proxies only', () => {
    for (const [proxies, visitors] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const { open, pending } = startCounter(proxies)
      open({ 'x-forwarded-for': 'forged, 198.51.100.1' })
      open({ 'x-forwarded-for': 'forged again, 198.51.100.1' })
      open({ 'x-forwarded-for': '198.51.100.2' })
      expect(pending.today().visitors.size).toBe(visitors)
    }
  })

  it('of a flood of addresses do not fill the memory', () => {
    const { open, pending, views } = startCounter()
    for (let number = 0; number < 110_000; number += 1) open({}, String(number))
    expect(pending.today().visitors.size).toBe(100_000)
    expect(views()).toBe(100_000)
  })

  it('of invented user agents from one network are not counted', () => {
    const { open, pending, views } = startCounter()
    for (let number = 0; number < 1_000; number += 1) {
      open({ 'user-agent': `${FIREFOX} ${String(number)}` }, `2001:db8::${number.toString(16)}`)
    }
    expect(pending.today().visitors.size).toBe(MAX_OF_NETWORK)
    expect(views()).toBe(MAX_OF_NETWORK)
    open({}, '192.0.2.7')
    expect(views()).toBe(MAX_OF_NETWORK + 1)
  })

  it('belong to the day on which they were, also when the clock goes back over midnight', () => {
    const { clock, open, pending } = startCounter()
    clock.now = Date.parse('2026-12-01T00:00:01Z')
    open()
    clock.now = Date.parse('2026-11-30T23:59:59Z')
    open()
    open()
    const taken = pending.take().map(({ day, counts }) => [day, counts.pages.get('site')?.views])
    expect(taken.sort()).toEqual([
      ['2026-11-30', 2],
      ['2026-12-01', 1],
    ])
    expect(pending.take()).toEqual([])
  })
})

describe('searches', () => {
  it('are counted by text, those without result apart', () => {
    const { clock, search, searches } = startCounter()
    for (const [text, isEmpty] of [
      ['Soup', false],
      ['natto', true],
      ['soup ', false],
      ['me@example.com', true],
    ] as const) {
      search(text, isEmpty)
      clock.now += 20_000
    }
    expect(searches()).toEqual([
      ['soup', 2, 0],
      ['natto', 1, 1],
      [null, 1, 1],
    ])
  })

  it('are counted once while a text is typed', () => {
    const { clock, search, searches } = startCounter()
    for (const text of ['g', 'glut', 'gluten fre', 'gluten free', 'gluten']) {
      search(text, text.length > 6)
      clock.now += 1_000
    }
    expect(searches()).toEqual([['gluten', 1, 0]])
    clock.now += 20_000
    search('gluten free')
    expect(searches()).toEqual([
      ['gluten free', 1, 0],
      ['gluten', 1, 0],
    ])
  })
})
