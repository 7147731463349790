import { describe, expect, it } from 'vitest'
import { editedSeo, editedSeoWrite, readableSeo } from './edited-seo'

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
    expect(editedSeoWrite({ title: 'Rye' }, { socialImage: image })).toEqual({
      title: 'Rye',
      socialImageId: 'loaf',
    })
    expect(editedSeoWrite({ socialImageId: 'loaf' }, { title: 'Rye' })).toEqual({
      title: 'Rye',
      socialImageId: 'loaf',
    })
  })

  it('are none once the last one is emptied', () => {
    expect(editedSeoWrite({ title: 'Rye' }, { title: null })).toBeNull()
    expect(editedSeoWrite({ socialImageId: 'loaf' }, { socialImage: null })).toBeNull()
    const seo = editedSeo(null, { socialImage: image })
    expect(seo).toMatchObject({ title: null, socialImage: { id: 'loaf' } })
    expect(editedSeo(seo, { socialImage: null })).toBeNull()
  })

  it('are shown empty where nothing is set', () => {
    expect(readableSeo(null, null)).toMatchObject({ title: null, socialImage: null })
  })
})
