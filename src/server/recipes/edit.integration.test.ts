import { describe, expect, it } from 'vitest'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import { makeSite, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { deleteRecipe } from './bin'
import { createManagedRecipe, updateManagedRecipe } from './edit'

const payload = await testPayload()
const site = await makeSite(payload)

const writerOf = ({ id, owner }: TestSite) => ({ siteId: id, userId: owner })

const create = (at: TestSite, write: Partial<RecipeWriteInput>) =>
  createManagedRecipe(
    payload,
    writerOf(at),
    RecipeWrite.parse({ title: 'Soup', slug: unique('soup'), ...write }),
  )

const update = (id: string, slug: string, write: Partial<RecipeWriteInput>) =>
  updateManagedRecipe(
    payload,
    writerOf(site),
    id,
    RecipeWrite.parse({ title: 'Soup', slug, ...write }),
    null,
  )

describe('the slug of a recipe', () => {
  it('is free on a site whatever other sites have, and again when a recipe is in the bin', async () => {
    const slug = unique('soup')
    const { id } = await create(site, { slug })
    expect(await create(await makeSite(payload), { slug })).toMatchObject({ slug })
    await expect(create(site, { slug })).rejects.toMatchObject({ code: 'conflict' })
    await deleteRecipe(payload, site.id, id)
    expect(await create(site, { slug })).toMatchObject({ slug })
  })

  it('cannot be changed to that of another recipe of the site', async () => {
    const [one, other] = [await create(site, {}), await create(site, {})]
    await expect(update(one.id, other.slug, {})).rejects.toMatchObject({ code: 'conflict' })
    expect(await update(one.id, one.slug, { title: 'Broth' })).toMatchObject({ title: 'Broth' })
  })
})

describe('a recipe that is written anew', () => {
  it('keeps its publication and its stored post where nothing is said of them', async () => {
    const publishedAt = '2026-01-01T00:00:00.000Z'
    const legacyRecipeData = { content: '<p>We were on holiday.</p>' }
    const { id, slug } = await create(site, { publishedAt, legacyRecipeData })
    expect(await update(id, slug, { title: 'Broth' })).toMatchObject({
      publishedAt,
      legacyRecipeData,
    })
  })

  it('loses its publication and its stored post when they are emptied', async () => {
    const { id, slug } = await create(site, {
      publishedAt: '2026-01-01T00:00:00.000Z',
      legacyRecipeData: { content: '<p>We were on holiday.</p>' },
    })
    expect(await update(id, slug, { publishedAt: null, legacyRecipeData: null })).toMatchObject({
      publishedAt: null,
      legacyRecipeData: null,
    })
  })
})
