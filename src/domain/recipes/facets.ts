type TermLike = { slug: string; title: string }

/** The facet a pill filters by, and the term. */
export type TagPill = { facet: 'meals' | 'categories'; slug: string; label: string }

/**
 * The terms that are shown as pills, with their labels.
 * @see docs/product/recipe-page.md#tag-pills
 */
const PILL_LABELS = {
  meals: {
    breakfast: 'Breakfast',
    dinner: 'Main Dishes',
    snack: 'Snacks & Sides',
    dessert: 'Baking & Desserts',
    drink: 'Drinks',
  },
  categories: { sandwich: 'Sandwiches' },
} as const satisfies Record<TagPill['facet'], Readonly<Record<string, string>>>

/**
 * The pills of a recipe: none for a recipe without one of these terms.
 * @see docs/product/recipe-page.md#tag-pills
 */
export function tagPills(recipe: {
  meals: readonly TermLike[]
  categories: readonly TermLike[]
}): TagPill[] {
  return [...pills('meals', recipe.meals), ...pills('categories', recipe.categories)]
}

function pills(facet: TagPill['facet'], terms: readonly TermLike[]): TagPill[] {
  const labels: Readonly<Record<string, string>> = PILL_LABELS[facet]
  return terms.flatMap(({ slug }) => {
    const label = Object.hasOwn(labels, slug) ? labels[slug] : undefined
    return label === undefined ? [] : [{ facet, slug, label }]
  })
}
