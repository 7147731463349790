import { beforeAll, expect } from 'vitest'
import type { Payload } from 'payload'
import { RecipeDraft } from '@/src/contract/recipe/draft'
import { makeRecipe, makeSite, makeToken } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

/** The product on a database of this test file’s own. */
export let payload: Payload

/** A site. */
export let site: TestSite

/** The token of its owner. */
export let token: string

beforeAll(async () => {
  payload = await testPayload()
  site = await makeSite(payload)
  token = await makeToken(payload, site.owner)
})

/** Calls for a recipe of the site, as its owner. */
export const call = (
  method: string,
  path: string,
  body?: unknown,
  as = token,
): Promise<ApiAnswer> =>
  callApi(payload, method, `/v1/manage/${site.slug}/recipes/${path}`, {
    token: as,
    ...(body === undefined ? {} : { body }),
  })

/** The draft of a recipe. */
export const draftOf = async (id: string): Promise<RecipeDraft> =>
  RecipeDraft.parse((await call('GET', `${id}/draft`)).body)

/** A published recipe, and its draft with another title. */
export async function edited(title = 'A better loaf'): Promise<{ id: string; draft: RecipeDraft }> {
  const { id } = await makeRecipe(payload, site.id, { title: 'Loaf' })
  const before = await draftOf(id)
  const document = { ...before.draft.document, title }
  const sent = { document, revision: 0, basedOn: before.recipe.updatedAt }
  expect((await call('PUT', `${id}/draft`, sent)).status).toBe(200)
  return { id, draft: await draftOf(id) }
}
