import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReservedSiteSlug, isSiteSlug, isSlug } from './slug'
import { slugFromTitle } from './slug-from-title'

describe('slugs', () => {
  it('are made of titles in plain letters', () => {
    expect(slugFromTitle('Crème brûlée & pears')).toBe('creme-brulee-and-pears')
    expect(slugFromTitle("Grandma's  Straße — 2nd try!")).toBe('grandmas-strasse-2nd-try')
    expect(slugFromTitle('味噌汁')).toBe('')
  })

  it('are made of other alphabets in Latin letters', () => {
    expect(slugFromTitle('Борщ с пампушками')).toBe('borsch-s-pampushkami')
    expect(slugFromTitle('Обычная соль')).toBe('obychnaya-sol')
    expect(slugFromTitle('Ελληνική σαλάτα')).toBe('elliniki-salata')
    expect(slugFromTitle('ხაჭაპური')).toBe('khatchapuri')
    expect(slugFromTitle('شَوربة العدس')).toBe(slugFromTitle('شوربة العدس'))
    expect(slugFromTitle('شوربة العدس')).toMatch(/^[a-z]+-[a-z]+$/)
    // As before: German umlauts stay one letter, so that old addresses stay.
    expect(slugFromTitle('salt·pepper^2')).toBe('salt-pepper-2')
    expect(slugFromTitle('Müsli mit Äpfeln')).toBe('musli-mit-apfeln')
  })

  it('are made of Korean and of kana where a title has no other letters', () => {
    expect(slugFromTitle('김치찌개 2')).toBe('gimchijjigae-2')
    expect(slugFromTitle('된장국'.normalize('NFD'))).toBe('doenjangguk')
    expect(slugFromTitle('カレーライス')).toBe('kareraisu')
    expect(slugFromTitle('ティラミス・ケーキ')).toBe('tiramisu-keki')
    expect(slugFromTitle('きゅうり と まっちゃ')).toBe('kyuuri-to-matcha')
    expect(slugFromTitle('コロッケ、ファルシ、チェリー')).toBe('korokke-farushi-cheri')
    expect(slugFromTitle('パンケーキ (Pancakes)')).toBe('pancakes')
    // The endings of words alone would say nothing.
    expect(slugFromTitle('豚の生姜焼き')).toBe('')
  })

  it('are well formed or empty, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugFromTitle(title)
        expect(slug === '' || isSlug(slug)).toBe(true)
      }),
    )
  })

  it('refuse capitals, spaces, doubled and outer hyphens, and more than 200 characters', () => {
    for (const text of ['', 'A', 'a b', 'a--b', '-a', 'a-', 'ä', 'a'.repeat(201)]) {
      expect(isSlug(text), text).toBe(false)
    }
    expect(isSlug('a'.repeat(200))).toBe(true)
  })

  it('of sites fit a label of a host name', () => {
    expect(isSiteSlug('a'.repeat(63))).toBe(true)
    expect(isSiteSlug('a'.repeat(64))).toBe(false)
  })

  it('of sites never shadow a host or route of the deployment', () => {
    for (const slug of ['www', 'api', 'admin', 'kitchen', 'app', 'mail', 'static', 'assets']) {
      expect(isReservedSiteSlug(slug), slug).toBe(true)
    }
    expect(isReservedSiteSlug('ferment')).toBe(false)
  })
})
