import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import type { SiteTerm } from '@/src/contract/site/site-term'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import { call, draftOf, payload, site } from '@/src/testing/setups/kitchen/drafts'

type Made = { id: string; slug: string; title: string }

async function makeTerm(title: string, kind: TermKind = 'tag', of: string | null = site.id) {
  const data = { title: unique(title), kind, slug: unique('term'), ...(of ? { site: of } : {}) }
  const made: Made = await payload.create({ collection: 'terms', data, depth: 0 })
  return made
}

async function terms(method: string, path = '', body?: unknown) {
  const token = await makeToken(payload, site.owner)
  const sent = body === undefined ? { token } : { token, body }
  return callApi(payload, method, `/v1/manage/${site.slug}/terms${path}`, sent)
}

async function listed(id: string): Promise<SiteTerm | undefined> {
  const { body } = await terms('GET')
  return SCHEMAS.listTerms.answer.parse(body).terms.find((term) => term.id === id)
}

/** The titles of published recipes that readers find by a tag. */
async function foundBy(slug: string): Promise<string[]> {
  const { body } = await callApi(payload, 'GET', `/v1/site/${site.slug}/recipes?tags=${slug}`)
  return SCHEMAS.listRecipes.answer.parse(body).recipes.map(({ title }) => title)
}

const issue = (path: string, message?: string) => ({
  error: { issues: [message === undefined ? { path } : { path, message }] },
})

// docs/product/kitchen.md#categories-and-tags
describe('the terms of a site', () => {
  it('are listed with the number of recipes that have them, the shared ones marked as shared', async () => {
    const own = await makeTerm('Rye')
    const shared = await makeTerm('Baking', 'method', null)
    const other = await makeTerm('Theirs', 'tag', (await makeSite(payload)).id)
    await makeRecipe(payload, site.id, { tagIds: [own.id], methodIds: [shared.id] })
    const { id } = await makeRecipe(payload, site.id, { tagIds: [own.id] })
    await makeRecipe(payload, site.id, { tagIds: [own.id], publishedAt: null })
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'recipes', id, data: { deletedAt }, depth: 0 })
    expect(await listed(own.id)).toMatchObject({ kind: 'tag', isShared: false, recipeCount: 2 })
    expect(await listed(shared.id)).toMatchObject({ isShared: true, recipeCount: 1 })
    expect(await listed(other.id)).toBeUndefined()
  })

  it('are renamed, for the search too, and keep their slugs', async () => {
    const term = await makeTerm('Rye')
    const title = unique('Spelt')
    await makeRecipe(payload, site.id, { title: 'Loaf', tagIds: [term.id] })
    const renamed = await terms('PUT', `/${term.id}`, { title: ` ${title} ` })
    expect(renamed.body).toMatchObject({ term: { title, slug: term.slug, recipeCount: 1 } })
    expect(await foundBy(term.slug)).toEqual(['Loaf'])
    const search = `/v1/site/${site.slug}/recipes?query=${title}`
    expect((await callApi(payload, 'GET', search)).body).toMatchObject({ total: 1 })
  })

  it.each([
    ['', 'Required'],
    ['!?', 'Use at least one letter or digit'],
    ['a'.repeat(201), '200 characters at most'],
  ])('are not renamed to “%s”', async (title, message) => {
    const term = await makeTerm('Rye')
    const refused = await terms('PUT', `/${term.id}`, { title })
    expect(refused).toMatchObject({ status: 422, body: issue('title', message) })
    expect(await listed(term.id)).toMatchObject({ title: term.title })
  })

  it('are not renamed to a name that is taken, and the answer names the term that has it', async () => {
    const [term, other] = [await makeTerm('Rye'), await makeTerm('Spelt')]
    const refused = await terms('PUT', `/${term.id}`, { title: other.title.toUpperCase() })
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', current: { term: { id: other.id } } } },
    })
    const ofOtherKind = await makeTerm('Rye', 'meal')
    expect((await terms('PUT', `/${ofOtherKind.id}`, { title: other.title })).status).toBe(200)
  })

  it('give a new name to one of two renames at once', async () => {
    const [one, two] = [await makeTerm('One'), await makeTerm('Two')]
    const title = unique('Same')
    const answers = await Promise.all([one, two].map(({ id }) => terms('PUT', `/${id}`, { title })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('of another site are unknown, and shared ones cannot be changed', async () => {
    const theirs = await makeTerm('Theirs', 'tag', (await makeSite(payload)).id)
    const shared = await makeTerm('Shared', 'tag', null)
    const own = await makeTerm('Own')
    for (const [{ id }, status] of [
      [theirs, 404],
      [shared, 403],
    ] as const) {
      expect((await terms('PUT', `/${id}`, { title: unique('Mine') })).status).toBe(status)
      expect((await terms('POST', `/${id}/merge`, { intoId: own.id })).status).toBe(status)
      expect((await terms('DELETE', `/${id}`)).status).toBe(status)
    }
    const into = await terms('POST', `/${own.id}/merge`, { intoId: theirs.id })
    expect(into).toMatchObject({ status: 422, body: issue('intoId', 'Not found') })
  })
})

// docs/product/kitchen.md#categories-and-tags
describe('a term that is merged into another', () => {
  const merge = (term: Made, into: Made) => terms('POST', `/${term.id}/merge`, { intoId: into.id })

  it('gives its recipes to the other, each once, and the search follows', async () => {
    const [term, into] = [await makeTerm('Breads'), await makeTerm('Bread')]
    await makeRecipe(payload, site.id, { title: 'Has both', tagIds: [term.id, into.id] })
    await makeRecipe(payload, site.id, { title: 'Has one', tagIds: [term.id] })
    const answer = await merge(term, into)
    expect(answer).toMatchObject({ status: 200, body: { term: { id: into.id, recipeCount: 2 } } })
    expect(await listed(term.id)).toBeUndefined()
    expect((await foundBy(into.slug)).toSorted()).toEqual(['Has both', 'Has one'])
    expect(await foundBy(term.slug)).toEqual([])
  })

  it('gives way to the other in drafts, versions and rules of collections', async () => {
    const [term, into] = [await makeTerm('Breads'), await makeTerm('Bread')]
    const { id } = await makeRecipe(payload, site.id, { tagIds: [term.id] })
    const { draft, recipe } = await draftOf(id)
    const document = { ...draft.document, title: 'Changed', tagIds: [into.id, term.id] }
    await call('PUT', `${id}/draft`, { document, revision: 0, basedOn: recipe.updatedAt })
    const rule = { tags: [term.slug, into.slug] }
    const data = { site: site.id, title: 'Breads', slug: unique('breads'), rule }
    const made = await payload.create({ collection: 'recipe-collections', data, depth: 0 })
    await merge(term, into)
    const after = (await draftOf(id)).draft
    expect(after).toMatchObject({ revision: 2, document: { tagIds: [into.id] } })
    const { rule: stored } = await payload.findByID({
      collection: 'recipe-collections',
      id: made.id,
      depth: 0,
    })
    expect(stored).toMatchObject({ tags: [into.slug] })
    expect((await call('POST', `${id}/draft/publish`, { revision: 2 })).body).toMatchObject({
      recipe: { title: 'Changed', tags: [{ id: into.id }] },
    })
    const versions = await payload.db.pool.query<{ ids: string[] }>(
      `select document->'tagIds' as ids from recipe_versions where recipe_id = $1`,
      [id],
    )
    expect(versions.rows.flatMap(({ ids }) => ids)).not.toContain(term.id)
  })

  it('is refused for itself and for another kind', async () => {
    const [term, meal] = [await makeTerm('Bread'), await makeTerm('Bread', 'meal')]
    for (const into of [term, meal]) {
      expect(await merge(term, into)).toMatchObject({ status: 422, body: issue('intoId') })
    }
    expect(await listed(term.id)).toBeDefined()
  })

  it('is merged once by merges at once, and no recipe loses its terms', async () => {
    const [a, b, c] = [await makeTerm('A'), await makeTerm('B'), await makeTerm('C')]
    const title = unique('Kept')
    await makeRecipe(payload, site.id, { title, tagIds: [a.id] })
    const answers = await Promise.all([merge(a, b), merge(b, a), merge(a, c)])
    for (const { status } of answers) expect([200, 404, 422]).toContain(status)
    const found = await Promise.all([a, b, c].map(({ slug }) => foundBy(slug)))
    expect(found.flat()).toEqual([title])
  })
})

// docs/product/kitchen.md#categories-and-tags
describe('a term that is deleted', () => {
  it('leaves its recipes, and comes back on them when it is restored', async () => {
    const term = await makeTerm('Gone')
    await makeRecipe(payload, site.id, { title: 'Loaf', tagIds: [term.id] })
    const answer = await terms('DELETE', `/${term.id}`)
    const { deleted } = SCHEMAS.deleteTerm.answer.parse(answer.body)
    expect(deleted).toMatchObject({ title: term.title, recipeIds: { length: 1 } })
    expect(await foundBy(term.slug)).toEqual([])
    const restored = await terms('POST', `/${term.id}/restore`, deleted)
    expect(restored.body).toMatchObject({ term: { id: term.id, recipeCount: 1 } })
    expect(await foundBy(term.slug)).toEqual(['Loaf'])
    const again = await terms('POST', `/${term.id}/restore`, deleted)
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
  })

  it('is not put on recipes of another site', async () => {
    const other = await makeSite(payload)
    const { id } = await makeRecipe(payload, other.id)
    const term = await makeTerm('Gone')
    const { body } = await terms('DELETE', `/${term.id}`)
    const { deleted } = SCHEMAS.deleteTerm.answer.parse(body)
    await terms('POST', `/${term.id}/restore`, { ...deleted, recipeIds: [id] })
    expect(await listed(term.id)).toMatchObject({ recipeCount: 0 })
  })
})

// docs/product/kitchen.md#categories-and-tags
describe('own equipment', () => {
  async function makePiece(title: string, of: string | null = site.id): Promise<Made> {
    const data = { title: unique(title), slug: unique('piece'), ...(of ? { site: of } : {}) }
    return payload.create({ collection: 'equipment', data, depth: 0 })
  }
  const piecesOf = async (id: string) => {
    const { body } = await call('GET', id)
    return SCHEMAS.getManagedRecipe.answer.parse(body).recipe.equipmentUsages
  }
  const using = (id: string, more: object = {}) => ({
    equipmentUsages: [{ equipmentId: id, ...more }],
  })

  it('is created once for the site, and an existing piece of the same name is returned instead', async () => {
    const title = unique('Tagine')
    const body = { kind: 'equipment', title }
    const [one, again] = [
      await terms('POST', '', body),
      await terms('POST', '', { ...body, title: title.toUpperCase() }),
    ]
    const { term } = SCHEMAS.createTerm.answer.parse(one.body)
    expect(term).toMatchObject({ kind: 'equipment', title })
    expect(again.body).toMatchObject({ term: { id: term.id } })
    const shared = await makePiece('Dutch oven', null)
    const found = await terms('POST', '', { kind: 'equipment', title: shared.title })
    expect(found.body).toMatchObject({ term: { id: shared.id } })
  })

  it('is listed after the terms with the shared pieces, with the number of recipes', async () => {
    const [own, shared] = [await makePiece('Tagine'), await makePiece('Wok', null)]
    const other = await makePiece('Theirs', (await makeSite(payload)).id)
    await makeRecipe(payload, site.id, using(own.id))
    const row = { kind: 'equipment', isShared: false, recipeCount: 1 }
    expect(await listed(own.id)).toMatchObject(row)
    expect(await listed(shared.id)).toMatchObject({ isShared: true, recipeCount: 0 })
    expect(await listed(other.id)).toBeUndefined()
    const { body } = await terms('GET')
    expect(SCHEMAS.listTerms.answer.parse(body).terms.at(-1)?.kind).toBe('equipment')
  })

  it('is not used by another site, which does not see it either', async () => {
    const theirs = await makePiece('Theirs', (await makeSite(payload)).id)
    const { id } = await makeRecipe(payload, site.id)
    const { draft, recipe } = await draftOf(id)
    const document = { ...draft.document, ...using(theirs.id) }
    await call('PUT', `${id}/draft`, { document, revision: 0, basedOn: recipe.updatedAt })
    await call('POST', `${id}/draft/publish`, { revision: 1 })
    expect(await piecesOf(id)).toEqual([])
    expect((await terms('DELETE', `/${theirs.id}`)).status).toBe(404)
    const globals = await callApi(payload, 'GET', `/v1/manage/${site.slug}/globals`, {
      token: await makeToken(payload, site.owner),
    })
    expect(JSON.stringify(globals.body)).not.toContain(theirs.id)
  })

  it('is renamed, except to a name that is taken', async () => {
    const [piece, other] = [await makePiece('Tagine'), await makePiece('Wok', null)]
    const title = unique('Crock')
    const renamed = await terms('PUT', `/${piece.id}`, { title })
    expect(renamed.body).toMatchObject({ term: { title, slug: piece.slug } })
    const refused = await terms('PUT', `/${piece.id}`, { title: other.title })
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { current: { term: { id: other.id } } } },
    })
  })

  it('is merged into a shared piece, and a recipe that has both keeps every note', async () => {
    const [own, shared] = [await makePiece('Dutch pot'), await makePiece('Dutch oven', null)]
    const plain = await makeRecipe(payload, site.id, {
      equipmentUsages: [{ equipmentId: shared.id }, { equipmentId: own.id }],
    })
    const noted = await makeRecipe(payload, site.id, {
      equipmentUsages: [{ equipmentId: shared.id }, { equipmentId: own.id, note: 'The big one' }],
    })
    const { draft, recipe } = await draftOf(plain.id)
    const document = { ...draft.document, title: 'Changed' }
    await call('PUT', `${plain.id}/draft`, { document, revision: 0, basedOn: recipe.updatedAt })
    const merged = await terms('POST', `/${own.id}/merge`, { intoId: shared.id })
    expect(merged).toMatchObject({ status: 200, body: { term: { id: shared.id, recipeCount: 2 } } })
    expect(await piecesOf(plain.id)).toMatchObject([{ equipment: { id: shared.id } }])
    expect(await piecesOf(noted.id)).toMatchObject([
      { equipment: { id: shared.id }, note: null },
      { equipment: { id: shared.id }, note: 'The big one' },
    ])
    expect((await draftOf(plain.id)).draft).toMatchObject({
      revision: 2,
      document: { equipmentUsages: [{ equipmentId: shared.id }] },
    })
    expect(await listed(own.id)).toBeUndefined()
  })

  it('does not merge with a term, and a shared piece is not changed', async () => {
    const [own, tag] = [await makePiece('Tagine'), await makeTerm('Tagine')]
    const refused = await terms('POST', `/${own.id}/merge`, { intoId: tag.id })
    expect(refused).toMatchObject({ status: 422, body: issue('intoId') })
    const shared = await makePiece('Wok', null)
    expect((await terms('DELETE', `/${shared.id}`)).status).toBe(403)
    expect((await terms('PUT', `/${shared.id}`, { title: 'Mine' })).status).toBe(403)
  })

  it('leaves its recipes when it is deleted, and comes back with its note and place', async () => {
    const [own, shared] = [await makePiece('Tagine'), await makePiece('Wok', null)]
    const link = 'https://example.com/tagine'
    const { id } = await makeRecipe(payload, site.id, {
      equipmentUsages: [{ equipmentId: own.id, note: 'Glazed', link }, { equipmentId: shared.id }],
    })
    const answer = await terms('DELETE', `/${own.id}`)
    const { deleted } = SCHEMAS.deleteTerm.answer.parse(answer.body)
    expect(deleted.recipeIds).toEqual([id])
    expect(await piecesOf(id)).toMatchObject([{ equipment: { id: shared.id } }])
    expect((await terms('POST', `/${own.id}/restore`, deleted)).status).toBe(200)
    expect(await piecesOf(id)).toMatchObject([
      { equipment: { id: own.id }, note: 'Glazed', link },
      { equipment: { id: shared.id } },
    ])
  })

  it('that is gone is left out of a draft that is published', async () => {
    const [gone, there] = [await makePiece('Gone'), await makePiece('There')]
    const { id } = await makeRecipe(payload, site.id)
    const { draft, recipe } = await draftOf(id)
    const equipmentUsages = [{ equipmentId: gone.id }, { equipmentId: there.id }]
    const document = { ...draft.document, equipmentUsages }
    await call('PUT', `${id}/draft`, { document, revision: 0, basedOn: recipe.updatedAt })
    await terms('DELETE', `/${gone.id}`)
    await call('POST', `${id}/draft/publish`, { revision: 1 })
    expect(await piecesOf(id)).toMatchObject([{ equipment: { id: there.id } }])
  })

  it('goes with its site, while a shared piece that recipes have is not deleted', async () => {
    const other = await makeSite(payload)
    const own = await makePiece('Tagine', other.id)
    const shared = await makePiece('Wok', null)
    await makeRecipe(payload, other.id, {
      equipmentUsages: [{ equipmentId: own.id }, { equipmentId: shared.id }],
    })
    const remove = { collection: 'equipment', id: shared.id } as const
    await expect(payload.delete(remove)).rejects.toThrow()
    await payload.db.pool.query('delete from sites where id = $1', [other.id])
    const left = await payload.find({
      collection: 'equipment',
      where: { id: { in: [own.id, shared.id] } },
      depth: 0,
    })
    expect(left.docs.map(({ id }) => id)).toEqual([shared.id])
  })
})
