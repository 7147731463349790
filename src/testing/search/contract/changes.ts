import { describe, expect, it } from 'vitest'
import { fieldNames } from '@/src/contract/plain-fields'
import { SEARCHED_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { coinWord } from '@/src/testing/gating/locked-recipe'
import type { TriedEngine } from './tried-engine'

/** Tests that an engine follows writes. */
export function describeChanges(name: string, { ask, under }: TriedEngine): void {
  describe(`${name}: what changes`, () => {
    const lookFor = async (siteId: string, text: string): Promise<number> => {
      await under().settled()
      return (await ask({ siteId, text })).total
    }
    const update = (id: string, data: object) =>
      under().payload.update({ collection: 'recipes', id, data, depth: 0 })

    it.each(fieldNames(SEARCHED_RECIPE_FIELDS))(
      'finds a recipe by its %s, which the field table says search reads',
      async (field) => {
        const { id: siteId } = await makeSite(under().payload)
        const word = coinWord()
        const { id } = await makeRecipe(under().payload, siteId, { [field]: `With ${word}` })
        await under().settled()
        expect((await ask({ siteId, text: word })).recipeIds).toEqual([id])
      },
    )

    it('finds a recipe as it is written, unpublished, published again and deleted', async () => {
      const { id: siteId } = await makeSite(under().payload)
      const { id } = await makeRecipe(under().payload, siteId, { title: 'Marmalade' })
      expect(await lookFor(siteId, 'marmalade')).toBe(1)
      await update(id, { title: 'Quince jelly' })
      expect(await lookFor(siteId, 'marmalade')).toBe(0)
      expect(await lookFor(siteId, 'quince')).toBe(1)
      await update(id, { publishedAt: null })
      expect(await lookFor(siteId, 'quince')).toBe(0)
      await update(id, { publishedAt: new Date(Date.now() - 1_000).toISOString() })
      expect(await lookFor(siteId, 'quince')).toBe(1)
      await update(id, { deletedAt: new Date().toISOString() })
      expect(await lookFor(siteId, 'quince')).toBe(0)
      await under().payload.delete({ collection: 'recipes', id, trash: true })
      expect(await lookFor(siteId, 'quince')).toBe(0)
    })

    it('hears of a term that is called otherwise, moved and deleted', async () => {
      const { id: siteId } = await makeSite(under().payload)
      const data = { kind: 'tag' as const, title: 'Picnic', slug: unique('picnic') }
      const tag = await under().payload.create({ collection: 'terms', data })
      await makeRecipe(under().payload, siteId, { title: 'Quiche', tagIds: [tag.id] })
      expect(await lookFor(siteId, 'picnic')).toBe(1)
      const slug = unique('outdoors')
      await under().payload.update({
        collection: 'terms',
        id: tag.id,
        data: { title: 'Outdoors', slug },
      })
      expect(await lookFor(siteId, 'picnic')).toBe(0)
      expect(await lookFor(siteId, 'outdoors')).toBe(1)
      expect(await ask({ siteId, facets: { tags: [slug] } })).toMatchObject({ total: 1 })
      await under().payload.delete({ collection: 'terms', id: tag.id })
      expect(await lookFor(siteId, 'outdoors')).toBe(0)
      expect(await ask({ siteId, facets: { tags: [slug] } })).toMatchObject({ total: 0 })
    })

    it('hears of an ingredient and a collection that are called otherwise', async () => {
      const { id: siteId } = await makeSite(under().payload)
      const made = await under().payload.create({
        collection: 'ingredients',
        data: {
          title: 'Farro',
          slug: unique('farro'),
          defaultMetricMeasurementMethod: 'weight',
          defaultImperialMeasurementMethod: 'volume',
        },
      })
      const { id } = await makeRecipe(under().payload, siteId, {
        title: 'Winter bowl',
        ingredientUsageGroups: [{ ingredientUsages: [{ ingredientId: made.id }] }],
      })
      const collection = await under().payload.create({
        collection: 'recipe-collections',
        data: { title: 'Holidays', slug: 'holidays', site: siteId, recipes: [id] },
      })
      expect(await lookFor(siteId, 'farro holidays')).toBe(1)
      await under().payload.update({
        collection: 'ingredients',
        id: made.id,
        data: { title: 'Emmer' },
      })
      await under().payload.update({
        collection: 'recipe-collections',
        id: collection.id,
        data: { title: 'Birthdays' },
      })
      expect(await lookFor(siteId, 'farro')).toBe(0)
      expect(await lookFor(siteId, 'emmer birthdays')).toBe(1)
    })

    it('locks and unlocks what it tells of ingredients', async () => {
      const { id: siteId } = await makeSite(under().payload)
      const { id } = await makeRecipe(under().payload, siteId, {
        title: 'Secret',
        ingredientUsageGroups: [{ ingredientUsages: [{ ingredientTitleOverride: 'tonka bean' }] }],
      })
      const told = async () => {
        await under().settled()
        const answer = await ask({ siteId, text: 'tonka', wantsHighlights: true })
        return answer.highlights.get(id)?.ingredients
      }
      expect(await told()).toEqual(['tonka bean'])
      await update(id, { privacySetting: 'subscribers_only' })
      expect(await told()).toEqual([])
    })

    it('forgets a site that is deleted', async () => {
      const { id: siteId } = await makeSite(under().payload)
      await makeRecipe(under().payload, siteId, { title: 'Fleeting' })
      expect(await lookFor(siteId, 'fleeting')).toBe(1)
      await under().payload.delete({ collection: 'sites', id: siteId })
      expect(await lookFor(siteId, 'fleeting')).toBe(0)
      expect(await ask({ siteId })).toMatchObject({ total: 0 })
    })

    it("follows a change of the site's own synonyms", async () => {
      const { id: siteId } = await makeSite(under().payload)
      await makeRecipe(under().payload, siteId, { title: 'Flapjack' })
      expect(await lookFor(siteId, 'oatbar')).toBe(0)
      const data = { searchSynonyms: 'flapjack, oatbar' }
      await under().payload.update({ collection: 'sites', id: siteId, data })
      expect(await lookFor(siteId, 'oatbar')).toBe(1)
      const none = { searchSynonyms: null }
      await under().payload.update({ collection: 'sites', id: siteId, data: none })
      expect(await lookFor(siteId, 'oatbar')).toBe(0)
    })

    it('takes recipes out and in again when told to', async () => {
      const { id: siteId } = await makeSite(under().payload)
      const { id } = await makeRecipe(under().payload, siteId, { title: 'Boomerang' })
      expect(await lookFor(siteId, 'boomerang')).toBe(1)
      await under().engine.remove([id])
      expect((await ask({ siteId, text: 'boomerang' })).total).toBe(0)
      await under().engine.index([id])
      expect((await ask({ siteId, text: 'boomerang' })).total).toBe(1)
      expect(await under().engine.health()).toBe('ok')
    })
  })
}
