import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { RecipeDraft } from '@/src/contract/recipe/draft'
import { makeRecipe, makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { call, draftOf, edited, payload, site, token } from '@/src/testing/setups/kitchen/drafts'

const Refused = z.object({ error: z.object({ current: RecipeDraft }) })

const readerSees = async (slug: string): Promise<unknown> => {
  const { body } = await callApi(payload, 'GET', `/v1/site/${site.slug}/recipes/${slug}`)
  return body
}

describe('a draft beside a published recipe', () => {
  test('is the recipe itself before anything was saved', async () => {
    const { id, slug } = await makeRecipe(payload, site.id, { title: 'Loaf' })
    const { draft, published, base, recipe } = await draftOf(id)
    expect(draft).toMatchObject({ revision: 0, savedAt: null, basedOn: recipe.updatedAt })
    expect(draft.document).toMatchObject({ title: 'Loaf', slug })
    expect(published).toEqual(draft.document)
    expect(base).toEqual(draft.document)
  })

  test('is seen by nobody else until it is published, and then is the recipe', async () => {
    const { id, draft } = await edited('A better loaf')
    const slug = draft.recipe.slug
    expect(await readerSees(slug)).toMatchObject({ recipe: { title: 'Loaf' } })
    const sent = { revision: draft.draft.revision }
    expect((await call('POST', `${id}/draft/publish`, sent)).status).toBe(200)
    expect(await readerSees(slug)).toMatchObject({ recipe: { title: 'A better loaf' } })
    expect((await draftOf(id)).draft.revision).toBe(0)
  })

  test('may have headings without words, which are named when it is published', async () => {
    const { id, draft } = await edited()
    const groups = {
      ingredientUsageGroups: [
        { ingredientUsages: [{ originalText: 'flour' }] },
        { title: '', ingredientUsages: [] },
      ],
      instructionGroups: [{ title: '  ', instructions: [{ content: 'Mix.' }] }],
    }
    const { basedOn } = draft.draft
    const document = { ...draft.draft.document, ...groups }
    const saved = await call('PUT', `${id}/draft`, { document, revision: 1, basedOn })
    expect(saved).toMatchObject({ status: 200, body: { draft: { revision: 2 } } })
    const published = await call('POST', `${id}/draft/publish`, { revision: 2 })
    expect(published).toMatchObject({ status: 422 })
    expect(published.body).toMatchObject({
      error: {
        issues: [
          { path: 'ingredientUsageGroups.1.title', message: 'Required' },
          { path: 'instructionGroups.0.title', message: 'Required' },
        ],
      },
    })
  })

  test('may be unfinished: without a title, with half a link and half a language', async () => {
    const { id, draft } = await edited()
    const line = { ingredientTitleOverride: 'flour', link: 'htt' }
    const document = {
      ...draft.draft.document,
      title: '   ',
      slug: 'half a slug',
      language: 'e',
      ingredientUsageGroups: [{ ingredientUsages: [line] }],
    }
    const basedOn = draft.draft.basedOn
    const saved = await call('PUT', `${id}/draft`, { document, revision: 1, basedOn })
    expect(saved).toMatchObject({ status: 200, body: { draft: { revision: 2 } } })
    const refused = await call('POST', `${id}/draft/publish`, { revision: 2 })
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'validation_failed',
          issues: [
            { path: 'title', message: 'Required' },
            { path: 'slug', message: 'Invalid input' },
            { path: 'language', message: 'Invalid input' },
            { path: 'ingredientUsageGroups.0.ingredientUsages.0.link', message: 'Invalid URL' },
          ],
        },
      },
    })
  })

  test('keeps the first date of publication', async () => {
    const { id, draft } = await edited()
    const before = draft.recipe.publishedAt
    const answer = await call('POST', `${id}/draft/publish`, {
      revision: 1,
    })
    expect(answer.body).toMatchObject({ recipe: { publishedAt: before } })
  })

  test('names an unpublished recipe in the list', async () => {
    const { id } = await makeRecipe(payload, site.id, { title: 'Untitled', publishedAt: null })
    const { draft, recipe } = await draftOf(id)
    const title = unique('Rye')
    const document = { ...draft.document, title }
    await call('PUT', `${id}/draft`, { document, revision: 0, basedOn: recipe.updatedAt })
    const { body } = await callApi(payload, 'GET', `/v1/manage/${site.slug}/recipes`, {
      token,
      query: { query: title },
    })
    expect(body).toMatchObject({ total: 1, recipes: [{ id, title }] })
  })
})

describe('two people', () => {
  test('a save based on an older revision is refused with the stored draft', async () => {
    const { id, draft } = await edited('First')
    const { document, basedOn } = draft.draft
    const mine = { document: { ...document, title: 'Second' }, revision: 0, basedOn }
    const refused = await call('PUT', `${id}/draft`, mine)
    expect(refused.status).toBe(409)
    expect(Refused.parse(refused.body).error.current.draft).toMatchObject({
      revision: 1,
      document: { title: 'First' },
    })
  })

  test('of two saves at once one is stored and the other is told', async () => {
    const { id, draft } = await edited()
    const { document, basedOn } = draft.draft
    const titles = ['One', 'Two', 'Three', 'Four']
    const answers = await Promise.all(
      titles.map((title) =>
        call('PUT', `${id}/draft`, { document: { ...document, title }, revision: 1, basedOn }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await draftOf(id)).draft.revision).toBe(2)
  })

  test('a draft of a recipe that was stored since is not published over it', async () => {
    const { id, draft } = await edited()
    const put = { title: 'By the API', slug: draft.recipe.slug }
    expect((await call('PUT', id, put)).status).toBe(200)
    const refused = await call('POST', `${id}/draft/publish`, { revision: 1 })
    expect(refused.status).toBe(409)
    const { current } = Refused.parse(refused.body).error
    expect(current.published).toMatchObject({ title: 'By the API' })
    expect(current.base).toMatchObject({ title: 'Loaf' })
  })

  test('a save that has merged the stored recipe is based on it', async () => {
    const { id, draft } = await edited()
    await call('PUT', id, { title: 'By the API', slug: draft.recipe.slug })
    const { recipe } = await draftOf(id)
    const document = { ...draft.draft.document, note: [] }
    await call('PUT', `${id}/draft`, { document, revision: 1, basedOn: recipe.updatedAt })
    const after = await draftOf(id)
    expect(after.draft.basedOn).toBe(after.recipe.updatedAt)
    expect(after.base).toMatchObject({ title: 'By the API' })
    expect((await call('POST', `${id}/draft/publish`, { revision: 2 })).status).toBe(200)
  })

  test('see that the other is here, and that they have left', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const [one, other] = [randomUUID(), randomUUID()]
    await call('POST', `${id}/presence`, { clientId: one })
    const seen = await call('POST', `${id}/presence`, { clientId: other })
    expect(seen.body).toMatchObject({
      ...{ revision: 0, others: [{ id: site.owner, isSelf: true, clientId: one }] },
    })
    await call('POST', `${id}/presence`, { clientId: one, isLeaving: true })
    const left = await call('POST', `${id}/presence`, { clientId: other })
    expect(left.body).toMatchObject({ others: [] })
  })
})

test('tabs are known by their ids to their own person alone', async () => {
  const { id } = await makeRecipe(payload, site.id)
  const [admin, one, other] = [await makeUser(payload), randomUUID(), randomUUID()]
  await payload.update({ collection: 'users', id: admin.id, data: { isPlatformAdmin: true } })
  await call('POST', `${id}/presence`, { clientId: one })
  const token = await makeToken(payload, admin.id)
  const seen = await call('POST', `${id}/presence`, { clientId: other }, token)
  expect(seen.body).toMatchObject({ others: [{ isSelf: false, clientId: null }] })
})

test('a recipe in the bin, or of another site, has no draft', async () => {
  const { id, draft } = await edited()
  const stranger = await makeToken(payload, (await makeUser(payload)).id)
  expect((await call('GET', `${id}/draft`, undefined, stranger)).status).toBe(404)
  const other = await makeSite(payload)
  const elsewhere = await callApi(payload, 'GET', `/v1/manage/${other.slug}/recipes/${id}/draft`, {
    token: await makeToken(payload, other.owner),
  })
  expect(elsewhere.status).toBe(404)
  await call('DELETE', id)
  const { document, basedOn } = draft.draft
  const paths = ['draft', 'versions', 'draft-links'].map((part) => `${id}/${part}`)
  for (const path of paths) expect((await call('GET', path)).status).toBe(404)
  expect((await call('PUT', `${id}/draft`, { document, revision: 1, basedOn })).status).toBe(404)
  await call('POST', `${id}/restore`)
  expect((await draftOf(id)).draft).toMatchObject({
    revision: 1,
    document: { title: document.title },
  })
})
