import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lazySlug, loadAlphabets } from './lazy-slug'
import { isSlug } from './slug'
import { alphabeticSlug, slugFromTitle } from './slug-from-title'

// docs/product/import-and-export.md#slugs-of-imported-recipes
describe('the slug of a title', () => {
  it('has its plain letters', () => {
    expect(slugFromTitle('Crème brûlée & pears')).toBe('creme-brulee-and-pears')
    expect(slugFromTitle("Grandma's  Straße — 2nd try!")).toBe('grandmas-strasse-2nd-try')
    expect(slugFromTitle('salt·pepper^2')).toBe('salt-pepper-2')
    expect(slugFromTitle('Müsli mit Äpfeln')).toBe('musli-mit-apfeln')
  })

  it('has Latin letters for other alphabets', () => {
    expect(slugFromTitle('Борщ с пампушками')).toBe('borshch-s-pampushkami')
    expect(slugFromTitle('Обычная соль')).toBe('obychnaya-sol')
    expect(slugFromTitle('Ελληνική σαλάτα')).toBe('elliniki-salata')
    expect(slugFromTitle('ხაჭაპური')).toBe('khachapuri')
    expect(slugFromTitle('שקשוקה')).toBe('sksvkh')
    expect(slugFromTitle('شَوربة العدس')).toBe(slugFromTitle('شوربة العدس'))
    expect(slugFromTitle('شوربة العدس')).toMatch(/^[a-z]+-[a-z]+$/)
  })

  it('has Korean and kana where a title has no other letters', () => {
    expect(slugFromTitle('김치찌개 2')).toBe('gimchijjigae-2')
    expect(slugFromTitle('된장국'.normalize('NFD'))).toBe('doenjangguk')
    expect(slugFromTitle('カレーライス')).toBe('kareraisu')
    expect(slugFromTitle('ティラミス・ケーキ')).toBe('tiramisu-keki')
    expect(slugFromTitle('きゅうり と まっちゃ')).toBe('kyuuri-to-matcha')
    expect(slugFromTitle('コロッケ、ファルシ、チェリー')).toBe('korokke-farushi-cheri')
    expect(slugFromTitle('パンケーキ (Pancakes)')).toBe('pancakes')
  })

  it('has the readings of Chinese characters, also of Japanese ones', () => {
    expect(slugFromTitle('红烧肉')).toBe('hong-shao-rou')
    expect(slugFromTitle('麻婆豆腐 2')).toBe('ma-po-dou-fu-2')
    expect(slugFromTitle('3道菜')).toBe('3-dao-cai')
    expect(slugFromTitle('豚の生姜焼き')).toBe('tun-no-sheng-jiang-shao-ki')
    expect(slugFromTitle('肉 (Beef)')).toBe('beef')
  })

  it('has Latin letters for Thai and other scripts', () => {
    expect(slugFromTitle('ต้มยำกุ้ง')).toBe('tmyamkung')
    expect(slugFromTitle('ผัดไทย ไก่')).toBe('phadaithy-aik')
    expect(slugFromTitle('ភ្នំពេញ')).toBe('phnampenh')
  })

  it('is well formed or empty, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugFromTitle(title)
        expect(slug === '' || isSlug(slug)).toBe(true)
      }),
    )
    expect(slugFromTitle('🍜')).toBe('')
    expect(slugFromTitle('1917')).toBe('1917')
  })

  it('has no Chinese readings where two titles of one reading must differ', () => {
    expect(alphabeticSlug('鱼')).toBe('')
    expect(alphabeticSlug('Борщ')).toBe('borshch')
    expect(slugFromTitle('鱼')).toBe(slugFromTitle('雨'))
  })

  it('is the same in a browser once it has loaded the alphabets, which Latin titles do without', async () => {
    expect(lazySlug('Борщ pie')).toBe('pie')
    expect(await loadAlphabets('Crème brûlée 2 🍜')).toBe(false)
    expect(lazySlug('Борщ')).toBe('')
    expect(await loadAlphabets('Борщ')).toBe(true)
    expect(lazySlug('Борщ')).toBe('borshch')
    expect(await loadAlphabets('Борщ')).toBe(false)
  })
})
