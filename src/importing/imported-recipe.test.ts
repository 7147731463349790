import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { textToDocument, getLastPathSegment, getUrlPath, toImportedRecipe } from './imported-recipe'
import { emptyDraft } from '@/src/parsing/web-page/merge'

describe('the old path of a page', () => {
  it('is what stands behind the host, decoded and without the slash at its end', () => {
    expect(getUrlPath('https://example.com/caf%C3%A9/buns/')).toBe('/café/buns')
    expect(getUrlPath('https://example.com/buns?print=1#top')).toBe('/buns')
    expect(getUrlPath('/2019/buns//')).toBe('/2019/buns')
  })

  it('is none for the front page, for no address, and for what is no address', () => {
    expect(getUrlPath('https://example.com/')).toBeNull()
    expect(getUrlPath(null)).toBeNull()
    expect(getUrlPath('http://[')).toBeNull()
  })

  it('keeps a broken escape as it was written', () => {
    expect(getUrlPath('https://example.com/50%-off')).toBe('/50%-off')
  })

  it('has at most 1000 characters, however they are escaped', () => {
    expect(getUrlPath(`/${'a'.repeat(999)}`)).toHaveLength(1000)
    expect(getUrlPath(`/${'a'.repeat(1000)}`)).toBeNull()
    expect(getUrlPath(`/${'é'.repeat(999)}`)).toHaveLength(1000)
    expect(getUrlPath(`/${'%C3%A9'.repeat(1500)}`)).toBeNull()
  })
})

describe('the name of a page in its address', () => {
  it('is the last part that names something', () => {
    expect(getLastPathSegment('https://example.com/recipes/plum-cake/')).toBe('plum-cake')
    expect(getLastPathSegment('https://example.com/plum-cake/print')).toBe('plum-cake')
    expect(getLastPathSegment('https://example.com/plum-cake/AMP/')).toBe('plum-cake')
    expect(getLastPathSegment('https://example.com/recipe/plum-cake/12345')).toBe('plum-cake')
  })

  it('does not count the ending of a file', () => {
    expect(getLastPathSegment('https://example.com/plum-cake.html')).toBe('plum-cake')
    expect(getLastPathSegment('https://example.com/plum-cake.PHP')).toBe('plum-cake')
    expect(getLastPathSegment('https://example.com/plum-cake/index.htm')).toBe('plum-cake')
    expect(getLastPathSegment('https://example.com/no.2-cake')).toBe('no.2-cake')
  })

  it('is none where every part is a number or a word of a framework', () => {
    expect(getLastPathSegment('https://example.com/2019/04/')).toBeNull()
    expect(getLastPathSegment(null)).toBeNull()
  })

  it('is a name that only begins like a word of a framework', () => {
    expect(getLastPathSegment('https://example.com/recipes/ampoule')).toBe('ampoule')
    expect(getLastPathSegment('https://example.com/recipes/7-up-cake')).toBe('7-up-cake')
  })
})

describe('words that may be HTML', () => {
  it('are read as HTML where a known tag stands in them', () => {
    expect(textToDocument('Good <b>cold</b>')).toEqual([
      { type: 'paragraph', children: [{ text: 'Good ' }, { text: 'cold', bold: true }] },
    ])
    expect(plainText(textToDocument('One<BR>two'))).toBe('One\ntwo')
  })

  it('are kept as they stand where they only look like it', () => {
    expect(plainText(textToDocument('bake < 20 minutes <banana>'))).toBe(
      'bake < 20 minutes <banana>',
    )
  })
})

describe('a recipe a parser has read', () => {
  const parsed = {
    ...emptyDraft(),
    title: 'Buns',
    imageUrls: ['https://example.com/1.jpg', 'https://example.com/2.jpg'],
    siteName: 'Example',
    canonicalUrl: 'https://example.com/buns',
    language: 'en',
    warnings: [{ code: 'instructions_missing', message: 'No steps were found.' } as const],
  }

  it('shows the best of its pictures, and says what was not found', () => {
    const recipe = toImportedRecipe(parsed)
    expect(recipe).toMatchObject({
      title: 'Buns',
      sourceUrl: 'https://example.com/buns',
      pictures: [{ url: 'https://example.com/1.jpg' }],
      warnings: ['No steps were found.'],
    })
    expect(recipe).not.toHaveProperty('imageUrls')
    expect(recipe).not.toHaveProperty('siteName')
  })

  it('is overruled by what its source knows', () => {
    const known = { title: 'Better buns', isDraft: true, sourceUrl: null }
    expect(toImportedRecipe(parsed, known)).toMatchObject(known)
  })
})
