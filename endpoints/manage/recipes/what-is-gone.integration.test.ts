import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '@/src/contract/recipe/draft'
import { makeRecipe, makeUser, unique } from '@/src/testing/builders'
import { call, draftOf, payload, site } from '@/src/testing/setups/kitchen/drafts'

type Changes = Partial<RecipeDraft['draft']['document']>

/** Saves changes into the draft of a recipe that has none, as its editor does. */
async function saveDraft(id: string, changes: Changes): Promise<void> {
  const { draft, recipe } = await draftOf(id)
  const document = { ...draft.document, ...changes }
  const sent = { document, revision: 0, basedOn: recipe.updatedAt }
  expect((await call('PUT', `${id}/draft`, sent)).status).toBe(200)
}

const publish = async (id: string) =>
  (await call('POST', `${id}/draft/publish`, { revision: 1 })).body

const makeTag = () =>
  payload.create({
    collection: 'terms',
    data: { site: site.id, kind: 'tag', title: unique('Tag'), slug: unique('tag') },
    depth: 0,
  })

// docs/product/recipes.md#fields
describe('a contributor who does not work on the site any more', () => {
  test('is named to the editor and stays a contributor', async () => {
    const person = await makeUser(payload, { displayName: 'Ada' })
    const { id } = await makeRecipe(payload, site.id, { contributorIds: [person.id] })
    const { references } = await draftOf(id)
    expect(references.people).toContainEqual({ id: person.id, displayName: 'Ada' })
    await saveDraft(id, { title: 'A better loaf' })
    expect(await publish(id)).toMatchObject({
      recipe: { title: 'A better loaf', contributors: [{ id: person.id }] },
    })
  })

  test('cannot be named by a site that never named them', async () => {
    const person = await makeUser(payload, { displayName: 'Eve' })
    const { id } = await makeRecipe(payload, site.id)
    await saveDraft(id, { contributorIds: [person.id, site.owner] })
    expect((await draftOf(id)).references.people).not.toContainEqual(
      expect.objectContaining({ id: person.id }),
    )
    expect(await publish(id)).toMatchObject({ recipe: { contributors: [{ id: site.owner }] } })
  })
})

// docs/product/recipes.md#drafts-of-published-recipes
test('a draft is published without a term that was removed since', async () => {
  const [gone, there] = [await makeTag(), await makeTag()]
  const { id } = await makeRecipe(payload, site.id)
  await saveDraft(id, { tagIds: [gone.id, there.id] })
  await payload.delete({ collection: 'terms', id: gone.id })
  expect(await publish(id)).toMatchObject({ recipe: { tags: [{ id: there.id }] } })
})
