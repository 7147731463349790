import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withSamples } from '@/media/storage/sample-pictures'
import { sampleRecipes } from './sample-recipes'

const store = withSamples(
  { read: () => Promise.resolve(Buffer.from('own')), size: () => Promise.resolve(3) },
  join(process.cwd(), 'demo'),
)

it('every sample recipe has a picture that comes with the program', async () => {
  for (const { title, image } of sampleRecipes()) {
    const key = image?.key ?? ''
    expect(await store.size(key), title).toBeGreaterThan(1000)
    expect((await store.read(key))?.subarray(8, 12).toString(), title).toBe('WEBP')
  }
})

it('pictures of authors come from the store, and a sample that is not there from nowhere', async () => {
  expect(await store.read('abc.webp')).toEqual(Buffer.from('own'))
  expect(await store.size('sample.ferment.no-such.webp')).toBeNull()
  expect(await store.read('sample.ferment.no-such.webp')).toBeNull()
})
