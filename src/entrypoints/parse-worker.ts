import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { annotateLine } from '@/src/parsing/ingredient-line/annotate-line'
import type { AnnotatedReading } from '@/src/parsing/ingredient-line/annotate-line'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import {
  findSurroundingText,
  NO_SURROUNDING_TEXT,
} from '@/src/parsing/surrounding-content/surrounding-text'
import type { SurroundingText } from '@/src/parsing/surrounding-content/surrounding-text'
import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'

/** The task of a parsing thread: pasted text or a page. */
type ParseTask = { text: string } | { html: string; url: string | null }

/** Its result: the recipe, its distinct lines, and the text around it; null without a recipe. */
type ParseAnswer = {
  recipe: ParsedRecipe
  lines: [line: string, reading: AnnotatedReading][]
  around: SurroundingText
} | null

/** Longer pages are programs rather than stories: the words around their recipe are not looked for. */
const LONGEST_STORY_PAGE = 1_000_000

/** Runs in a thread of its own: pages and texts are as long and as hostile as people send them. */
export default function parse(task: ParseTask): ParseAnswer {
  const recipe = 'text' in task ? parsePastedRecipe(task.text) : parsePage(task)
  if (!recipe) return null
  const texts = new Set(recipe.ingredientGroups.flatMap((group) => group.lines))
  const language = recipe.language ?? undefined
  return {
    recipe,
    lines: [...texts].map((line) => [line, annotateLine(line, { language })]),
    around: 'html' in task ? aroundOf(task.html, recipe) : NO_SURROUNDING_TEXT,
  }
}

const parsePage = ({ html, url }: { html: string; url: string | null }): ParsedRecipe | null =>
  parseRecipePage({ html, ...(url === null ? {} : { url }) })

const aroundOf = (html: string, recipe: ParsedRecipe): SurroundingText =>
  html.length > LONGEST_STORY_PAGE
    ? NO_SURROUNDING_TEXT
    : findSurroundingText(html, {
        ...recipe,
        story: [],
        note: documentFromPlainText(recipe.notes.join('\n')),
      })
