import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { Documents } from '@/src/testing/documents'
import { makeRecipe } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { makePeople } from '@/src/testing/roles'
import { inTransaction } from './database/transaction'
import { createRecipe } from './recipes/write'
import { assignUploads, checkReferences, reference, references } from './references'
import type { ReferenceKind } from './references'
import { resolveLines } from './recipes/lines/resolve-lines'

const payload = await testPayload()
const people = await makePeople(payload)
const documents = new Documents(payload, people)

/** Whether somebody of the site may point at an id as something of a kind. */
async function isUsable(kind: ReferenceKind, id: string, userId = people.site.owner) {
  const pointed = reference('place', kind, id)
  const refusal: unknown = await checkReferences(
    payload,
    { siteId: people.site.id, userId },
    pointed,
  ).then(
    () => null,
    (error: unknown) => error,
  )
  if (refusal !== null) {
    expect(refusal).toMatchObject({ code: 'validation_failed', issues: [{ path: 'place' }] })
  }
  return refusal === null
}
const siteOfPicture = async (id: string): Promise<unknown> =>
  (await payload.findByID({ collection: 'images', id, depth: 0 })).site

describe('what is written may point at', () => {
  it.each(['images', 'videos'] as const)(
    '%s of its site, or that its writer uploaded, and no others',
    async (collection) => {
      const kind = collection === 'images' ? 'image' : 'video'
      const [mine, bob] = [people.site.owner, people.ids.editor]
      const make = (fields: object) => documents.make(collection, { ...fields })
      expect(await isUsable(kind, await make({}))).toBe(true)
      expect(await isUsable(kind, await make({ site: null, uploadedBy: mine }))).toBe(true)
      expect(await isUsable(kind, await make({ site: null, uploadedBy: bob }))).toBe(false)
      expect(await isUsable(kind, await make({ site: people.others.id }))).toBe(false)
      const own = await make({ site: people.others.id, uploadedBy: mine })
      expect(await isUsable(kind, own)).toBe(true)
    },
  )

  it('recipes of its site that are not in the bin', async () => {
    const mine = await makeRecipe(payload, people.site.id, { publishedAt: null })
    const other = await makeRecipe(payload, people.others.id)
    const deletedAt = new Date().toISOString()
    expect(await isUsable('recipe', mine.id)).toBe(true)
    expect(await isUsable('recipe', other.id)).toBe(false)
    await payload.update({ collection: 'recipes', id: mine.id, data: { deletedAt } })
    expect(await isUsable('recipe', mine.id)).toBe(false)
  })

  it.each(['terms', 'equipment', 'color-themes', 'type-themes'] as const)(
    '%s of its site and of the platform, and no other site’s',
    async (collection) => {
      const kind = (
        {
          terms: 'term-tag',
          equipment: 'equipment',
          'color-themes': 'color-theme',
          'type-themes': 'type-theme',
        } as const
      )[collection]
      expect(await isUsable(kind, await documents.make(collection))).toBe(true)
      expect(await isUsable(kind, await documents.make(collection, { site: null }))).toBe(true)
      const foreign = await documents.make(collection, { site: people.others.id })
      expect(await isUsable(kind, foreign)).toBe(false)
    },
  )

  it('the catalogues of the platform, each id as what it is', async () => {
    const unit = await documents.make('units')
    const ingredient = await documents.make('ingredients')
    const equipment = await documents.make('equipment')
    expect(await isUsable('unit', unit)).toBe(true)
    expect(await isUsable('ingredient', ingredient)).toBe(true)
    expect(await isUsable('equipment', equipment)).toBe(true)
    expect(await isUsable('ingredient', unit)).toBe(false)
    expect(await isUsable('unit', equipment)).toBe(false)
    const tag = await documents.make('terms')
    expect(await isUsable('term-meal', tag)).toBe(false)
    expect(await isUsable('term-tag', tag)).toBe(true)
    const meal = await documents.make('terms', { kind: 'meal' })
    expect(await isUsable('term-meal', meal)).toBe(true)
    expect(await isUsable('term-tag', meal)).toBe(false)
  })

  it('people who work on its site, and nobody else', async () => {
    const { author, editor, otherAuthor, paid, admin } = people.ids
    expect(await isUsable('manager', author ?? '')).toBe(true)
    expect(await isUsable('manager', editor ?? '')).toBe(true)
    for (const id of [otherAuthor, paid, admin])
      expect(await isUsable('manager', id ?? '')).toBe(false)
  })

  it('nothing that is not there; each wrong place is named, and ids are compared without capitals', async () => {
    const unit = await documents.make('units')
    const [none, other] = [randomUUID(), randomUUID()]
    const writer = { siteId: people.site.id, userId: people.site.owner }
    const pointed = [
      ...references('units', 'unit', [unit, none]),
      ...reference('one', 'unit', other),
      ...reference('again', 'unit', none),
      ...reference('capitals', 'unit', unit.toUpperCase()),
    ]
    await expect(checkReferences(payload, writer, pointed)).rejects.toMatchObject({
      issues: [
        { path: 'units.1', message: 'Not found' },
        { path: 'one', message: 'Not found' },
        { path: 'again', message: 'Not found' },
      ],
    })
    await expect(checkReferences(payload, writer, [])).resolves.toBeUndefined()
  })

  it('what was made in the same transaction', async () => {
    const writer = { siteId: people.site.id, userId: people.site.owner }
    await inTransaction(payload, async (req) => {
      const write = RecipeWrite.parse({ title: 'Soup', slug: `soup-${randomUUID()}` })
      const recipe = await resolveLines(payload, people.site.id, write)
      const id = await createRecipe(payload, people.site.id, recipe, { req })
      const pointed = reference('recipe', 'recipe', id)
      await expect(checkReferences(payload, writer, pointed)).resolves.toBeUndefined()
    })
  })
})

describe('pictures that are shown on a site', () => {
  it('become its own when their uploader shows them, unless they are another site’s already', async () => {
    const writer = { siteId: people.site.id, userId: people.site.owner }
    const make = (fields: object) => documents.make('images', { site: null, ...fields })
    const mine = await make({ uploadedBy: people.site.owner })
    const bobs = await make({ uploadedBy: people.ids.editor })
    const elsewhere = await make({ site: people.others.id, uploadedBy: people.site.owner })
    const left = await make({ uploadedBy: people.site.owner })
    await assignUploads(payload, writer, [
      ...references('images', 'image', [mine, bobs, elsewhere]),
      ...reference('video', 'video', left),
    ])
    expect(await siteOfPicture(mine)).toBe(people.site.id)
    expect(await siteOfPicture(bobs)).toBeNull()
    expect(await siteOfPicture(elsewhere)).toBe(people.others.id)
    expect(await siteOfPicture(left)).toBeNull()
  })
})
