import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findRedirect } from '@/src/server/sites/redirects'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { ImportProblem } from '../import-problem'
import { claimJob } from '../jobs/job'
import { getImport } from '../jobs/read'
import type { PreparedRow } from './prepared'
import { storeBatch } from './store-batch'
import { SupersededError } from './target'
import {
  PUBLISHED,
  outcomes,
  payload,
  nextPosition,
  row,
  stored,
  targetFor,
} from '@/src/testing/setups/store-batch'

describe('a recipe that was imported before', () => {
  it('is written over with its name in the address, its place and its day kept', async () => {
    const site = await makeSite(payload)
    const first = row('page:1', { title: 'Buns' }, { createdAt: '2019-01-01T00:00:00.000Z' })
    await storeBatch(await targetFor(site.id), [first])
    const [before] = await stored(site.id)
    const again = row('page:1', { title: 'Better buns', slug: 'better-buns' })
    expect(await outcomes(await targetFor(site.id), [again])).toEqual([['updated', null]])
    const after = await stored(site.id)
    expect(after).toMatchObject([
      { id: before?.id, slug: 'buns', title: 'Better buns', createdAt: '2019-01-01T00:00:00.000Z' },
    ])
  })

  it('is not taken back where it is out already, keeps its date, and stays with subscribers', async () => {
    const site = await makeSite(payload)
    const target = await targetFor(site.id)
    await storeBatch(target, [row('a'), row('b', { slug: 'b', publishedAt: null })])
    const draft = row('a', { publishedAt: null })
    const locked = { privacySetting: 'subscribers_only' } as const
    await storeBatch(target, [
      draft,
      row('b', { publishedAt: '2021-01-01T00:00:00.000Z', ...locked }),
    ])
    expect(await stored(site.id)).toMatchObject([
      { publishedAt: '2021-01-01T00:00:00.000Z', privacySetting: 'subscribers_only' },
      { publishedAt: PUBLISHED, privacySetting: 'public' },
    ])
    // A source without a date says today: the known date is the better one. One with a date is right.
    const later = '2022-02-02T00:00:00.000Z'
    await storeBatch(target, [
      row('a', { publishedAt: later }),
      row('b', { publishedAt: later }, { isDated: false }),
    ])
    expect(await stored(site.id)).toMatchObject([
      { publishedAt: '2021-01-01T00:00:00.000Z', privacySetting: 'subscribers_only' },
      { publishedAt: later },
    ])
  })

  it('stays as it is where that was asked for, and says so', async () => {
    const site = await makeSite(payload)
    await storeBatch(await targetFor(site.id), [row('a')])
    const target = await targetFor(site.id, { onRepeat: 'skip' })
    expect(await outcomes(target, [row('a', { title: 'Other' })])).toEqual([
      ['skipped', 'This recipe was imported before.'],
    ])
    expect(await stored(site.id)).toMatchObject([{ title: 'Buns' }])
  })

  it('stays as it is where it is published and was only guessed or recognised now', async () => {
    const site = await makeSite(payload)
    const target = await targetFor(site.id)
    await storeBatch(target, [row('a'), row('b', { publishedAt: null, slug: 'other' })])
    const unsure = { needsReview: true }
    expect(
      await outcomes(target, [
        row('a', { title: 'Brns', publishedAt: null }, unsure),
        row('b', { title: 'Rolls', publishedAt: null, slug: 'other' }, unsure),
      ]),
    ).toEqual([
      ['skipped', expect.stringMatching(/is published. It was not changed/)],
      ['updated', null],
    ])
    expect(await stored(site.id)).toMatchObject([{ title: 'Buns' }, { title: 'Rolls' }])
  })

  it('stays in the bin where it lies there', async () => {
    const site = await makeSite(payload)
    const target = await targetFor(site.id)
    await storeBatch(target, [row('a')])
    await payload.db.pool.query('update recipes set deleted_at = now() where site_id = $1', [
      site.id,
    ])
    expect(await outcomes(target, [row('a', { title: 'Other' })])).toEqual([
      [
        'skipped',
        'This recipe was imported before and is in the bin. Restore it there, or delete it for good.',
      ],
    ])
    expect(await stored(site.id)).toMatchObject([{ title: 'Buns' }])
  })

  it('on another site is another recipe', async () => {
    const [one, other] = [await makeSite(payload), await makeSite(payload)]
    await storeBatch(await targetFor(one.id), [row('a')])
    expect(await outcomes(await targetFor(other.id), [row('a')])).toEqual([['created', null]])
  })

  it('of an own export is the recipe with its slug, unless that came from elsewhere', async () => {
    const site = await makeSite(payload)
    const own = { isOwn: true }
    const { id } = await makeRecipe(payload, site.id, { slug: 'buns', title: 'Written here' })
    const target = await targetFor(site.id)
    await storeBatch(target, [row('page:1', { slug: 'loaf', title: 'From a page' })])
    const rows = [
      row('own:buns', { slug: 'buns', title: 'Exported', publishedAt: null }, own),
      row('own:loaf', { slug: 'loaf', title: 'Loaf' }, own),
    ]
    expect(await outcomes(target, rows)).toEqual([
      ['updated', null],
      ['created', null],
    ])
    expect(await stored(site.id)).toMatchObject([
      // It was a draft when it was exported, and is one again.
      { id, slug: 'buns', title: 'Exported', publishedAt: null },
      { slug: 'loaf', title: 'From a page' },
      { slug: 'loaf-2', title: 'Loaf' },
    ])
    // A recipe that is not from an own export never replaces one written here.
    expect(await outcomes(target, [row('own:x', { slug: 'buns' })])).toEqual([['created', null]])
  })
})

describe('old addresses of imported recipes', () => {
  it('lead to the new ones, to the latest of two, and never to themselves', async () => {
    const site = await makeSite(payload)
    const target = await targetFor(site.id)
    const oldPaths = ['/2019/buns', '/recipes/buns', 'elsewhere']
    await storeBatch(target, [row('a', {}, { oldPaths })])
    expect(await findRedirect(payload, site.id, '/2019/buns')).toBe('/recipes/buns')
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { site: { equals: site.id } },
    })
    expect(docs).toHaveLength(1)
    await storeBatch(target, [row('b', { slug: 'loaf' }, { oldPaths: ['/2019/buns'] })])
    expect(await findRedirect(payload, site.id, '/2019/buns')).toBe('/recipes/loaf')
  })

  it('leave a redirect that an author wrote as it is', async () => {
    const site = await makeSite(payload)
    const data = { site: site.id, from: '/2019/buns', to: '/about', origin: 'hand' as const }
    await payload.create({ collection: 'redirects', data })
    await storeBatch(await targetFor(site.id), [row('a', {}, { oldPaths: ['/2019/buns'] })])
    expect(await findRedirect(payload, site.id, '/2019/buns')).toBe('/about')
  })
})

// docs/product/sites-and-hosts.md#old-addresses
describe('earlier addresses of imported recipes', () => {
  const former = (...formerPaths: string[]) => ({ formerPaths })

  it('lead to the new one, and are one redirect each however often they are imported', async () => {
    const site = await makeSite(payload)
    const target = await targetFor(site.id)
    for (const name of ['a', 'a'])
      await storeBatch(target, [row(name, {}, former('/loaf', '/rye'))])
    expect(await findRedirect(payload, site.id, '/loaf')).toBe('/recipes/buns')
    expect(await findRedirect(payload, site.id, '/rye')).toBe('/recipes/buns')
    const where = { site: { equals: site.id } }
    expect((await payload.find({ collection: 'redirects', where })).docs).toHaveLength(2)
  })

  it('never take the address that another post has, whichever of the two is stored first', async () => {
    const site = await makeSite(payload)
    const target = await targetFor(site.id)
    const loaf = row('b', { slug: 'loaf' }, { oldPaths: ['/loaf'] })
    await storeBatch(target, [row('a', {}, former('/loaf'))])
    await storeBatch(target, [loaf])
    expect(await findRedirect(payload, site.id, '/loaf')).toBe('/recipes/loaf')
    await storeBatch(target, [row('a', {}, former('/loaf'))])
    expect(await findRedirect(payload, site.id, '/loaf')).toBe('/recipes/loaf')
  })

  it('never take the address of a page of the site, or of a redirect that is there', async () => {
    const site = await makeSite(payload)
    const target = await targetFor(site.id)
    await makeRecipe(payload, site.id, { slug: 'loaf' })
    const about = { site: site.id, from: '/rye', to: '/recipes/loaf' }
    await payload.create({ collection: 'redirects', data: { ...about, origin: 'hand' } })
    const paths = ['/recipes/loaf', '/rye', '/recipes/buns', 'elsewhere']
    await storeBatch(target, [row('a', {}, former(...paths))])
    expect(await findRedirect(payload, site.id, '/recipes/loaf')).toBeNull()
    expect(await findRedirect(payload, site.id, '/recipes/buns')).toBeNull()
    expect(await findRedirect(payload, site.id, '/rye')).toBe('/recipes/loaf')
  })
})

describe('rows that are stored together', () => {
  it('fail alone where the database refuses one of them', async () => {
    const site = await makeSite(payload)
    const target = await targetFor(site.id)
    const broken = row('b', { slug: 'loaf', tagIds: ['00000000-0000-4000-8000-000000000000'] })
    expect(await outcomes(target, [row('a'), broken, row('c', { slug: 'roll' })])).toEqual([
      ['created', null],
      [
        'failed',
        'An unexpected error occurred while storing this row. Details are in the server log.',
      ],
      ['created', null],
    ])
    expect((await stored(site.id)).map(({ slug }) => slug)).toEqual(['buns', 'roll'])
    expect(await getImport(payload, site.id, target.importId)).toMatchObject({
      ...{ done: 3, created: 2, failed: 1, updated: 0, skipped: 0, total: 3 },
      kinds: { recipe: 2, post: 0, subscriber: 0, optOut: 0 },
      issues: [{ position: broken.position, title: 'Buns' }],
    })
  })

  it('fail alone where one has more than an index of the database holds', async () => {
    const target = await targetFor((await makeSite(payload)).id)
    const endless = randomBytes(4_000).toString('base64url')
    const rows = [row('a'), row(endless, { slug: 'loaf' }), row('c', { slug: 'roll' })]
    const kinds = (await outcomes(target, rows)).map(([outcome]) => outcome)
    expect(kinds).toEqual(['created', 'failed', 'created'])
  })

  it('are stored by nobody whose import was stopped or taken over', async () => {
    const site = await makeSite(payload)
    const target = await targetFor(site.id)
    await claimJob(payload, target.importId)
    await expect(storeBatch(target, [row('a')])).rejects.toThrow(SupersededError)
    expect(await stored(site.id)).toEqual([])
  })

  it('have outcomes of their own: parts, what was passed over, and what failed', async () => {
    const site = await makeSite(payload)
    const about = { name: 'x', title: 'X', warnings: ['Careful.'] }
    const part = (store: () => Promise<{ outcome: 'updated' }>): PreparedRow => ({
      ...{ ...about, position: nextPosition(), kind: 'part', sourceKey: 'own:x', store },
    })
    const rows: PreparedRow[] = [
      part(() => Promise.resolve({ outcome: 'updated' })),
      part(() => Promise.reject(new ImportProblem('Not as it was exported.'))),
      { ...about, position: nextPosition(), kind: 'skipped', message: 'A page.' },
      { ...about, position: nextPosition(), kind: 'failed', message: 'Empty.', kept: null },
    ]
    expect(await outcomes(await targetFor(site.id), rows)).toEqual([
      ['updated', null],
      ['failed', 'Not as it was exported.'],
      ['skipped', 'A page.'],
      ['failed', 'Empty.'],
    ])
    const failing = part(() => Promise.reject(new Error('The disk is full')))
    await expect(storeBatch(await targetFor(site.id), [failing])).rejects.toThrow('disk is full')
  })

  it('of a dry run call no part, and write nothing but what would become of them', async () => {
    const site = await makeSite(payload)
    const target = await targetFor(site.id, { isDryRun: true })
    const store = () => Promise.reject(new Error('Parts are not stored in a dry run'))
    const part = { kind: 'part', sourceKey: 'own:x', store, name: 'x', title: 'X' } as const
    const results = await storeBatch(target, [
      row('a'),
      { ...part, warnings: [], position: nextPosition() },
    ])
    expect(results).toMatchObject([
      { outcome: 'created', recipeId: null },
      { outcome: 'created', kind: 'part' },
    ])
    expect(await stored(site.id)).toEqual([])
  })
})
