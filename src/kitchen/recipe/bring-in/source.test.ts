import { describe, expect, it } from 'vitest'
import { parseUrl, isRecipePaste, MAX_SOURCE_BYTES, sourceError, chooseSource } from './source'

const paste = (text: string, html = '') => ({ text, html })

// docs/product/kitchen.md#import-a-recipe
describe('what is pasted', () => {
  it('is an address where it is one and nothing else', () => {
    expect(parseUrl('  https://example.com/soup?x=1  ')).toBe('https://example.com/soup?x=1')
    for (const text of [
      'example.com',
      'see https://example.com',
      'mailto:a@b.de',
      'https://x',
      '',
    ]) {
      expect(parseUrl(text), text).toBeNull()
    }
  })

  it('is read as a link, as a page, or as text', () => {
    expect(chooseSource(paste('https://example.com/soup'))).toEqual({
      url: 'https://example.com/soup',
    })
    const page = '<!doctype html><p>Soup</p>'
    expect(chooseSource(paste(page))).toEqual({ html: page })
    expect(chooseSource(paste('Soup\n1 onion', '<p>Soup</p>'))).toEqual({ text: 'Soup\n1 onion' })
    expect(chooseSource(paste(' ', ''))).toBeNull()
  })

  it('is read as the copied page where that has the marks of a recipe, or there is no text', () => {
    const marked = '<div itemprop="recipeIngredient">1 onion</div>'
    expect(chooseSource(paste('1 onion', marked))).toEqual({ html: marked })
    expect(chooseSource(paste('', '<p>Soup</p>'))).toEqual({ html: '<p>Soup</p>' })
  })

  it('is refused when it is too large, with the limit', () => {
    expect(sourceError({ html: 'a'.repeat(MAX_SOURCE_BYTES) })).toBeNull()
    expect(sourceError({ html: 'a'.repeat(MAX_SOURCE_BYTES + 1) })).toMatch(
      /^This is 2\.1 MB\. .* 2 MB/,
    )
    expect(sourceError({ text: 'ä'.repeat(MAX_SOURCE_BYTES / 2 + 1) })).toMatch(/2 MB/)
    expect(sourceError({ text: 'a'.repeat(500_001) })).toMatch(/500,001 characters.*500,000/)
    expect(sourceError({ url: 'https://example.com/' })).toBeNull()
  })
})

// docs/product/kitchen.md#import-a-recipe
describe('a paste into an empty recipe', () => {
  it('brings in a link, a page or three lines, and nothing less', () => {
    expect(isRecipePaste(paste('https://example.com/soup'), false)).toBe(true)
    expect(isRecipePaste(paste('<html><p>Soup</p></html>'), false)).toBe(true)
    expect(isRecipePaste(paste('Soup\n1 onion\nFry it.'), false)).toBe(true)
    expect(isRecipePaste(paste('Soup\nwith onions'), false)).toBe(false)
    expect(isRecipePaste(paste(''), false)).toBe(false)
  })

  it('leaves a story a story, and takes a recipe out of one', () => {
    const story = 'My aunt.\nHer soup.\nShe cooked it.\nEvery day.\nFor 2 years.'
    expect(isRecipePaste(paste(story), true)).toBe(false)
    expect(isRecipePaste(paste('https://example.com/soup'), true)).toBe(false)
    expect(isRecipePaste(paste('Soup\n1 onion\n- 2 carrots\nFry.\nServe.'), true)).toBe(true)
  })
})
