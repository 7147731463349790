import { describe, expect, it } from 'vitest'
import { Failure } from '@/src/contract/failure'
import { PicturesQuery } from '@/src/contract/media/picture'
import { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { countStatements } from '@/src/testing/count-statements'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { getRecipeDraft } from '../recipes/drafts/read'
import { saveRecipeDraft } from '../recipes/drafts/save'
import { listPictures } from './list'
import { deletePicture, getPicture, restorePicture, updatePicture } from './picture'

const payload = await testPayload()
const site = await makeSite(payload)

const make = async (name: string, of = site.id, alt: string | null = null): Promise<string> => {
  const data = { site: of, key: unique('picture'), width: 8, height: 8, name, alt }
  return (await payload.create({ collection: 'images', data, depth: 0 })).id
}

const list = async (asked: object, of = site.id) => {
  const { pictures, total } = await listPictures(payload, of, PicturesQuery.parse(asked))
  return { ids: pictures.map(({ id }) => id), total, pictures }
}

const editor = () => ({ siteId: site.id, userId: site.owner, siteSlug: site.slug })

const failureOf = async (promise: Promise<unknown>): Promise<Failure> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof Failure) return error
  throw new Error(`Not refused: ${String(error)}`)
}

// docs/product/media.md#library
describe('the library', () => {
  it('finds pictures by all words of a search, in names and alternative texts', async () => {
    const own = await makeSite(payload)
    const loaf = await make('IMG_100%.jpg', own.id, 'A rye loaf')
    const jar = await make('jar.jpg', own.id)
    expect((await list({ query: 'LOAF img' }, own.id)).ids).toEqual([loaf])
    expect((await list({ query: '100%' }, own.id)).ids).toEqual([loaf])
    expect((await list({ query: 'img%loaf' }, own.id)).ids).toEqual([])
    expect((await list({ filter: 'undescribed' }, own.id)).ids).toEqual([jar])
    expect(await list({ limit: 1, offset: 1 }, own.id)).toMatchObject({ ids: [loaf], total: 2 })
  })

  it('answers a page in one statement, whatever the filter', async () => {
    for (const filter of ['all', 'used', 'unused', 'undescribed', 'bin']) {
      expect(await countStatements(payload, () => list({ filter })), filter).toBe(1)
    }
  })

  it('has the newest first', async () => {
    const own = await makeSite(payload)
    const ids: string[] = []
    for (const day of [3, 1, 5, 2, 4]) {
      const id = await make(`${day}.jpg`, own.id)
      await payload.db.pool.query(
        `update images set created_at = now() - $2 * interval '1 day' where id = $1`,
        [id, day],
      )
      ids[day - 1] = id
    }
    expect((await list({}, own.id)).ids).toEqual(ids)
  })

  it('lists what lies in the bin there alone', async () => {
    const own = await makeSite(payload)
    const [kept, thrown] = [await make('a.jpg', own.id, ''), await make('b.jpg', own.id)]
    await deletePicture(payload, { siteId: own.id, userId: own.owner }, thrown)
    for (const filter of ['all', 'unused', 'undescribed']) {
      expect((await list({ filter }, own.id)).ids, filter).toEqual([kept])
    }
    expect((await list({ filter: 'bin' }, own.id)).ids).toEqual([thrown])
  })

  it('says when an unused picture is removed, and of a used one that it is not', async () => {
    const own = await makeSite(payload)
    const id = await make('a.jpg', own.id)
    await payload.db.pool.query(
      'insert into image_removals (image_id, unused_since) values ($1, now())',
      [id],
    )
    expect((await getPicture(payload, own.id, id)).removedAt).not.toBeNull()
    await makeRecipe(payload, own.id, { images: [{ id }] })
    expect(await getPicture(payload, own.id, id)).toMatchObject({ isUsed: true, removedAt: null })
  })

  it('tells used pictures from unused ones, those of drafts too', async () => {
    const own = await makeSite(payload)
    const [shown, drafted, loose] = [
      await make('a.jpg', own.id),
      await make('b.jpg', own.id),
      await make('c.jpg', own.id),
    ]
    const { id } = await makeRecipe(payload, own.id, { title: 'Loaf', images: [{ id: shown }] })
    const writer = { siteId: own.id, userId: own.owner, siteSlug: own.slug }
    const { draft } = await getRecipeDraft(payload, writer, id)
    const images = [{ id: shown }, { id: drafted }]
    const document = RecipeDraftDocument.parse({ title: 'Loaf', slug: 'loaf', images })
    await saveRecipeDraft(payload, writer, id, { ...draft, document })
    expect((await list({ filter: 'used' }, own.id)).ids.toSorted()).toEqual(
      [shown, drafted].toSorted(),
    )
    expect((await list({ filter: 'unused' }, own.id)).ids).toEqual([loose])
    expect((await getPicture(payload, own.id, drafted)).uses).toEqual([
      { kind: 'draft', id, title: 'Loaf' },
    ])
    expect(
      (await getPicture(payload, own.id, shown)).uses.map(({ kind }) => kind).toSorted(),
    ).toEqual(['draft', 'recipe'])
  })

  it('refuses to delete a used picture, and names its uses', async () => {
    const image = await make('used.jpg')
    await makeRecipe(payload, site.id, { title: 'Rye loaf', images: [{ id: image }] })
    await payload.update({ collection: 'sites', id: site.id, data: { logo: image }, depth: 0 })
    const failure = await failureOf(deletePicture(payload, editor(), image))
    expect(failure).toMatchObject({ code: 'conflict' })
    expect(failure.message).toContain('the recipe “Rye loaf”')
    expect(failure.message).toContain('the logo of')
  })

  it('knows a picture that a site has as its logo on dark and its icon', async () => {
    const own = await makeSite(payload, { title: 'Ferment' })
    const image = await make('logo.jpg', own.id)
    const data = { logoOnDark: image, favicon: image }
    await payload.update({ collection: 'sites', id: own.id, data, depth: 0 })
    const { uses } = await getPicture(payload, own.id, image)
    expect(uses.map(({ kind, title }) => `${kind} ${title}`).toSorted()).toEqual([
      'icon Ferment',
      'logo Ferment',
    ])
  })

  it('deletes what only an earlier version shows, and names no version among uses', async () => {
    const [past, shown] = [await make('past.jpg'), await make('shown.jpg')]
    const { id } = await makeRecipe(payload, site.id, { title: 'Loaf', images: [{ id: shown }] })
    await payload.db.pool.query(
      `insert into recipe_versions (recipe_id, site_id, document, kind)
        values ($1, $2, $3, 'published')`,
      [id, site.id, JSON.stringify({ title: 'Old loaf', images: [{ id: past }, { id: shown }] })],
    )
    expect((await getPicture(payload, site.id, past)).uses).toEqual([
      { kind: 'version', id, title: 'Old loaf' },
    ])
    await deletePicture(payload, editor(), past)
    expect((await getPicture(payload, site.id, past)).deletedAt).not.toBeNull()
    const { message } = await failureOf(deletePicture(payload, editor(), shown))
    expect(message).toBe('This picture is used by the recipe “Loaf”.')
  })

  it('counts the 30 days of the bin from the first deletion', async () => {
    const id = await make('a.jpg')
    await deletePicture(payload, editor(), id)
    await payload.db.pool.query(
      `update image_removals set deleted_at = now() - interval '10 days' where image_id = $1`,
      [id],
    )
    await deletePicture(payload, editor(), id)
    const { removedAt } = await getPicture(payload, site.id, id)
    expect(Math.round((Date.parse(removedAt ?? '') - Date.now()) / 86_400_000)).toBe(20)
  })

  it('leaves an unused picture unused that was in no bin and is restored', async () => {
    const id = await make('a.jpg')
    await payload.db.pool.query(
      'insert into image_removals (image_id, unused_since) values ($1, now())',
      [id],
    )
    expect((await restorePicture(payload, site.id, id)).removedAt).not.toBeNull()
  })

  it('deletes an unused picture into the bin and brings it back, also by its use', async () => {
    const [one, two] = [await make('one.jpg'), await make('two.jpg')]
    for (const id of [one, two]) await deletePicture(payload, editor(), id)
    await deletePicture(payload, editor(), one)
    expect((await list({ filter: 'bin' })).ids).toEqual(expect.arrayContaining([one, two]))
    expect((await list({})).ids).not.toContain(one)
    const before = await getPicture(payload, site.id, one)
    const days = (Date.parse(before.removedAt ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    expect(await restorePicture(payload, site.id, one)).toMatchObject({ deletedAt: null })
    const { id } = await makeRecipe(payload, site.id, { title: 'Loaf' })
    const { draft } = await getRecipeDraft(payload, editor(), id)
    const document = RecipeDraftDocument.parse({ title: 'L', slug: 'l', images: [{ id: two }] })
    await saveRecipeDraft(payload, editor(), id, { ...draft, document })
    expect(await getPicture(payload, site.id, two)).toMatchObject({ deletedAt: null, isUsed: true })
  })

  it('knows of no other site, whose editors neither see, describe, use nor delete a picture', async () => {
    const other = await makeSite(payload)
    const theirs = await make('theirs.jpg', other.id)
    expect((await list({})).ids).not.toContain(theirs)
    for (const act of [
      () => getPicture(payload, site.id, theirs),
      () => updatePicture(payload, site.id, theirs, { alt: 'Mine' }),
      () => deletePicture(payload, editor(), theirs),
      () => restorePicture(payload, site.id, theirs),
    ]) {
      expect(await failureOf(act())).toMatchObject({ code: 'not_found' })
    }
    // A draft may name any id: it neither makes the picture used nor takes it out of their bin.
    await deletePicture(payload, { siteId: other.id, userId: other.owner }, theirs)
    const { id } = await makeRecipe(payload, site.id, { title: 'Loaf' })
    const { draft } = await getRecipeDraft(payload, editor(), id)
    const document = RecipeDraftDocument.parse({ title: 'L', slug: 'l', images: [{ id: theirs }] })
    await saveRecipeDraft(payload, editor(), id, { ...draft, document })
    const found = await getPicture(payload, other.id, theirs)
    expect(found).toMatchObject({ isUsed: false, uses: [], alt: null })
    expect(found.deletedAt).not.toBeNull()
  })

  it('changes words and name by themselves, and takes empty ones for none', async () => {
    const id = await make('a.jpg')
    expect(await updatePicture(payload, site.id, id, { alt: 'A loaf' })).toMatchObject({
      alt: 'A loaf',
      name: 'a.jpg',
    })
    expect(await updatePicture(payload, site.id, id, { alt: '', name: 'b.jpg' })).toMatchObject({
      alt: null,
      name: 'b.jpg',
    })
  })
})
