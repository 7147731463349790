import { describe, expect, it } from 'vitest'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { findPostPictureOrigins } from './picture-origins'
import { getRecipe } from './read'

const payload = await testPayload()

const content = '<p><img src="https://old.example/a.jpg" alt="" /><img src="/media/b.jpg" /></p>'

/** The picture origins of a recipe page as an anonymous reader gets it. */
async function originsOf(data: NonNullable<Parameters<typeof makeRecipe>[2]>) {
  const site = await makeSite(payload)
  const { slug } = await makeRecipe(payload, site.id, data)
  const recipe = await getRecipe(payload, site.id, slug, ANONYMOUS_READER)
  return recipe && findPostPictureOrigins(payload, recipe)
}

// docs/product/recipes.md#stored-posts
describe('the page of a recipe loads pictures from', () => {
  it('the hosts that its stored post names', async () => {
    expect(await originsOf({ legacyRecipeData: { content } })).toEqual(['https://old.example'])
  })

  it('those of a locked stored post, which it shows once its reader is known', async () => {
    const privacySetting = 'subscribers_only'
    const origins = await originsOf({ privacySetting, legacyRecipeData: { content } })
    expect(origins).toEqual(['https://old.example'])
  })

  it('no other host where it shows no stored post', async () => {
    const ingredientUsageGroups = [{ ingredientUsages: [{ originalText: '1 cup of flour' }] }]
    const structured = { legacyRecipeData: { content }, ingredientUsageGroups }
    expect(await originsOf({})).toBeNull()
    expect(await originsOf({ privacySetting: 'subscribers_only' })).toBeNull()
    expect(await originsOf(structured)).toBeNull()
    expect(await originsOf({ ...structured, privacySetting: 'subscribers_only' })).toBeNull()
  })
})
