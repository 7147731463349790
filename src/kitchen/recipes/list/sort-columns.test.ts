import { describe, expect, it } from 'vitest'
import { nextOrder, ariaSort } from './sort-columns'

describe('the heads of the list', () => {
  it('sort by their column first, and turn it round with the next click', () => {
    expect(nextOrder('published', 'title_asc')).toBe('published_at_desc')
    expect(nextOrder('published', 'published_at_desc')).toBe('published_at_asc')
    expect(nextOrder('published', 'published_at_asc')).toBe('published_at_desc')
    expect(nextOrder('title', 'title_asc')).toBe('title_asc')
  })

  it('say which of them is sorted by, and which way', () => {
    expect(ariaSort('title', 'title_asc')).toBe('ascending')
    expect(ariaSort('updated', 'updated_at_desc')).toBe('descending')
    expect(ariaSort('published', 'published_at_asc')).toBe('ascending')
    expect(ariaSort('published', 'updated_at_desc')).toBe('none')
  })
})
