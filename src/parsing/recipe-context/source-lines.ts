import { foldText } from '../plain-text'
import type { RecipeDraft } from '../recipe-page/types'
import { formatNutritionLine } from './nutrition-line'

/** Finds who works on the site by their display name: a user id, or null. */
export type FindManager = (displayName: string) => Promise<string | null>

/** A source's author and nutrition. */
type SourceFacts = Pick<RecipeDraft, 'author' | 'nutrition'> & { language: string | null }

/** The result: contributors, lines of the note, and warnings. */
export type SourceLines = { contributorIds: string[]; lines: string[]; warnings: string[] }

const BY: Readonly<Record<string, string>> = {
  de: 'Rezept von',
  fr: 'Recette de',
  es: 'Receta de',
  it: 'Ricetta di',
}

/** Placeholders that programs write instead of a name. */
const NO_NAME =
  /^(?:admin(?:istrator)?|author|editor|user ?\d*|root|webmaster|wordpress|guest|unknown|anonymous|none|n\/?a|-+)$|@|^https?:|^www\./i

/**
 * Keeps the author's name and the nutrition of a source. Who works on the site becomes a
 * contributor; another author is a line of the note, and nutrition is one. What the note says already
 * (`told`, as plain text) is not said again.
 * @see docs/product/import-and-export.md#authors-and-nutrition
 */
export async function buildSourceLines(
  { author, nutrition, language }: SourceFacts,
  told: string,
  managerId: FindManager,
): Promise<SourceLines> {
  const { contributorIds, names, warnings } = await authorsOf(author, managerId)
  const by = BY[language?.slice(0, 2).toLowerCase() ?? ''] ?? 'Recipe by'
  const known = foldText(told)
  const lines = [
    ...(names.length === 0 ? [] : [`${by} ${names.join(', ')}`]),
    formatNutritionLine(nutrition, language),
  ].filter((line) => line !== null)
  return {
    contributorIds,
    lines: lines.filter((line) => !known.includes(foldText(line))),
    warnings,
  }
}

async function authorsOf(author: string | null, managerId: FindManager) {
  const contributorIds: string[] = []
  const names: string[] = []
  const warnings: string[] = []
  for (const name of await namesIn(author, managerId)) {
    const id = await managerId(name)
    if (id !== null) contributorIds.push(id)
    else if (NO_NAME.test(name)) warnings.push(`The author is told as “${name}”, which is no name.`)
    else names.push(name)
  }
  return { contributorIds: [...new Set(contributorIds)], names, warnings }
}

/** A name with a comma may be that of one who works here; else it parts names. */
async function namesIn(author: string | null, managerId: FindManager): Promise<string[]> {
  const whole = author?.replace(/\s+/g, ' ').trim() ?? ''
  if (whole === '') return []
  if ((await managerId(whole)) !== null) return [whole]
  const parts = whole.split(/\s*[,;]\s*/).filter((name) => name !== '')
  return [...new Set(parts)].map((name) => name.slice(0, 300))
}
