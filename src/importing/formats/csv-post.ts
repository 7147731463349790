import type { ImportedRecipe } from '../import-row'
import { escapeText, readPostRecipe } from './posts'

/**
 * Reads the row of a post, without a list or a method of its own; its text may contain a recipe.
 */
export function readPostRow(recipe: ImportedRecipe, html: string | null): ImportedRecipe {
  const hasParts = recipe.ingredientGroups.length > 0 || recipe.instructionGroups.length > 0
  if (html === null || hasParts) return recipe
  const written = /<\w+[^>]*>/.test(html) ? html : withParagraphs(html)
  return readPostRecipe({
    title: recipe.title,
    html: written,
    url: recipe.sourceUrl,
    known: knownIn(recipe),
  })
}

const withParagraphs = (text: string): string =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => `<p>${escapeText(part).replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n')

/** Facts in the other columns of a post. */
const knownIn = (recipe: ImportedRecipe): Partial<ImportedRecipe> =>
  Object.fromEntries(
    Object.entries(recipe).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== null && typeof value !== 'object',
    ),
  )
