import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { rows } from '../server/database/statements'
import { pictureUses } from '../server/pictures/uses'
import { getRecipe } from '../server/recipes/reading/read'
import { listImportRows } from './jobs/import-rows'
import { formatImportReport } from './jobs/report'
import { buildWxr } from './testing/wxr'
import type { WxrItem } from './testing/wxr'
import { createFiles, importPath, collectText } from './testing/import-files'

let payload: Payload
let host: Server
let origin = ''
let asked: string[] = []

beforeAll(async () => {
  payload = await testPayload()
  const bytes = await picture('#3366aa')
  host = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved.jpg') response.writeHead(302, { location: '/loaf.jpg' }).end()
    else if (request.url === '/inside.jpg')
      response.writeHead(302, { location: 'http://[::1]:1/x.jpg' }).end()
    else if (request.url === '/loaf.jpg')
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
    else if (request.url === '/words.jpg') response.writeHead(200).end('no picture at all')
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  host.close()
})

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()

const usedOf = async (id: string): Promise<unknown[]> => {
  const text = 'select used_images(array[$1::uuid], true) as id'
  return (await rows<{ id: string }>(payload, { name: 'test_used', text }, [id])).map(
    (row) => row.id,
  )
}

const recipe = (name: string, image: string) => ({
  '@type': 'Recipe',
  name,
  image,
  url: `https://old.example/${name.toLowerCase()}`,
  recipeIngredient: ['1 egg', '1 cup flour'],
  recipeInstructions: ['Bake.'],
})

const here = { run: { allowed: ['127.0.0.1'] } }

describe('pictures of imported recipes', () => {
  it('are fetched, stored once each, and not fetched again by a second import', async () => {
    const site = await makeSite(payload)
    const list = [recipe('Loaf', `${origin}/loaf.jpg`), recipe('Roll', `${origin}/moved.jpg`)]
    const path = await createFiles({ 'recipes.json': JSON.stringify(list) })
    asked = []
    const done = await importPath(payload, site.id, path, here)
    expect(done).toMatchObject({ status: 'done', pictures: { total: 2, stored: 2, failed: 0 } })
    const [loaf, roll] = await Promise.all(
      ['loaf', 'roll'].map((slug) => getRecipe(payload, site.id, slug, ANONYMOUS_READER)),
    )
    expect(loaf?.images).toMatchObject([{ width: 60, height: 40 }])
    // The same bytes are the same picture.
    expect(roll?.images[0]?.key).toBe(loaf?.images[0]?.key)
    expect(asked.sort()).toEqual(['/loaf.jpg', '/loaf.jpg', '/moved.jpg'])
    asked = []
    const again = await importPath(payload, site.id, path, here)
    expect(again).toMatchObject({ updated: 2, pictures: { total: 2, stored: 2 } })
    expect(asked).toEqual([])
    expect((await getRecipe(payload, site.id, 'loaf', ANONYMOUS_READER))?.images).toHaveLength(1)
  })

  // docs/product/import-and-export.md#pictures-of-stored-posts
  it('that stand in a stored post are shown from here, also after a second import', async () => {
    const site = await makeSite(payload)
    const words = '<p>We went to the sea, and there was bread.</p>'
    const images = ['loaf.jpg', 'gone.jpg?a=1&b=2'].map((name) => `<img src="${origin}/${name}">`)
    const post = { id: 1, title: 'Sea', name: 'sea', content: `${words}${images.join('')}` }
    const path = await createFiles({ 'blog.xml': buildWxr(post) })
    const contentNow = async () =>
      (await getRecipe(payload, site.id, 'sea', ANONYMOUS_READER))?.legacyRecipeData?.content
    expect(await importPath(payload, site.id, path, here)).toMatchObject({
      pictures: { total: 2, stored: 1, failed: 1 },
    })
    const { docs } = await payload.find({
      collection: 'images',
      where: { site: { equals: site.id } },
    })
    const shown = `src="/media/${docs[0]?.key}?width=1440"`
    expect(await contentNow()).toContain(shown)
    expect(await contentNow()).toContain(`src="${origin}/gone.jpg?a=1&amp;b=2"`)
    const id = docs[0]?.id ?? ''
    expect(await pictureUses(payload, site.id, id)).toMatchObject([
      { kind: 'recipe', title: 'Sea' },
    ])
    expect(await usedOf(id)).toEqual([id])
    asked = []
    await importPath(payload, site.id, path, here)
    expect(asked).toEqual(['/gone.jpg?a=1&b=2'])
    expect(await contentNow()).toContain(shown)
    await payload.db.pool.query(`update recipes set legacy_recipe_data = null where site_id = $1`, [
      site.id,
    ])
    expect(await pictureUses(payload, site.id, id)).toEqual([])
    expect(await usedOf(id)).toEqual([])
  })

  // docs/product/media.md#alternative-text
  it('keep what their source says they show, and the name of their file', async () => {
    const site = await makeSite(payload)
    const library: WxrItem = {
      id: 30,
      type: 'attachment',
      title: 'loaf',
      meta: { _wp_attachment_image_alt: 'A loaf' },
      extra: `<wp:attachment_url>${origin}/loaf.jpg</wp:attachment_url>`,
    }
    const meta = { _thumbnail_id: '30' }
    const post = { id: 1, title: 'Loaf', name: 'loaf', content: 'Bread.', meta }
    const path = await createFiles({ 'blog.xml': buildWxr(post, library) })
    expect(await importPath(payload, site.id, path, here)).toMatchObject({ created: 1 })
    const loaf = await getRecipe(payload, site.id, 'loaf', ANONYMOUS_READER)
    expect(loaf?.images).toMatchObject([{ alt: 'A loaf' }])
    const { docs } = await payload.find({
      collection: 'images',
      where: { site: { equals: site.id } },
      depth: 0,
    })
    expect(docs).toMatchObject([{ alt: 'A loaf', name: 'loaf.jpg' }])
  })

  it('of the own network are not asked for, neither by name nor by redirect; each is reported', async () => {
    const site = await makeSite(payload)
    const list = [
      recipe('Direct', `${origin}/loaf.jpg`),
      recipe('Gone', `${origin}/gone.jpg`),
      recipe('Words', `${origin}/words.jpg`),
      recipe('Inside', `${origin}/inside.jpg`),
    ]
    const path = await createFiles({ 'recipes.json': JSON.stringify(list) })
    asked = []
    const closed = await importPath(payload, site.id, path)
    expect(closed).toMatchObject({ created: 4, pictures: { stored: 0, failed: 4 } })
    expect(asked).toEqual([])
    const other = await makeSite(payload)
    const open = await importPath(payload, other.id, path, here)
    expect(open).toMatchObject({ created: 4, pictures: { stored: 1, failed: 3 } })
    const listed = await listImportRows(payload, other.id, open.id, {})
    const failures = listed.rows.map(({ failedPictures }) => failedPictures)
    expect(failures).toMatchObject([
      [],
      [{ source: `${origin}/gone.jpg`, message: expect.stringContaining('status 404') }],
      [{ source: `${origin}/words.jpg`, message: expect.stringContaining('not a picture') }],
      [{ source: `${origin}/inside.jpg` }],
    ])
    const report = await collectText(await formatImportReport(payload, other.id, open.id))
    expect(report).toContain('returned status 404')
    expect(report).toContain('not a picture')
    expect(report).toMatch(/private network|could not be fetched/)
  })

  it('that lie in the imported file are taken from it', async () => {
    const site = await makeSite(payload)
    const folder = await createFiles({
      'Loaf/recipe.json': JSON.stringify(recipe('Loaf', 'https://old.example/loaf.jpg')),
      'Loaf/full.jpg': await picture('#aa3366'),
      'toast.paprikarecipe': JSON.stringify({
        uid: 'p-1',
        name: 'Toast',
        ingredients: '1 slice bread',
        directions: 'Toast it.',
        photo_hash: 'x',
        photo_data: (await picture('#66aa33')).toString('base64'),
      }),
    })
    const done = await importPath(payload, site.id, folder)
    expect(done).toMatchObject({ created: 2, pictures: { total: 2, stored: 2 } })
    expect((await getRecipe(payload, site.id, 'toast', ANONYMOUS_READER))?.images).toHaveLength(1)
  })

  it('that stand in the recipe itself are taken from it, and a long address fails alone', async () => {
    const site = await makeSite(payload)
    const grainy = await sharp({
      create: {
        ...{ width: 90, height: 60, channels: 3, background: '#808080' },
        // Grain: without any, a picture is a few hundred bytes.
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(grainy.length).toBeGreaterThan(3_000)
    const lines = '<ingredient-list><ingredient><item>egg</item></ingredient></ingredient-list>'
    const image = `<image format="jpeg">${grainy.toString('base64')}</image>`
    const folder = await createFiles({
      'one.grmt': `<gourmetDoc><recipe id="1"><title>Loaf</title>${lines}${image}</recipe></gourmetDoc>`,
      'two.json': JSON.stringify(recipe('Roll', `${origin}/gone.jpg?${hex(3_000)}`)),
    })
    const done = await importPath(payload, site.id, folder, here)
    expect(done).toMatchObject({ created: 2, pictures: { total: 2, stored: 1, failed: 1 } })
    const loaf = await getRecipe(payload, site.id, 'loaf', ANONYMOUS_READER)
    expect(loaf?.images).toMatchObject([{ width: 90, height: 60 }])
  })
})

/** Hexadecimal digits that no compression makes much shorter. */
const hex = (length: number): string => randomBytes(length / 2).toString('hex')
