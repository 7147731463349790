import { describe, expect, it } from 'vitest'
import { equipment, ingredients, slugOfTitle, terms } from '@/src/catalogues/catalogues'
import { findByName, unitEntries } from './testing/entries'
import type { Entry } from './testing/entries'

const catalogues: readonly (readonly [name: string, entries: readonly Entry[], least: number])[] = [
  ['units', unitEntries, 45],
  ['ingredients', ingredients, 550],
  ['equipment', equipment, 70],
  ['meals', terms.meal, 9],
  ['categories', terms.category, 60],
  ['cuisines', terms.cuisine, 80],
  ['methods', terms.method, 40],
  ['diets', terms.diet, 20],
  ['tags', terms.tag, 20],
]

/** The name as a forgiving reader compares it: without case, accents and apostrophes. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
}

/** Names that two entries claim, or one entry twice. */
function namesClaimedTwice(entries: readonly Entry[]): readonly string[] {
  const owners = new Map<string, string>()
  const clashes: string[] = []
  for (const { slug, title, aliases } of entries) {
    const names = [title.toLowerCase(), ...aliases]
    if (new Set(names).size < names.length) clashes.push(`${slug} repeats a name`)
    for (const name of new Set([slug.replaceAll('-', ' '), ...names].map(folded))) {
      const owner = owners.get(name)
      if (owner !== undefined) clashes.push(`${name}: ${owner} and ${slug}`)
      owners.set(name, slug)
    }
  }
  return clashes
}

describe.each(catalogues)('the catalogue of %s', (_name, entries, least) => {
  it('is long enough to cook from', () => {
    expect(entries.length).toBeGreaterThanOrEqual(least)
  })

  it('gives every entry a kebab-case slug of its own', () => {
    const slugs = entries.map(({ slug }) => slug)
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  })

  it('lets no name mean two things', () => {
    expect(namesClaimedTwice(entries)).toEqual([])
  })

  it('writes every alias in lower case, trimmed and not empty', () => {
    const aliases = entries.flatMap((entry) => entry.aliases)
    expect(aliases.filter((alias) => alias !== alias.trim().toLowerCase() || !alias)).toEqual([])
  })
})

describe('terms', () => {
  it('hold the meals that sites filter by', () => {
    const slugs = terms.meal.map(({ slug }) => slug)
    expect(slugs).toEqual(
      expect.arrayContaining(
        'breakfast brunch lunch dinner snack appetizer side dessert drink'.split(' '),
      ),
    )
  })

  it.each(['main course', 'mains', 'entree', 'entrée', 'hauptgericht'])(
    'read the recipe category %s as dinner',
    (name) => {
      expect(findByName(terms.meal, name)?.slug).toBe('dinner')
    },
  )

  it.each([
    ['DiabeticDiet', 'diabetic'],
    ['GlutenFreeDiet', 'gluten-free'],
    ['HalalDiet', 'halal'],
    ['HinduDiet', 'hindu'],
    ['KosherDiet', 'kosher'],
    ['LowCalorieDiet', 'low-calorie'],
    ['LowFatDiet', 'low-fat'],
    ['LowLactoseDiet', 'lactose-free'],
    ['LowSaltDiet', 'low-salt'],
    ['VeganDiet', 'vegan'],
    ['VegetarianDiet', 'vegetarian'],
  ])('read schema.org %s as %s', (name, slug) => {
    expect(findByName(terms.diet, name.toLowerCase())?.slug).toBe(slug)
  })
})

describe('slugs of titles', () => {
  it.each([
    ['crème fraîche', 'creme-fraiche'],
    ["bird's eye chili", 'birds-eye-chili'],
    ['baker’s ammonia', 'bakers-ammonia'],
    ['Roll & Bun', 'roll-and-bun'],
    ['sautéing', 'sauteing'],
  ])('turn %s into %s', (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug)
  })
})
