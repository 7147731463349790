import { parseIngredientLine } from '@/src/parsing/ingredient-line/parse-ingredient-line'
import type { ParsedIngredientLine } from '@/src/parsing/ingredient-line/types'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { parseRecipePage } from '@/src/parsing/recipe-page/parse-recipe-page'
import type { ParsedRecipe } from '@/src/parsing/recipe-page/types'

/** What a parsing thread is given: pasted words or a page. */
type ParseTask = { text: string } | { html: string; url: string | null }

/** What it answers: the recipe and its lines, each once; null where there is no recipe. */
type ParseAnswer = { recipe: ParsedRecipe; lines: ParsedIngredientLine[] } | null

/** Runs in a thread of its own: pages and texts are as long and as hostile as people send them. */
export default function parse(task: ParseTask): ParseAnswer {
  const recipe = 'text' in task ? parsePastedRecipe(task.text) : parsePage(task)
  if (!recipe) return null
  const texts = new Set(recipe.ingredientGroups.flatMap((group) => group.lines))
  const language = recipe.language ?? undefined
  return { recipe, lines: [...texts].map((line) => parseIngredientLine(line, language)) }
}

const parsePage = ({ html, url }: { html: string; url: string | null }): ParsedRecipe | null =>
  parseRecipePage({ html, ...(url === null ? {} : { url }) })
