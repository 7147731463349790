import { expect, it } from 'vitest'
import { tagPills } from './facets'

const term = (slug: string) => ({ slug, title: slug })

// docs/product/recipe-page.md#tag-pills
it('shows pills for the meals and for sandwiches, by their own names', () => {
  expect(
    tagPills({ meals: [term('dinner'), term('brunch')], categories: [term('sandwich')] }),
  ).toEqual([
    { facet: 'meals', slug: 'dinner', label: 'Main Dishes' },
    { facet: 'categories', slug: 'sandwich', label: 'Sandwiches' },
  ])
})

it('shows no pill for any other term', () => {
  expect(tagPills({ meals: [term('constructor')], categories: [term('soup')] })).toEqual([])
})
