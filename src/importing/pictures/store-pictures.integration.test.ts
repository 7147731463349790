import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { heicPhoto } from '@/media/testing/heic'
import { plainPhoto } from '@/media/testing/photo'
import { MAX_IMAGE_NAME } from '@/src/contract/media/image'
import { makeSite } from '@/src/testing/builders'
import { payload } from '@/src/testing/setups/store-batch'
import {
  outcomesOf,
  pictureHost,
  readerOf,
  waitingPictures,
} from '@/src/testing/setups/waiting-pictures'
import { claimJob } from '../jobs/job'
import { SupersededError } from '../pipeline/target'
import { storePictures } from './store-pictures'

let photo: Buffer
beforeAll(async () => {
  photo = await plainPhoto()
})

const inFile = readerOf(() => Promise.resolve(photo))
const newSite = async () => (await makeSite(payload)).id

/** The pictures that a site has. */
async function picturesOf(siteId: string) {
  const { docs } = await payload.find({
    collection: 'images',
    where: { site: { equals: siteId } },
    depth: 0,
  })
  return docs
}

const statusesOf = async (target: Parameters<typeof outcomesOf>[0]) =>
  (await outcomesOf(target)).map(({ status }) => status)

// docs/product/media.md#image-record
describe('the name of an imported picture', () => {
  it.each([
    ['without its folders', 'file:photos/summer/A loaf.jpg', 'A loaf.jpg'],
    ['that holds it', 'file:toast.paprikarecipe#photo_data', 'toast.paprikarecipe'],
    ['with a sign of percent', 'file:100%.jpg', '100%.jpg'],
    ['without signs that nothing can show', 'file:lo%00af.jpg', 'loaf.jpg'],
    ['cut at 300 letters', `file:${'a'.repeat(400)}.jpg`, 'a'.repeat(MAX_IMAGE_NAME)],
    ['if there is any', 'file:photos/', null],
  ])('is that of the file, %s', async (_, source, name) => {
    const siteId = await newSite()
    await storePictures(await waitingPictures(siteId, [source]), inFile, () => undefined)
    expect(await picturesOf(siteId)).toMatchObject([{ name }])
  })

  it('is the last part of its address, decoded and without what is asked for with it', async () => {
    const siteId = await newSite()
    const origin = await pictureHost((_, response) => response.end(photo))
    const target = await waitingPictures(siteId, [`${origin}/2019/a%20loaf.jpg?width=800#top`])
    await storePictures(target, inFile, () => undefined)
    expect(await picturesOf(siteId)).toMatchObject([{ name: 'a loaf.jpg' }])
  })

  it('is none where the picture stands in the text itself', async () => {
    const siteId = await newSite()
    const dot = await sharp(photo).resize(8).png().toBuffer()
    const source = `data:image/png;base64,${dot.toString('base64')}`
    await storePictures(await waitingPictures(siteId, [source]), inFile, () => undefined)
    expect(await picturesOf(siteId)).toMatchObject([{ name: null }])
  })
})

// docs/product/import-and-export.md#pictures-of-imported-recipes
describe('the same file', () => {
  it('is one picture of a site, with the first name and words that an import gives it', async () => {
    const siteId = await newSite()
    const given = [
      { source: 'file:', alt: null },
      { source: 'file:loaf.jpg', alt: 'A loaf' },
      { source: 'file:roll.jpg', alt: 'A roll' },
      { source: 'file:bun.jpg', alt: null },
    ]
    for (const picture of given) {
      await storePictures(await waitingPictures(siteId, [picture]), inFile, () => undefined)
    }
    expect(await picturesOf(siteId)).toMatchObject([{ name: 'loaf.jpg', alt: 'A loaf' }])
  })

  it('is a picture of its own on each site', async () => {
    const sites = [await newSite(), await newSite()]
    for (const siteId of sites) {
      const target = await waitingPictures(siteId, ['file:loaf.jpg'])
      await storePictures(target, inFile, () => undefined)
    }
    for (const siteId of sites) expect(await picturesOf(siteId)).toHaveLength(1)
  })
})

// docs/product/media.md#kinds-of-pictures
it('keeps the HEIC of an import under the name of a JPEG', async () => {
  const siteId = await newSite()
  const target = await waitingPictures(siteId, ['file:loaf.heic'])
  const reader = readerOf(() => Promise.resolve(heicPhoto()))
  await storePictures(target, reader, () => undefined)
  expect(await picturesOf(siteId)).toMatchObject([
    { key: expect.stringMatching(/\.jpg$/), mimeType: 'image/jpeg' },
  ])
})

// docs/product/import-and-export.md#pictures-of-imported-recipes
describe('the pictures of an import', () => {
  it('are read four at a time until none waits, and each is told; those of other imports wait', async () => {
    const siteId = await newSite()
    const names = Array.from({ length: 45 }, (_, place) => `file:${place}.jpg`)
    const other = await waitingPictures(siteId, ['file:other.jpg'])
    const target = await waitingPictures(siteId, names)
    const asked: string[] = []
    let askedAtOnce = 0
    const reader = readerOf(async (name) => {
      asked.push(name)
      // Requests that are started together are started before this turn of the loop ends.
      await new Promise(setImmediate)
      askedAtOnce ||= asked.length
      return name === '7.jpg' ? photo : null
    })
    const told: boolean[] = []
    await storePictures(target, reader, (isStored) => told.push(isStored))
    expect(askedAtOnce).toBe(4)
    expect([told.length, told.filter(Boolean).length]).toEqual([45, 1])
    expect((await outcomesOf(target))[7]).toMatchObject({ source: 'file:7.jpg', status: 'stored' })
    expect(await statusesOf(other)).toEqual(['waiting'])
  })

  it('wait for another time when the import is broken off', async () => {
    const target = await waitingPictures(await newSite(), ['file:one.jpg', 'file:two.jpg'])
    const ending = new AbortController()
    const asked: string[] = []
    const reader = readerOf((name) => {
      asked.push(name)
      ending.abort()
      return Promise.reject(new Error('broken off'))
    }, ending.signal)
    const told: boolean[] = []
    const stored = storePictures(target, reader, (isStored) => told.push(isStored))
    await expect(stored).rejects.toMatchObject({ name: 'AbortError' })
    expect([asked, told]).toEqual([['one.jpg'], []])
    expect(await statusesOf(target)).toEqual(['waiting', 'waiting'])
  })

  it.each([
    ['another process goes on with it', (id: string) => claimJob(payload, id)],
    [
      'it was canceled',
      (id: string) =>
        payload.update({ collection: 'imports', id, data: { status: 'canceled' }, depth: 0 }),
    ],
  ])('are kept no more once %s', async (_, happens) => {
    const siteId = await newSite()
    for (const bytes of [photo, null]) {
      const target = await waitingPictures(siteId, ['file:loaf.jpg'])
      const reader = readerOf(async () => {
        await happens(target.importId)
        return bytes
      })
      const stored = storePictures(target, reader, () => undefined)
      await expect(stored).rejects.toThrow(SupersededError)
      expect(await statusesOf(target)).toEqual(['waiting'])
    }
    expect(await picturesOf(siteId)).toEqual([])
  })

  it('change their recipe, so that who has it open learns of them', async () => {
    const target = await waitingPictures(await newSite(), ['file:loaf.jpg'])
    const id = target.recipeId
    const before = await payload.findByID({ collection: 'recipes', id, depth: 0 })
    await storePictures(target, inFile, () => undefined)
    const after = await payload.findByID({ collection: 'recipes', id, depth: 0 })
    expect(after.images).toHaveLength(1)
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
  })
})
