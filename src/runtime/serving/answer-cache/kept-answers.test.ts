import { describe, expect, it } from 'vitest'
import { createReadRecord } from '@/src/server/web/answer-notes'
import { ALL_SITES, clearedTags, tagsOf } from '@/src/server/web/content-tags'
import { createRandom } from '@/src/testing/random'
import { buildCacheEntry } from './kept-answer'
import type { CachedResponse } from './kept-answer'
import { ResponseStore } from './kept-answers'

const KILOBYTE = 1_024
/** A response of about three kilobytes and a half. */
const page = (until = Infinity): CachedResponse => {
  const headers = { 'content-type': 'image/png' }
  return buildCacheEntry({ status: 200, headers, body: Buffer.alloc(1_500) }, until)
}
const SITE = { group: 'a', tags: tagsOf('a', createReadRecord()), isMissing: false }
const keptOf = (store: ResponseStore, keys: readonly string[]): string[] =>
  keys.filter((key) => store.find(key) !== undefined)
const showing = (...parts: string[]) => ({
  group: 'a',
  tags: tagsOf('a', { ...createReadRecord(), parts: new Set(parts) }),
  isMissing: false,
})

describe('cached responses', () => {
  it('are cleared by the parts that they show, alone', () => {
    const entry = page()
    const fill = (): ResponseStore => {
      const store = new ResponseStore()
      store.keep('everything', entry, SITE)
      store.keep('loaf', entry, showing('recipe:loaf', 'comments:loaf'))
      store.keep('soup', entry, showing('recipe:soup', 'card:loaf', 'lists'))
      store.keep('search', entry, showing('recipe', 'lists'))
      store.keep('about', entry, showing())
      store.keep('other', entry, {
        group: 'b',
        tags: tagsOf('b', createReadRecord()),
        isMissing: false,
      })
      store.keep('sites', entry, {
        group: '',
        tags: [ALL_SITES],
        isMissing: false,
      })
      store.keep('file', entry, { group: '', tags: [], isMissing: false })
      return store
    }
    const keys = ['everything', 'loaf', 'soup', 'search', 'about', 'other', 'sites', 'file']
    const after = (payload: string): string[] => {
      const store = fill()
      store.clear(clearedTags(payload))
      return keptOf(store, keys)
    }
    expect(after('a comments:loaf')).toEqual(['soup', 'search', 'about', 'other', 'file'])
    expect(after('a recipe:loaf')).toEqual(['soup', 'about', 'other', 'file'])
    expect(after('a card:loaf')).toEqual(['loaf', 'search', 'about', 'other', 'file'])
    expect(after('a lists')).toEqual(['loaf', 'about', 'other', 'file'])
    expect(after('a drafts')).toEqual(['loaf', 'soup', 'search', 'about', 'other', 'file'])
    expect(after('a')).toEqual(['other', 'file'])
    expect(after('*')).toEqual(['file'])
  })

  it('of a site whose addresses fill the memory take no room from other sites', () => {
    const entry = page()
    const store = new ResponseStore(64 * KILOBYTE)
    for (const key of ['b1', 'b2', 'b3']) store.keep(key, entry, { ...SITE, group: 'b' })
    for (let address = 0; address < 1_000; address += 1) store.keep(`a${address}`, entry, SITE)
    expect(keptOf(store, ['b1', 'b2', 'b3'])).toEqual(['b1', 'b2', 'b3'])
    expect(store.size().bytes).toBeLessThanOrEqual(64 * KILOBYTE)
    expect(store.find('a999')).toBeDefined()
    expect(store.find('a0')).toBeUndefined()
  })

  it('in use stay, though a site gets a flood of addresses, each requested twice', () => {
    const entry = page()
    const store = new ResponseStore(64 * KILOBYTE)
    const others = Array.from({ length: 7 }, (_, at) => `b${at}`)
    for (const key of others) {
      store.keep(key, entry, { ...SITE, group: 'b' })
      store.find(key)
    }
    for (let address = 0; address < 1_000; address += 1) {
      store.keep(`a${address}`, entry, SITE)
      store.find(`a${address}`)
      store.keep(`a once ${address}`, entry, SITE)
    }
    expect(keptOf(store, others)).toEqual(others)
    expect(store.size().bytes).toBeLessThanOrEqual(64 * KILOBYTE)
  })

  it('of a thousand sites are found again as often as in a list by last use, or oftener', () => {
    const random = createRandom(38)
    /** Popular ones as much oftener as requests of real sites are (Zipf's law). */
    const popular = (count: number): number => Math.floor(count ** random())
    const [store, room] = [new ResponseStore(300 * page().size), 300]
    const byLastUse = new Set<string>()
    const hits = { store: 0, byLastUse: 0 }
    for (let request = 0; request < 20_000; request += 1) {
      const group = `site ${popular(1_000)}`
      const key = `${group} ${random() < 0.2 ? 'home' : popular(1_000)}`
      if (store.find(key)) hits.store += 1
      else store.keep(key, page(), { ...SITE, group, tags: [] })
      if (byLastUse.delete(key)) hits.byLastUse += 1
      byLastUse.add(key)
      const [oldest] = byLastUse
      if (byLastUse.size > room && oldest !== undefined) byLastUse.delete(oldest)
    }
    expect(hits.store).toBeGreaterThan(hits.byLastUse)
    expect(hits.store).toBeGreaterThan(2_000)
  })

  it('with status 404 are bounded for each site, and take no room from its other pages', () => {
    const entry = { ...page(), status: 404 } as const
    const store = new ResponseStore()
    store.keep('page', entry, SITE)
    for (let address = 0; address < 1_000; address += 1) {
      store.keep(`missing ${address}`, entry, { ...SITE, isMissing: true })
    }
    expect(store.size().kept).toBe(201)
    expect(keptOf(store, ['page', 'missing 0', 'missing 999'])).toEqual(['page', 'missing 999'])
    store.clear(clearedTags('a'))
    expect(store.size()).toEqual({ kept: 0, bytes: 0 })
  })

  it('tell how often they were read when they leave', () => {
    const left: [string, number][] = []
    const store = new ResponseStore(undefined, (key, reads) => left.push([key, reads]))
    store.keep('read', page(), SITE)
    store.keep('expired', page(performance.now() - 1), SITE)
    store.find('read')
    store.find('read')
    expect(store.find('expired')).toBeUndefined()
    store.clear(clearedTags('a'))
    expect(left).toEqual([
      ['expired', 0],
      ['read', 2],
    ])
  })
})
