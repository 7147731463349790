import { describe, expect, it } from 'vitest'
import type { TriedEngine } from './tried-engine'

/** Tests of the recipes that typed text matches, and of those that it never matches. */
export function describeMatching(
  name: string,
  { ask, chosen, counts, found, kitchen, namesOf, under }: TriedEngine,
): void {
  describe(`${name}: words`, () => {
    it.each([
      ['a word of the title', 'gratin', ['Broccoli gratin']],
      ['whatever its capitals', 'GrAtIn', ['Broccoli gratin']],
      ['a word of the description', 'patience', ['Pommes Anna']],
      ['a word of an ingredient', 'caraway', ['Rye bread']],
      ['a keyword', 'takeaway', ['Green curry']],
      ['the title of a term', 'thai', ['Green curry']],
      ['the beginning of a word', 'lenti', ['Lentil soup with spinach']],
      ['one letter, as the beginning of a word', 'z', []],
      ['several words of different places', 'curry coconut', ['Green curry']],
      ['several words in any order', 'soup lentil', ['Lentil soup with spinach']],
      ['a word and the beginning of another', 'rye bre', ['Rye bread']],
      ['only recipes that hold every word', 'rye curry', []],
      ['words divided by hyphens', 'hard boiled', ["Chef's salad"]],
      ['a word written with an apostrophe', "chef's", ["Chef's salad"]],
      ['a word written with a curly apostrophe', 'chef’s', ["Chef's salad"]],
      ['a number with a sign', '50%', ['Green curry']],
      ['words between spaces of all kinds', ' \t rye \u00a0 bread  ', ['Rye bread']],
      [
        'words that say nothing beside ones that do',
        'the soup of lentils',
        ['Lentil soup with spinach'],
      ],
      ['Hebrew', 'שקשוקה', ['שקשוקה']],
      ['the beginning of a Hebrew word', 'שקש', ['שקשוקה']],
      ['Cyrillic, whatever its capitals', 'борщ', ['Борщ']],
    ])('finds %s', async (_, text, expected) => {
      expect(await found({ text })).toEqual(expected)
    })

    it.each([
      ['béchamel without its accent', 'bechamel', 'Béchamel'],
      ['béchamel with it', 'BÉCHAMEL', 'Béchamel'],
      ['béchamel in two code points', 'be\u0301chamel', 'Béchamel'],
      ['gruyère without its accent', 'gruyere', 'Broccoli gratin'],
      ['chickpeas for "chikpea"', 'chikpea', 'Chickpea stew'],
      ['broccoli for "brocoli"', 'brocoli', 'Broccoli gratin'],
      ['spinach for two letters changed places', 'spniach', 'Lentil soup with spinach'],
      ['potatoes for a letter too many', 'pottatoes', 'Pommes Anna'],
      ['a long word with two typos', 'brokkoli', 'Broccoli gratin'],
      ['one wrong word among right ones', 'chikpea stew', 'Chickpea stew'],
      ['coriander for cilantro', 'cilantro', 'Green curry'],
      ['beetroot for beet', 'beet', 'Борщ'],
      ["a word of the site's own for another", 'hotpot', 'Chickpea stew'],
      ["two words for one of the site's own", 'roggenbrot', 'Rye bread'],
      ['a word in the plural for one of it', 'gratins', 'Broccoli gratin'],
    ])('finds %s', async (_, text, expected) => {
      expect(await found({ text })).toContain(expected)
    })

    it('takes no short word for another one', async () => {
      expect(await found({ text: 'rue' })).toEqual([])
    })

    it('does not read a word as one that is far from it', async () => {
      expect(await found({ text: 'chocolate' })).toEqual([])
    })

    it('finds everything when nothing is looked for', async () => {
      const { total, recipeIds } = await ask({ text: '   ' })
      expect([total, recipeIds.length]).toEqual([12, 12])
    })
  })

  describe(`${name}: what must never be found`, () => {
    it.each([
      ['a draft', 'draft'],
      ['a recipe of tomorrow', 'tomorrow'],
      ['a recipe of another site', 'others'],
      ['a word that only another site has', 'xylophone'],
      ['a near miss of a word that only another site has', 'xylophome'],
      ['the steps of a locked recipe', 'zirconium'],
      ['the story of a locked recipe', 'vanillapods'],
    ])('finds nothing for %s', async (_, text) => {
      expect(await ask({ text })).toMatchObject({ total: 0, recipeIds: [], didYouMean: null })
    })

    it('counts no draft, no recipe of tomorrow and none of another site', async () => {
      expect(await counts()).toMatchObject({ meals: { dinner: 6 }, cuisines: { thai: 1 } })
    })

    it('suggests no word of drafts, of tomorrow, of other sites, of steps or stories', async () => {
      for (const text of ['draf', 'tomor', 'xylo', 'zirco', 'vanillap']) {
        const { siteId } = kitchen()
        expect(await under().engine.suggest({ siteId, text, limit: 5 })).toEqual([])
      }
    })

    it('finds a locked recipe by what anyone may read of it, but tells no ingredient', async () => {
      for (const text of ['risotto', 'saffron', 'parmesan']) {
        const answer = await ask({ text, wantsHighlights: true })
        expect(namesOf(answer)).toEqual(['Saffron risotto'])
        const [id = ''] = answer.recipeIds
        expect(answer.highlights.get(id)?.ingredients ?? []).toEqual([])
      }
      expect(await found({ facets: chosen('meals', 'dinner'), text: 'gold' })).toHaveLength(1)
    })

    it('finds no locked recipe by an ingredient after its first three', async () => {
      for (const text of ['marrowbone', 'marrow', 'marrowbnoe']) {
        const { recipeIds, didYouMean } = await ask({ text })
        expect([recipeIds, didYouMean]).toEqual([[], null])
        expect(await found({ ingredients: [text] })).toEqual([])
      }
    })
  })

  describe(`${name}: anything people type`, () => {
    it.each([
      '"',
      "'",
      '%',
      '_',
      '\\',
      '"unclosed phrase',
      '-soup',
      'soup OR curry',
      'soup | curry & !bread <-> x',
      "'; drop table recipes; --",
      'siteId = "x" OR siteId EXISTS',
      ':*',
      'a:*B',
      '🍕🍕🍕',
      '\u202e\u202dsoup',
      '﷽',
      'x'.repeat(200),
      'soup '.repeat(40),
      '((((((((((',
      '<script>alert(1)</script>',
      '\u0001\u0002',
      '1/2 cup',
    ])('answers %j', async (text) => {
      const { total, recipeIds } = await ask({ text, wantsFacets: true, wantsHighlights: true })
      expect(recipeIds.length).toBeLessThanOrEqual(24)
      expect(total).toBeLessThan(12)
    })

    it('finds an emoji of a title', async () => {
      expect(await found({ text: '🍅' })).toEqual(['🍅 Tomato soup'])
    })

    it('takes slugs for what they are', async () => {
      const slugs = ["'", '"', '\\', 'a b', '* | x', `${kitchen().slug('thai')}" OR siteId EXISTS`]
      for (const slug of slugs) expect(await found({ facets: { meals: [slug] } })).toEqual([])
    })

    it('takes ingredients for what they are', async () => {
      for (const name of ["'", '" OR x', '~', 'a:*'])
        expect(await found({ ingredients: [name] })).toEqual([])
    })
  })
}
