type Listed = { name: string; path: string }

/** A list of pages as `schema.org/ItemList`, for the pages that show one. */
export const itemList = (origin: string, name: string, items: readonly Listed[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    url: `${origin}${item.path}`,
  })),
})

/** Breadcrumbs of a page, as `schema.org/BreadcrumbList`. */
export const breadcrumbs = (origin: string, steps: readonly Listed[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: `${origin}${step.path}`,
  })),
})

/** Recipes as the lines of a list. */
export const listedRecipes = (recipes: readonly { title: string; slug: string }[]): Listed[] =>
  recipes.map(({ title, slug }) => ({ name: title, path: `/recipes/${slug}` }))
