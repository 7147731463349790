import { describe, expect, it } from 'vitest'
import { readPostSeo } from './wordpress-seo'

// docs/product/import-and-export.md#search-titles-from-wordpress
describe('search title and description of a WordPress post', () => {
  it('are those of Yoast SEO or Rank Math', () => {
    const yoast = { _yoast_wpseo_title: 'Rye &amp; salt', _yoast_wpseo_metadesc: ' Dark bread. ' }
    expect(readPostSeo({ meta: yoast })).toEqual({
      title: 'Rye & salt',
      description: 'Dark bread.',
    })
    const rankMath = { rank_math_title: 'Rye in 50% less time, 30% less work' }
    expect(readPostSeo({ meta: rankMath })).toEqual({
      title: 'Rye in 50% less time, 30% less work',
      description: null,
    })
  })

  it('are left out where they are made of template variables', () => {
    const meta = {
      _yoast_wpseo_title: '%%title%% %%sep%% %%sitename%%',
      rank_math_description: '%excerpt%',
      _yoast_wpseo_metadesc: '',
    }
    expect(readPostSeo({ meta })).toBeNull()
    expect(readPostSeo({ meta: { rank_math_title: '%customfield(name)% bread' } })).toBeNull()
  })
})
