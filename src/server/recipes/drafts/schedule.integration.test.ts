import { beforeEach, describe, expect, it } from 'vitest'
import type { RecipeDraft, RecipeVersion } from '@/src/contract/recipe/draft'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { makeRecipe, makeSite, makeToken } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import { workOff } from '@/src/testing/work-off'
import { PUBLISH_QUEUE } from './publish-lane'

const payload = await testPayload()
const site = await makeSite(payload)
const token = await makeToken(payload, site.owner)
beforeEach(async () => {
  await payload.db.pool.query(`delete from pgboss.job where name = 'publish'`)
  await payload.db.pool.query('update recipe_drafts set publish_at = null')
})

const LATER = '2099-05-01T08:00:00.000Z'
const api = (method: 'GET' | 'PUT' | 'DELETE', id: string, path: string, body?: object) =>
  callApi(payload, method, `/v1/manage/${site.slug}/recipes/${id}/${path}`, {
    token,
    ...(body ? { body } : {}),
  })
const draftOf = async (id: string) => (await api('GET', id, 'draft')).body as RecipeDraft
const rowOf = async (id: string): Promise<ManagedRecipeRow | undefined> => {
  const answer = await callApi(payload, 'GET', `/v1/manage/${site.slug}/recipes?limit=100`, {
    token,
  })
  return (answer.body as { recipes: ManagedRecipeRow[] }).recipes.find((row) => row.id === id)
}

/** A published recipe with a draft of another title, scheduled. */
async function scheduled(title: string): Promise<{ id: string; publishedAt: string | null }> {
  const { id } = await makeRecipe(payload, site.id)
  const { draft, recipe } = await draftOf(id)
  const document = { ...draft.document, title }
  await api('PUT', id, 'draft', { document, revision: 0, basedOn: draft.basedOn })
  expect((await schedule(id)).status).toBe(200)
  return { id, publishedAt: recipe.publishedAt }
}
const schedule = (id: string, publishAt = LATER, revision = 1): Promise<ApiAnswer> =>
  api('PUT', id, 'draft/schedule', { revision, publishAt })

/** Makes the scheduled time come. */
const comes = (id: string) =>
  payload.db.pool.query('update recipe_drafts set publish_at = now() where recipe_id = $1', [id])
const publishedVersions = async (id: string): Promise<RecipeVersion[]> => {
  const { body } = await api('GET', id, 'versions')
  return (body as { versions: RecipeVersion[] }).versions.filter(({ kind }) => kind === 'published')
}

// docs/product/recipes.md#scheduled-changes
describe('the draft of a published recipe that is scheduled', () => {
  it('goes out at its time, once, and the history says so', async () => {
    const { id, publishedAt } = await scheduled('In spring')
    expect((await draftOf(id)).draft).toMatchObject({ publishAt: LATER, publishFailure: null })
    expect(await rowOf(id)).toMatchObject({ changesAt: LATER, changesFailure: null })
    await workOff(payload, PUBLISH_QUEUE)
    expect((await draftOf(id)).recipe.title).not.toBe('In spring')
    await comes(id)
    await workOff(payload, PUBLISH_QUEUE)
    await workOff(payload, PUBLISH_QUEUE)
    const { recipe, draft } = await draftOf(id)
    expect(recipe).toMatchObject({ title: 'In spring', publishedAt })
    expect(draft).toMatchObject({ revision: 0, publishAt: null })
    const [latest] = await publishedVersions(id)
    expect(latest).toMatchObject({
      title: 'In spring',
      isScheduled: true,
      author: { id: site.owner },
    })
    expect((await publishedVersions(id)).filter(({ isScheduled }) => isScheduled)).toHaveLength(1)
  })

  it('takes along what is saved until then, and can be put off and cancelled', async () => {
    const { id } = await scheduled('First')
    const { draft } = await draftOf(id)
    const document = { ...draft.document, title: 'Second' }
    await api('PUT', id, 'draft', { document, revision: 1, basedOn: draft.basedOn })
    expect((await schedule(id, LATER, 1)).status).toBe(409)
    expect((await schedule(id, '2099-06-01T08:00:00.000Z', 2)).status).toBe(200)
    expect((await api('DELETE', id, 'draft/schedule')).status).toBe(200)
    await workOff(payload, PUBLISH_QUEUE)
    expect((await draftOf(id)).draft).toMatchObject({ revision: 2, publishAt: null })
    await schedule(id, LATER, 2)
    await comes(id)
    await workOff(payload, PUBLISH_QUEUE)
    expect((await draftOf(id)).recipe.title).toBe('Second')
  })

  it('says why it could not go out, in editor and list, and is kept', async () => {
    const { id } = await scheduled(' ')
    await comes(id)
    await workOff(payload, PUBLISH_QUEUE)
    const { draft, recipe } = await draftOf(id)
    expect(draft).toMatchObject({ revision: 1, publishAt: null })
    expect(draft.publishFailure).toContain('title')
    expect(recipe.title.trim()).not.toBe('')
    expect((await rowOf(id))?.changesFailure).toContain('title')
    const path = `/v1/manage/${site.slug}/recipes?status=failed`
    const failed = await callApi(payload, 'GET', path, { token })
    expect(failed.body).toMatchObject({ total: 1, recipes: [{ id }] })
    await api('DELETE', id, 'draft/schedule')
    expect((await draftOf(id)).draft.publishFailure).toBeNull()
  })

  it('does not overwrite what was published elsewhere since', async () => {
    const { id } = await scheduled('Mine')
    await payload.update({ collection: 'recipes', id, data: { title: 'Theirs' } })
    await comes(id)
    await workOff(payload, PUBLISH_QUEUE)
    const { recipe, draft } = await draftOf(id)
    expect(recipe.title).toBe('Theirs')
    expect(draft.publishFailure).toContain('has changed since')
    expect(draft.document.title).toBe('Mine')
  })

  it('stays a draft when its person no longer works on the site', async () => {
    const { id } = await scheduled('Gone')
    const stranger = await makeSite(payload)
    await payload.db.pool.query('update recipe_drafts set scheduled_by = $2 where recipe_id = $1', [
      id,
      stranger.owner,
    ])
    await comes(id)
    await workOff(payload, PUBLISH_QUEUE)
    expect((await draftOf(id)).draft.publishFailure).toContain('no longer has access to this site')
  })

  it('needs a time ahead, a draft, and a recipe that is there', async () => {
    const { id } = await scheduled('Past')
    expect((await schedule(id, '2020-01-01T00:00:00.000Z')).status).toBe(422)
    const { id: without } = await makeRecipe(payload, site.id)
    expect((await schedule(without)).status).toBe(409)
    expect((await api('DELETE', without, 'draft/schedule')).status).toBe(404)
  })
})
