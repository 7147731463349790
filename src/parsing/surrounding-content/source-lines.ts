import { foldText } from '../plain-text'
import type { RecipeDraft } from '../web-page/types'
import { formatNutritionLine } from './nutrition-line'

/** Finds a member of the site by display name: a user id, or null. */
export type FindManager = (displayName: string) => Promise<string | null>

/** A source's author and nutrition. */
type SourceFacts = Pick<RecipeDraft, 'author' | 'nutrition'> & { language: string | null }

/** The author and nutrition of a source: contributors, lines of the note, and warnings. */
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
 * Converts the author's name and the nutrition of a source to contributors and lines of the note. A
 * member of the site becomes a contributor, any other author a line of the note; lines that the
 * note already contains (`note`, as plain text) are not repeated.
 * @see docs/product/import-and-export.md#authors-and-nutrition
 */
export async function buildSourceLines(
  { author, nutrition, language }: SourceFacts,
  note: string,
  managerId: FindManager,
): Promise<SourceLines> {
  const { contributorIds, names, warnings } = await authorsOf(author, managerId)
  const by = BY[language?.slice(0, 2).toLowerCase() ?? ''] ?? 'Recipe by'
  const known = foldText(note)
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
    else if (NO_NAME.test(name))
      warnings.push(`The author is given as “${name}”, which is not a name.`)
    else names.push(name)
  }
  return { contributorIds: [...new Set(contributorIds)], names, warnings }
}

/** Splits names at commas, unless the whole is the name of a member. */
async function namesIn(author: string | null, managerId: FindManager): Promise<string[]> {
  const whole = author?.replace(/\s+/g, ' ').trim() ?? ''
  if (whole === '') return []
  if ((await managerId(whole)) !== null) return [whole]
  const parts = whole.split(/\s*[,;]\s*/).filter((name) => name !== '')
  return [...new Set(parts)].map((name) => name.slice(0, 300))
}
