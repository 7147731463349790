import { describe, expect, it } from 'vitest'
import { titleLeading, titleStyle } from './title-style'

// docs/product/site-pages.md#titles
describe('a headline', () => {
  it('is set smaller the longer it is', () => {
    const scales = [22, 23, 36, 37, 60, 61, 110, 111].map(
      (length) => titleStyle('a'.repeat(length))['--scale'],
    )
    expect(scales).toEqual([1, 0.86, 0.86, 0.68, 0.68, 0.52, 0.52, 0.4])
  })

  it.each(['كبسة', 'दाल मखनी', 'ต้มยำกุ้ง', 'Dal (दाल)'])(
    'has room for tall letters above and below each line: %s',
    (title) => expect(titleLeading(title)).toEqual({ lineHeight: 1.4 }),
  )

  it.each(['Crème brûlée', 'Борщ', '味噌汁', 'Αυγολέμονο'])(
    'keeps the tight lines of its template otherwise: %s',
    (title) => expect(titleStyle(title)).toEqual({ '--scale': 1 }),
  )
})
