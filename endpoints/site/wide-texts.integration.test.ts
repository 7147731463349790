import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { REDUCED } from '@/src/contract/messages'
import { SCHEMAS } from '@/src/contract/schemas'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import type { WideDocument } from '@/src/domain/rich-text/document'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

let payload: Payload
let site: TestSite
let token: string
beforeAll(async () => {
  payload = await testPayload()
  site = await makeSite(payload)
  token = await makeToken(payload, site.owner)
})

const story: WideDocument = [
  { type: 'paragraph', children: [{ text: 'She said:' }] },
  { type: 'quote', children: [{ text: 'Salt it twice.' }] },
  { type: 'divider' },
]

const reducedStory = [
  { type: 'paragraph', children: [{ text: 'She said:' }] },
  { type: 'paragraph', children: [{ text: 'Salt it twice.' }], reduced: true },
  { type: 'paragraph', children: [{ text: '* * *' }], reduced: true },
]

const read = (slug: string, query = ''): Promise<ApiAnswer> =>
  callApi(payload, 'GET', `/v1/site/${site.slug}/recipes/${slug}${query}`)

const update = async (id: string, body: Partial<RecipeWriteInput>): Promise<ApiAnswer> => {
  const slug = unique('recipe')
  return callApi(payload, 'PUT', `/v1/manage/${site.slug}/recipes/${id}`, {
    token,
    body: { title: 'Bread', slug, ...body },
  })
}

// docs/product/rich-text.md#wider-texts
describe('the story of a recipe', () => {
  it('is read with the quotations and dividers that were written', async () => {
    const { id, slug } = await makeRecipe(payload, site.id)
    const saved = await update(id, { slug, storyMore: story })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { recipe } = SCHEMAS.getRecipe.answer.parse((await read(slug)).body)
    expect(recipe.storyMore).toEqual(story)
    expect(recipe).not.toHaveProperty('reduced')
  })

  it('has types of blocks that notes and steps have not', async () => {
    const { id } = await makeRecipe(payload, site.id)
    for (const body of [
      { note: story },
      { instructionGroups: [{ instructions: [{ content: story }] }] },
    ]) {
      expect(await update(id, body as Partial<RecipeWriteInput>)).toMatchObject({ status: 422 })
    }
  })

  it('is withheld as a whole where the recipe is locked', async () => {
    const { slug } = await makeRecipe(payload, site.id, {
      storyMore: story,
      privacySetting: 'subscribers_only',
    })
    const { body } = await read(slug)
    expect(body).toMatchObject({ recipe: { isLocked: true, storyMore: [] } })
    expect(JSON.stringify(body)).not.toContain('Salt it')
  })
})

// docs/product/rich-text.md#reduced-texts
describe('with ?blocks=basic', () => {
  it('a story holds the basic blocks alone, and says that it was reduced', async () => {
    const { slug } = await makeRecipe(payload, site.id, { storyMore: story })
    const { recipe } = SCHEMAS.getRecipe.answer.parse((await read(slug, '?blocks=basic')).body)
    expect(recipe).toMatchObject({ reduced: true, storyMore: reducedStory })
  })

  it('a story of basic blocks is the same', async () => {
    const { slug } = await makeRecipe(payload, site.id, { storyMore: 'Plain words.' })
    const all = SCHEMAS.getRecipe.answer.parse((await read(slug, '?blocks=all')).body)
    expect((await read(slug, '?blocks=basic')).body).toMatchObject(all)
    expect(all.recipe).not.toHaveProperty('reduced')
  })

  it('what was reduced is refused when it is written back, and told why', async () => {
    const { id, slug } = await makeRecipe(payload, site.id, { storyMore: story })
    const { body } = await callApi(
      payload,
      'GET',
      `/v1/manage/${site.slug}/recipes/${id}?blocks=basic`,
      { token },
    )
    const { recipe } = SCHEMAS.getManagedRecipe.answer.parse(body)
    const issues = [1, 2].map((index) => ({
      path: `storyMore.${index}.reduced`,
      message: REDUCED,
    }))
    const { storyMore } = recipe
    expect(await update(id, { slug, storyMore })).toMatchObject({
      status: 422,
      body: { error: { code: 'validation_failed', issues } },
    })
    const { recipe: kept } = SCHEMAS.getRecipe.answer.parse((await read(slug)).body)
    expect(kept.storyMore).toEqual(story)
  })

  it('about pages and drafts are reduced too', async () => {
    const { id } = await makeRecipe(payload, site.id, { storyMore: story })
    const at = (path: string) =>
      callApi(payload, 'GET', `/v1/manage/${site.slug}/${path}?blocks=basic`, { token })
    expect(await at(`recipes/${id}/draft`)).toMatchObject({
      body: { draft: { document: { storyMore: reducedStory } } },
    })
    const saved = await callApi(payload, 'PUT', `/v1/manage/${site.slug}/sites`, {
      token,
      body: { title: 'Bread', slug: site.slug, about: story },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(await at('current-site')).toMatchObject({
      body: { currentSite: { about: reducedStory, reduced: true } },
    })
    expect(await at('design')).toMatchObject({
      body: { draft: { document: { about: reducedStory } } },
    })
    const page = await callApi(payload, 'GET', `/v1/site/${site.slug}/current-site`)
    expect(page.body).toMatchObject({ currentSite: { about: story } })
  })

  it('another set of blocks is refused', async () => {
    const { slug } = await makeRecipe(payload, site.id)
    expect(await read(slug, '?blocks=some')).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'blocks', message: 'Invalid input' }] } },
    })
  })
})
