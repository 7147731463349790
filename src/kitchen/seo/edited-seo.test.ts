import { describe, expect, it } from 'vitest'
import { editedSeo, shownSeo } from './edited-seo'

const image = {
  id: 'loaf',
  key: 'loaf.jpg',
  width: 8,
  height: 6,
  lqip: null,
  alt: null,
  crop: null,
}

describe('edited search and social fields', () => {
  it('name the picture by its id and keep what is not edited', () => {
    expect(editedSeo({ title: 'Rye' }, { socialImage: image })).toEqual({
      title: 'Rye',
      socialImageId: 'loaf',
    })
    expect(editedSeo({ socialImageId: 'loaf' }, { title: 'Rye' })).toEqual({
      title: 'Rye',
      socialImageId: 'loaf',
    })
  })

  it('are none once the last one is emptied', () => {
    expect(editedSeo({ title: 'Rye' }, { title: null })).toBeNull()
    expect(editedSeo({ socialImageId: 'loaf' }, { socialImage: null })).toBeNull()
  })

  it('are shown empty where nothing is set', () => {
    expect(shownSeo(null, null)).toMatchObject({ title: null, socialImage: null })
  })
})
