import { expect, it } from 'vitest'
import { cappedSizes } from './picture'

// docs/product/media.md#sizes-and-formats
it('a picture as wide as a phone is asked for with about two dots a pixel, however sharp its screen', () => {
  const dense = '(max-width: 599px) and (min-resolution: 2.5dppx)'
  expect(cappedSizes('100vw')).toBe(`${dense} 72vw, 100vw`)
  expect(cappedSizes('(min-width: 768px) 300px, 78vw')).toBe(
    `${dense} 56vw, (min-width: 768px) 300px, 78vw`,
  )
  expect(cappedSizes('(min-width: 768px) 112px, 64px')).toBe('(min-width: 768px) 112px, 64px')
})
