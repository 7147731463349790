import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlug } from '@/src/domain/addresses/slug'
import { slugFromTitle } from '@/src/domain/addresses/slug-from-title'
import { slugOfTitle } from './slug-of-title'

// docs/product/import-and-export.md#slugs-of-imported-recipes
describe('the slug of a title', () => {
  it('has the readings of Chinese characters, also of Japanese ones', () => {
    expect(slugOfTitle('红烧肉')).toBe('hong-shao-rou')
    expect(slugOfTitle('麻婆豆腐 2')).toBe('ma-po-dou-fu-2')
    expect(slugOfTitle('3道菜')).toBe('3-dao-cai')
    expect(slugOfTitle('豚の生姜焼き')).toBe('tun-no-sheng-jiang-shao-ki')
  })

  it('has Latin letters for Thai and other scripts', () => {
    expect(slugOfTitle('ต้มยำกุ้ง')).toBe('tmyamkung')
    expect(slugOfTitle('ผัดไทย ไก่')).toBe('phadaithy-aik')
    expect(slugOfTitle('ភ្នំពេញ')).toBe('phnampenh')
  })

  it('is what it was where the title has letters that slugs take, or none at all', () => {
    for (const title of [
      'Crème brûlée',
      'Борщ',
      '김치찌개',
      'カレーライス',
      '🍜',
      '1917',
      '肉 (Beef)',
    ])
      expect(slugOfTitle(title)).toBe(slugFromTitle(title))
  })

  it('is well formed or empty, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugOfTitle(title)
        expect(slug === '' || isSlug(slug)).toBe(true)
      }),
    )
  })
})
