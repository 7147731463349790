import { describe, expect, it } from 'vitest'
import { selectLargestImages } from '@/src/parsing/web-page/best-images'

describe('selectLargestImages', () => {
  it('keeps the original of a picture that is given in several sizes', () => {
    const sizes = ['a-150x150.jpg', 'a-1024x768.jpg', 'a.jpg'].map(
      (name) => `https://x.example/${name}`,
    )
    expect(selectLargestImages(sizes)).toEqual(['https://x.example/a.jpg'])
    expect(selectLargestImages(sizes.slice(0, 2))).toEqual(['https://x.example/a-1024x768.jpg'])
  })

  it('keeps the widest where the query says the size', () => {
    const sizes = [
      'https://x.example/a.jpg?w=300&fit=crop',
      'https://x.example/a.jpg?w=1200&fit=crop',
    ]
    expect(selectLargestImages(sizes)).toEqual([sizes[1]])
  })

  it('keeps the order, and pictures that differ in anything else', () => {
    const urls = [
      'https://x.example/b.jpg',
      'https://x.example/a.jpg?id=1',
      'https://x.example/a.jpg?id=2',
    ]
    expect(selectLargestImages(urls)).toEqual(urls)
  })
})
