import { describe, expect, it } from 'vitest'
import { cropToRatio, imageAddress, imageAttributes } from './image-address'

const picture = { key: 'ferment/kimchi', width: 1600, height: 1200, crop: null }

describe('the address of a picture', () => {
  it('keeps the folders of a key and escapes the rest', () => {
    expect(imageAddress('a/b c?.jpg')).toBe('/media/a/b%20c%3F.jpg')
  })

  it('carries size, quality and crop', () => {
    expect(
      imageAddress('k', {
        width: 800,
        height: 600,
        quality: 60,
        crop: { width: 10.2, height: 20, x: 0, y: 5 },
      }),
    ).toBe('/media/k?width=800&height=600&quality=60&crop=10,20,0,5')
  })
})

describe('a crop to a ratio', () => {
  it('takes the middle of the picture', () => {
    expect(cropToRatio(picture, 1)).toEqual({ width: 1200, height: 1200, x: 200, y: 0 })
    expect(cropToRatio(picture, 2)).toEqual({ width: 1600, height: 800, x: 0, y: 200 })
  })

  it('stays inside the part its author chose', () => {
    const crop = { width: 400, height: 800, x: 100, y: 50 }
    expect(cropToRatio({ ...picture, crop }, 1)).toEqual({
      width: 400,
      height: 400,
      x: 100,
      y: 250,
    })
  })
})

describe('the sources of a picture', () => {
  it('are never wider than the picture or twice its place', () => {
    const widths = (maxWidth: number) =>
      imageAttributes(picture, { maxWidth })
        .srcSet.split(', ')
        .map((source) => source.split(' ')[1])
    expect(widths(2000).at(-1)).toBe('1600w')
    expect(widths(400)).toEqual(['160w', '320w', '480w', '640w', '800w'])
  })

  it('carry the size of what is shown, so that nothing jumps', () => {
    const { width, height, src } = imageAttributes(picture, { ratio: 1, maxWidth: 400 })
    expect([width, height]).toEqual([1200, 1200])
    expect(src).toBe('/media/ferment/kimchi?width=320&crop=1200,1200,200,0')
  })

  it('have one entry for a picture smaller than every offered width', () => {
    const small = { key: 's', width: 120, height: 90, crop: null }
    expect(imageAttributes(small, { maxWidth: 400 }).srcSet).toBe('/media/s?width=120 120w')
  })
})
