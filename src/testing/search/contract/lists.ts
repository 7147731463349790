import { describe, expect, it } from 'vitest'
import type { TriedEngine } from './tried-engine'

/** Tests of orders, pages and counts of terms. */
export function describeLists(
  name: string,
  { ask, chosen, counts, found, kitchen, under }: TriedEngine,
): void {
  describe(`${name}: order and pages`, () => {
    it('puts a title with the word before an ingredient, and that before a description', async () => {
      expect(await found({ text: 'broccoli' })).toEqual(['Broccoli gratin', 'Pommes Anna'])
      const bechamel = await found({ text: 'bechamel' })
      expect(bechamel).toEqual(['Béchamel', 'Broccoli gratin'])
    })

    it('puts the newest first in lists', async () => {
      expect((await found({})).slice(0, 3)).toEqual([
        'Chickpea stew',
        'Broccoli gratin',
        'Béchamel',
      ])
      expect(await found({ text: 'spinach', orderBy: 'published_at_desc' })).toEqual([
        'Chickpea stew',
        'Lentil soup with spinach',
      ])
    })

    it('puts the oldest first when asked to', async () => {
      expect((await found({ orderBy: 'published_at_asc' }))[0]).toBe('Saffron risotto')
      const facets = chosen('cuisines', 'french')
      expect(await found({ facets, orderBy: 'published_at_asc' })).toEqual([
        'Pommes Anna',
        'Béchamel',
        'Broccoli gratin',
      ])
    })

    it('goes by title when asked to, whatever the accents', async () => {
      const facets = chosen('cuisines', 'french')
      expect(await found({ facets, orderBy: 'title_asc' })).toEqual([
        'Béchamel',
        'Broccoli gratin',
        'Pommes Anna',
      ])
    })

    // docs/product/search.md#order
    it('puts the best rated first, weighed by the number of ratings, and the unrated last', async () => {
      const rate = (title: string, count: number, stars: number): Promise<unknown> =>
        under().payload.db.pool.query(
          `insert into recipe_ratings (site_id, recipe_id, visitor_hash, source, stars)
            select $1, $2, sha256(n::text::bytea), 'visitor', $4 from generate_series(1, $3::int) n`,
          [kitchen().siteId, kitchen().ids.get(title), count, stars],
        )
      await rate('Rye bread', 40, 5)
      await rate('Pommes Anna', 1, 5)
      await rate('Béchamel', 3, 1)
      await under().settled()
      const rated = { orderBy: 'rating_desc' } as const
      expect((await found(rated)).slice(0, 4)).toEqual([
        'Rye bread',
        'Pommes Anna',
        'Béchamel',
        'Chickpea stew',
      ])
      expect(await found({ ...rated, facets: chosen('cuisines', 'french') })).toEqual([
        'Pommes Anna',
        'Béchamel',
        'Broccoli gratin',
      ])
      expect((await found({ ...rated, text: 'bechamel' }))[0]).toBe('Béchamel')
      await under().payload.db.pool.query('delete from recipe_ratings where recipe_id = $1', [
        kitchen().ids.get('Rye bread'),
      ])
      await under().settled()
      expect((await found(rated)).slice(0, 2)).toEqual(['Pommes Anna', 'Béchamel'])
      await under().payload.db.pool.query('delete from recipe_ratings where site_id = $1', [
        kitchen().siteId,
      ])
      await under().settled()
    })

    it('takes relevance without words for the newest first', async () => {
      expect((await found({ orderBy: 'relevance' }))[0]).toBe('Chickpea stew')
    })

    it('gives one page after the other, each recipe once', async () => {
      const pages = await Promise.all([0, 5, 10].map((offset) => ask({ limit: 5, offset })))
      expect(pages.map(({ recipeIds }) => recipeIds.length)).toEqual([5, 5, 2])
      expect(new Set(pages.flatMap(({ recipeIds }) => recipeIds)).size).toBe(12)
      expect(pages.map(({ total }) => total)).toEqual([12, 12, 12])
    })

    it('pages through what was found for words', async () => {
      const first = await ask({ text: 'soup', limit: 1 })
      const second = await ask({ text: 'soup', limit: 1, offset: 1 })
      expect([first.total, second.total]).toEqual([3, 3])
      expect(first.recipeIds).not.toEqual(second.recipeIds)
    })

    it('has an empty page behind the last one, and still the number of all', async () => {
      expect(await ask({ offset: 1_000_000 })).toMatchObject({ total: 12, recipeIds: [] })
      const far = { text: 'soup', offset: 1_000_000 }
      expect(await ask(far)).toMatchObject({ total: 3, recipeIds: [] })
    })

    it('only counts when no recipe is wanted', async () => {
      expect(await ask({ limit: 0 })).toMatchObject({ total: 12, recipeIds: [] })
      expect(await ask({ text: 'soup', limit: 0 })).toMatchObject({ total: 3, recipeIds: [] })
    })
  })

  describe(`${name}: facets`, () => {
    it('finds what is filed under a term', async () => {
      expect(await found({ facets: chosen('cuisines', 'thai') })).toEqual(['Green curry'])
    })

    it('ors the terms of one facet', async () => {
      const { total } = await ask({ facets: chosen('meals', 'lunch', 'breakfast') })
      expect(total).toBe(6)
    })

    it('ands the facets', async () => {
      const facets = { ...chosen('meals', 'dinner'), ...chosen('diets', 'vegan') }
      expect(await found({ facets })).toEqual(['Chickpea stew', 'Green curry'])
    })

    it('ands facets and words', async () => {
      expect(await found({ text: 'spinach', facets: chosen('categories', 'soup') })).toEqual([
        'Lentil soup with spinach',
      ])
    })

    it('knows all six facets', async () => {
      const facets = {
        ...chosen('meals', 'dinner'),
        ...chosen('cuisines', 'thai'),
        ...chosen('diets', 'vegan'),
        ...chosen('tags', 'weeknight'),
      }
      expect(await found({ facets })).toEqual(['Green curry'])
      const bread = { ...chosen('categories', 'bread'), ...chosen('methods', 'baked') }
      expect(await found({ facets: bread })).toEqual(['Rye bread'])
    })

    it('finds nothing for unknown slugs, and nothing more beside known ones', async () => {
      expect(await found({ facets: { meals: ['unknown'] } })).toEqual([])
      const facets = { cuisines: [kitchen().slug('thai'), 'unknown'] }
      expect(await found({ facets })).toEqual(['Green curry'])
    })

    it('counts the terms of the whole site', async () => {
      expect(await counts()).toEqual({
        meals: { dinner: 6, lunch: 4, breakfast: 2 },
        categories: { soup: 3, bread: 1 },
        methods: { baked: 3 },
        cuisines: { french: 3, thai: 1 },
        diets: { vegan: 3 },
        tags: { weeknight: 2 },
      })
    })

    it('counts a facet without regard to its own choice', async () => {
      const counted = await counts({ facets: chosen('meals', 'dinner') })
      expect(counted['meals']).toEqual({ dinner: 6, lunch: 4, breakfast: 2 })
      expect(counted['cuisines']).toEqual({ french: 2, thai: 1 })
      expect(counted['diets']).toEqual({ vegan: 2 })
    })

    it('counts each of two chosen facets by what the other leaves', async () => {
      const facets = { ...chosen('meals', 'dinner'), ...chosen('cuisines', 'french') }
      const counted = await counts({ facets })
      expect(counted['meals']).toEqual({ dinner: 2 })
      expect(counted['cuisines']).toEqual({ french: 2, thai: 1 })
      expect(counted['methods']).toEqual({ baked: 2 })
    })

    it('counts what words leave', async () => {
      expect(await counts({ text: 'spinach' })).toMatchObject({
        meals: { dinner: 1, lunch: 1 },
        diets: { vegan: 2 },
        methods: {},
      })
    })

    it('counts nothing where nothing is found', async () => {
      const counted = await counts({ text: 'nowhere' })
      expect(Object.values(counted).every((each) => Object.keys(each).length === 0)).toBe(true)
    })

    it('counts without pages and pages without counts', async () => {
      expect((await ask({ wantsFacets: false })).facets).toBeNull()
      expect((await ask({ wantsFacets: true, limit: 1 })).recipeIds).toHaveLength(1)
    })
  })
}
