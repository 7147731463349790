import { describe, expect, it } from 'vitest'
import type { Filters } from '@/src/contract/recipe/recipes-index'
import type { FilterItem } from '@/src/contract/recipe/term'
import { readSelection } from '../filters/selection'
import { suggestFilters } from './suggestions'

const item = (slug: string, recipeCount: number): FilterItem => ({
  id: slug,
  slug,
  title: slug,
  recipeCount,
  isSelected: false,
})
const NONE: Filters = { meals: [], categories: [], cuisines: [], diets: [], methods: [], tags: [] }
const slugs = (filters: Partial<Filters>, query = ''): string[] =>
  suggestFilters({ ...NONE, ...filters }, readSelection(new URLSearchParams(query))).map(
    (each) => each.item.slug,
  )

describe('suggested filters', () => {
  it('take the most popular term of each facet in turn, five at most', () => {
    const filters = {
      meals: [item('snack', 2), item('dinner', 9), item('breakfast', 1)],
      cuisines: [item('thai', 4)],
      categories: [item('soup', 3), item('bread', 8)],
      diets: [item('vegan', 7)],
      tags: [item('quick', 99)],
    }
    expect(slugs(filters)).toEqual(['dinner', 'thai', 'bread', 'vegan', 'snack'])
  })

  it('leave out what is selected, and what no recipe has', () => {
    const filters = { meals: [item('dinner', 9), item('snack', 0)], diets: [item('vegan', 7)] }
    expect(slugs(filters, 'meals=dinner')).toEqual(['vegan'])
  })

  it('are none where there are no terms', () => {
    expect(slugs({})).toEqual([])
  })
})
