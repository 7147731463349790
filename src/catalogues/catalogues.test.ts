import { describe, expect, it } from 'vitest'
import { slugOfTitle } from '@/src/catalogues/catalogue-table'
import { equipment } from '@/src/catalogues/equipment'
import { ingredients } from '@/src/catalogues/ingredients/index'
import { sources } from '@/src/catalogues/sources'
import { terms } from '@/src/catalogues/terms/index'
import { units } from '@/src/catalogues/units'

type Entry = { slug: string; title: string; aliases: readonly string[] }

const unitEntries: readonly Entry[] = units.map((unit) => ({
  ...unit,
  aliases: [
    ...unit.aliases,
    ...(unit.pluralTitle === unit.title ? [] : [unit.pluralTitle]),
    ...(unit.abbreviation === null ? [] : [unit.abbreviation]),
  ],
}))

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

function findByName(entries: readonly Entry[], name: string): Entry | undefined {
  return entries.find((entry) => entry.title === name || entry.aliases.includes(name))
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

// docs/product/amounts-and-units.md#conversion
describe('units', () => {
  it.each([
    ['cup', 236.588],
    ['fluid-ounce', 29.574],
    ['quart', 946.353],
    ['gallon', 3785.41],
    ['milliliter', 1],
    ['liter', 1000],
  ])('count %s as %d ml', (slug, milliliters) => {
    expect(units.find((unit) => unit.slug === slug)?.milliliters).toBe(milliliters)
  })

  it.each([
    ['pound', 453.592],
    ['ounce', 28.3495],
    ['kilogram', 1000],
  ])('count %s as %d g', (slug, grams) => {
    expect(units.find((unit) => unit.slug === slug)?.grams).toBe(grams)
  })

  it.each([
    ['tablespoon', 16],
    ['teaspoon', 48],
    ['pint', 0.5],
    ['fluid-ounce', 8],
    ['gill', 2],
  ])('fit the cup: %s goes into it %d times', (slug, times) => {
    const milliliters = units.find((unit) => unit.slug === slug)?.milliliters ?? 0
    expect(Math.abs(milliliters * times - 236.588)).toBeLessThan(0.02)
  })

  it('give each volume millilitres, each weight grams, and nothing else a size', () => {
    const wrong = units.filter(({ kind, milliliters, grams }) => {
      const isSized = [milliliters !== undefined, grams !== undefined].join()
      if (kind === 'volume') return isSized !== 'true,false'
      if (kind === 'weight') return isSized !== 'false,true'
      return kind === 'imprecise' ? grams !== undefined : isSized !== 'false,false'
    })
    expect(wrong).toEqual([])
  })

  it.each(['tbs', 'tblsp', 'lbs', 'litres', 'fl. oz', 'grams', 'pkg', 'cloves', 'esslöffel'])(
    'know the writing %s',
    (name) => {
      expect(findByName(unitEntries, name)).toBeDefined()
    },
  )
})

describe('ingredients', () => {
  // Grams in a US cup as USDA, King Arthur Baking and package labels state them
  it.each([
    ['all-purpose-flour', 125],
    ['whole-wheat-flour', 120],
    ['granulated-sugar', 200],
    ['brown-sugar', 220],
    ['powdered-sugar', 120],
    ['butter', 227],
    ['honey', 340],
    ['salt', 292],
    ['milk', 244],
    ['heavy-cream', 238],
    ['yogurt', 245],
    ['olive-oil', 216],
    ['cocoa-powder', 86],
    ['rolled-oats', 81],
    ['white-rice', 185],
    ['cornstarch', 128],
    ['peanut-butter', 258],
    ['onion', 160],
    ['blueberry', 148],
    ['walnut', 117],
    ['soy-sauce', 255],
    ['water', 236.6],
  ])('weigh what a cup of %s weighs, %d g, within five percent', (slug, gramsPerCup) => {
    const gramsPerLiter = ingredients.find((one) => one.slug === slug)?.gramsPerLiter ?? 0
    expect(Math.abs((gramsPerLiter * 0.236588) / gramsPerCup - 1)).toBeLessThan(0.05)
  })

  it.each([
    ['baking-powder', 4.6],
    ['baking-soda', 4.6],
    ['ground-cinnamon', 2.6],
    ['kosher-salt', 4.8],
    ['instant-yeast', 3.1],
  ])('weigh what a teaspoon of %s weighs, %d g, within five percent', (slug, grams) => {
    const gramsPerLiter = ingredients.find((one) => one.slug === slug)?.gramsPerLiter ?? 0
    expect(Math.abs((gramsPerLiter * 0.004929) / grams - 1)).toBeLessThan(0.05)
  })

  it('have a density between popcorn and a stone, or none', () => {
    const wrong = ingredients.filter(
      ({ gramsPerLiter }) =>
        gramsPerLiter !== null && !(gramsPerLiter > 20 && gramsPerLiter < 2500),
    )
    expect(wrong).toEqual([])
  })

  it('name a source that the list of sources explains', () => {
    expect(ingredients.filter(({ source }) => !Object.hasOwn(sources, source))).toEqual([])
  })

  it('are measured by weight in both systems when they have no density', () => {
    const countedOnes = ingredients.filter((one) => one.gramsPerLiter === null)
    expect(countedOnes.filter((one) => one.source !== 'counted')).toEqual([])
    expect(
      countedOnes.filter(
        (one) =>
          one.defaultMetricMeasurementMethod !== 'weight' ||
          one.defaultImperialMeasurementMethod !== 'weight',
      ),
    ).toEqual([])
  })

  it('put flour on the scale for a metric cook and in the cup for a US cook', () => {
    const flour = ingredients.find((one) => one.slug === 'all-purpose-flour')
    expect(flour).toMatchObject({
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    })
  })

  it.each([
    ['plain flour', 'all-purpose-flour'],
    ['aubergine', 'eggplant'],
    ['courgette', 'zucchini'],
    ['coriander leaves', 'cilantro'],
    ['spring onion', 'scallion'],
    ['caster sugar', 'superfine-sugar'],
    ['bicarbonate of soda', 'baking-soda'],
    ['double cream', 'heavy-cream'],
    ['prawn', 'shrimp'],
    ['minced beef', 'ground-beef'],
    ['scoby', 'kombucha-culture'],
    ['kefir grains', 'milk-kefir-grains'],
    ['salted shrimp', 'saeujeot'],
    ['kaffir lime leaf', 'makrut-lime-leaf'],
  ])('know %s as %s', (name, slug) => {
    expect(findByName(ingredients, name)?.slug).toBe(slug)
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
