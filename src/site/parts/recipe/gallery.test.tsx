import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Image } from '@/src/contract/media/image'
import { exampleImage } from '@/src/site/testing/example-content'
import { Gallery } from './gallery'

const SHAPE = { ratio: 16 / 9, narrowRatio: 1, sizes: '100vw', maxWidth: 1240 }

const draw = (image: Partial<Image>): string => {
  const images = [{ ...exampleImage('soup'), ...image, shareCrop: null }]
  const recipe = { title: 'Soup', images, video: null, youtubeVideoId: null }
  return renderToStaticMarkup(<Gallery recipe={recipe} {...SHAPE} />)
}

it('lets a picture fill its place', () => {
  const html = draw({ width: 480, height: 360 })
  expect(html).toContain(`--ratio:${16 / 9}`)
  expect(html).not.toContain('--shown')
})

it('mounts a picture that would be stretched too far, whole', () => {
  const html = draw({ width: 180, height: 260 })
  expect(html).toContain('--shown:270px')
  expect(html).toContain(`--ratio:${180 / 260}`)
})

it('goes by the part of a picture that is shown', () => {
  const crop = { width: 200, height: 150, x: 0, y: 0 }
  expect(draw({ width: 1600, height: 1200, crop })).toContain('--shown:300px')
})
