import { describe, expect, it } from 'vitest'
import { equipment, ingredients, terms, units } from '@/src/catalogues/catalogues'
import type { WideDocument } from '@/src/domain/rich-text/document'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { portableId } from '@/src/server/exporting/portable-id'
import { CASES, daysOld, missing, slugsOf } from './testing/demo-cases'
import type { DemoRecipe } from './testing/read-export'

/** Drinks need fewer ingredients. */
const DRINKS = /kvass|kombucha|kefir|tepache|ginger-beer/

const usagesOf = (recipe: DemoRecipe) =>
  recipe.ingredientUsageGroups.flatMap(({ ingredientUsages }) => ingredientUsages)
const stepsOf = (recipe: DemoRecipe) =>
  recipe.instructionGroups.flatMap(({ instructions }) => instructions)
const wordCount = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length

/** The ids that texts refer to: `usages` by id, `units` by id. */
function referencesIn(documents: readonly (WideDocument | null)[]) {
  const [usages, unitIds]: [string[], string[]] = [[], []]
  for (const document of documents) {
    plainText(document ?? [], (node) => {
      if (node.type === 'ingredient-usage-reference') usages.push(node.ingredientUsageId)
      if (node.type === 'measurement') unitIds.push(node.unitId)
      return ''
    })
  }
  return { usages, unitIds }
}

describe.each(CASES)('the recipes of %s', (_slug, { recipes, pictures }, people) => {
  const cases = recipes.map((recipe) => [recipe.slug, recipe] as const)

  it.each(cases)('%s names only what is in the catalogues', (_, recipe) => {
    const usages = usagesOf(recipe)
    expect({
      units: missing(
        usages.flatMap(({ unit }) => unit?.slug ?? []),
        slugsOf(units),
      ),
      ingredients: missing(
        usages.flatMap(({ ingredient }) => ingredient?.slug ?? []),
        slugsOf(ingredients),
      ),
      equipment: missing(
        recipe.equipmentUsages.map((usage) => usage.equipment.title),
        new Set(equipment.map(({ title }) => title)),
      ),
      terms: [
        ...missing([...slugsOf(recipe.meals)], slugsOf(terms.meal)),
        ...missing([...slugsOf(recipe.categories)], slugsOf(terms.category)),
        ...missing([...slugsOf(recipe.cuisines)], slugsOf(terms.cuisine)),
        ...missing([...slugsOf(recipe.methods)], slugsOf(terms.method)),
        ...missing([...slugsOf(recipe.diets)], slugsOf(terms.diet)),
      ],
    }).toEqual({ units: [], ingredients: [], equipment: [], terms: [] })
  })

  it.each(cases)(
    '%s refers in its steps to each ingredient it has, and to no other',
    (_, recipe) => {
      const usages = usagesOf(recipe)
      const ids = usages.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(usages.filter((usage) => !usage.ingredient && !usage.ingredientTitleOverride)).toEqual(
        [],
      )
      const { usages: referred, unitIds } = referencesIn(
        stepsOf(recipe).map(({ content }) => content),
      )
      expect(new Set(referred)).toEqual(new Set(ids))
      const known = new Set(units.map(({ slug }) => portableId('unit', slug)))
      expect(missing(unitIds, known)).toEqual([])
      const prose = referencesIn([recipe.storyMore, recipe.note])
      expect(prose).toEqual({ usages: [], unitIds: [] })
    },
  )

  it.each(cases)('%s is complete and leaves no markup behind', (slug, recipe) => {
    const [least, most] = DRINKS.test(slug) ? [4, 20] : [7, 20]
    expect(usagesOf(recipe).length).toBeGreaterThanOrEqual(least)
    expect(usagesOf(recipe).length).toBeLessThanOrEqual(most)
    expect(stepsOf(recipe).length).toBeGreaterThanOrEqual(5)
    expect(stepsOf(recipe).length).toBeLessThanOrEqual(12)
    expect(recipe.equipmentUsages.length).toBeGreaterThanOrEqual(3)
    expect(recipe.equipmentUsages.length).toBeLessThanOrEqual(6)
    expect(wordCount(plainText(recipe.storyMore))).toBeGreaterThanOrEqual(150)
    expect(wordCount(plainText(recipe.storyMore))).toBeLessThanOrEqual(250)
    expect(recipe.note.length).toBeGreaterThan(0)
    expect(recipe.keywords.length).toBeGreaterThanOrEqual(3)
    expect(recipe.tags.length).toBeGreaterThanOrEqual(1)
    expect(recipe.prepTimeMinutes).toBeGreaterThan(0)
    expect(recipe.customTimeMinutes === null).toBe(recipe.customTimeLabel === null)
    expect(JSON.stringify(recipe)).not.toMatch(/\[\[|\]\]"|\(\(|\*\*/)
    const ranges = usagesOf(recipe).filter(
      ({ quantityMin, quantityMax }) => (quantityMin ?? 0) > (quantityMax ?? Infinity),
    )
    expect(ranges).toEqual([])
  })

  it.each(cases)('%s shows a picture that is there', (_, recipe) => {
    const files = new Set(pictures.map(({ file }) => file))
    expect(recipe.images).toHaveLength(1)
    expect(
      missing(
        recipe.images.map(({ key }) => `images/${key}`),
        files,
      ),
    ).toEqual([])
  })

  it('have comments younger than themselves, oldest first, and replies younger than what they answer', () => {
    const bySlug = new Map(recipes.map((recipe) => [recipe.slug, recipe]))
    for (const { recipe, daysAgo, replies } of people.comments) {
      const found = bySlug.get(recipe)
      expect(daysAgo).toBeLessThanOrEqual((found && daysOld(found)) ?? -1)
      const days = [daysAgo, ...replies.map((reply) => reply.daysAgo)]
      expect(days).toEqual([...days].sort((one, other) => other - one))
    }
  })
})
