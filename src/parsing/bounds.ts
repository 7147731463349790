import type { ParsedRecipe } from '@/src/parsing/recipe-page/types'

/** What a part of a recipe may hold at most; real ones stay far below, what is above is cut. */
const LONGEST = { title: 500, description: 10_000, line: 2000, step: 20_000, keyword: 200 }

/** A recipe whose texts are no longer than any real one's, so that it can be stored as it is. */
export function bounded(recipe: ParsedRecipe): ParsedRecipe {
  const cut = (texts: string[]): string[] => texts.map((text) => text.slice(0, LONGEST.keyword))
  return {
    ...recipe,
    title: recipe.title.slice(0, LONGEST.title),
    description: recipe.description?.slice(0, LONGEST.description) ?? null,
    ingredientGroups: recipe.ingredientGroups.map(({ title, lines }) => ({
      title: title?.slice(0, LONGEST.title) ?? null,
      lines: lines.map((line) => line.slice(0, LONGEST.line)),
    })),
    instructionGroups: recipe.instructionGroups.map(({ title, steps }) => ({
      title: title?.slice(0, LONGEST.title) ?? null,
      steps: steps.map((step) => ({ ...step, text: step.text.slice(0, LONGEST.step) })),
    })),
    keywords: cut(recipe.keywords),
    categories: cut(recipe.categories),
    cuisines: cut(recipe.cuisines),
    diets: cut(recipe.diets),
  }
}
