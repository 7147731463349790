import type { ParsedRecipe, ParsedStep } from '@/src/parsing/web-page/types'

/** Limits of the parts of a recipe; real ones stay far below. */
const MAX_LENGTH = { title: 500, description: 10_000, line: 2000, step: 20_000, keyword: 200 }

/**
 * Limits the texts of a recipe to storable lengths. A step that is too long is split; other texts
 * are cut, with the full text in the notes and a warning.
 */
export function limitTextLengths(recipe: ParsedRecipe): ParsedRecipe {
  const whole: string[] = []
  const cut = (text: string, length: number): string => {
    if (text.length <= length) return text
    whole.push(text)
    return text.slice(0, length)
  }
  const words = (texts: string[]): string[] => texts.map((text) => cut(text, MAX_LENGTH.keyword))
  const title = (text: string | null): string | null =>
    text === null ? null : cut(text, MAX_LENGTH.title)
  const fitting = {
    ...recipe,
    title: cut(recipe.title, MAX_LENGTH.title),
    description:
      recipe.description === null ? null : cut(recipe.description, MAX_LENGTH.description),
    ingredientGroups: recipe.ingredientGroups.map((group) => ({
      title: title(group.title),
      lines: group.lines.map((line) => cut(line, MAX_LENGTH.line)),
    })),
    instructionGroups: recipe.instructionGroups.map((group) => ({
      title: title(group.title),
      steps: group.steps.flatMap(inPieces),
    })),
    keywords: words(recipe.keywords),
    categories: words(recipe.categories),
    cuisines: words(recipe.cuisines),
    diets: words(recipe.diets),
  }
  if (whole.length === 0) return fitting
  const message = `Texts that were too long: ${whole.length}. They were shortened; their full text is in the note.`
  return {
    ...fitting,
    notes: [...recipe.notes, ...whole],
    warnings: [...recipe.warnings, { code: 'too_long', message }],
  }
}

function inPieces(step: ParsedStep): ParsedStep[] {
  const pieces: ParsedStep[] = []
  for (let at = 0; at < Math.max(step.text.length, 1); at += MAX_LENGTH.step) {
    const text = step.text.slice(at, at + MAX_LENGTH.step)
    pieces.push({ text, imageUrls: at === 0 ? step.imageUrls : [] })
  }
  return pieces
}
