/** A file of made-up recipes of the usual size, in parts: twelve ingredients, six steps, terms, times. */
export function* benchRecipes(count: number): Generator<string> {
  const units = ['g flour', 'cups sugar, sifted', 'tbsp olive oil', 'large eggs', 'tsp salt']
  yield '['
  for (let number = 0; number < count; number += 1) {
    const recipe = {
      '@type': 'Recipe',
      identifier: `bench-${number}`,
      name: `Measured recipe ${number}`,
      description: 'A recipe of the benchmark, as long as those of real sites usually are.',
      datePublished: '2020-01-02',
      prepTime: 'PT20M',
      cookTime: 'PT45M',
      recipeYield: '4 servings',
      recipeCategory: ['Dessert'],
      recipeCuisine: 'Italian',
      keywords: 'quick, easy, sweet',
      recipeIngredient: Array.from(
        { length: 12 },
        (_, at) => `${(number % 7) + at + 1} ${units[at % units.length] ?? ''}`,
      ),
      recipeInstructions: Array.from({ length: 6 }, (_, at) => ({
        '@type': 'HowToStep',
        text: `Step ${at + 1}: mix everything well, then let it rest for ${at + 5} minutes before you go on.`,
      })),
    }
    yield `${number === 0 ? '' : ','}${JSON.stringify(recipe)}\n`
  }
  yield ']'
}
