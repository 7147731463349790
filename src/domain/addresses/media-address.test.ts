import { describe, expect, it } from 'vitest'
import { withMediaAddresses, withMediaKeys } from '../pictures/media-in-html'
import { mediaAddress, mediaKeyAt } from './media-address'

const here = { protocol: 'https', rootDomain: 'food.example' } as const

describe('the address of a picture of the platform', () => {
  it('leads back to its key, and no other address does', () => {
    expect(mediaAddress(here, 'a-1.jpg')).toBe('https://food.example/media/a-1.jpg')
    expect(mediaKeyAt(here, 'https://food.example/media/a-1.jpg?width=9')).toBe('a-1.jpg')
    for (const other of ['videos/a.mp4', '../x', 'uploads/a', '', '.a'])
      expect(mediaKeyAt(here, `https://food.example/media/${other}`), other).toBeNull()
    expect(mediaKeyAt(here, 'https://other.example/media/a-1.jpg')).toBeNull()
  })

  it('stands in HTML where a picture is shown by its path', () => {
    const html = '<img alt="x" src="/media/a.jpg?width=1440"><a href="/media/a.jpg">a</a>'
    expect(withMediaAddresses(html, (key) => mediaAddress(here, key))).toBe(
      '<img alt="x" src="https://food.example/media/a.jpg"><a href="/media/a.jpg">a</a>',
    )
    expect(withMediaKeys(html, new Map([['a.jpg', 'b.jpg']]))).toContain(
      'src="/media/b.jpg?width=1440"',
    )
  })
})
