import { LetterWrite } from '@/src/contract/letter/letter'
import { isSlug } from '@/src/domain/addresses/slug'
import { slugFromTitle } from '@/src/domain/addresses/slug-from-title'
import {
  MAX_LETTER_SUMMARY,
  MAX_LETTER_TITLE,
  UNTITLED_LETTER,
} from '@/src/domain/letters/letter-limits'
import { ImportProblem } from '../import-problem'
import { toStorable } from '../storable'
import type { ImportedLetter } from './imported-letter'

/** A letter ready to be stored; its slug is provisional until then. */
export type PreparedLetter = Omit<ImportedLetter, 'slug'> & { slug: string }

/**
 * Fits an imported letter into the limits of a letter, and names what was cut.
 * @throws ImportProblem for a text that no letter can have
 */
export function prepareLetter(imported: ImportedLetter): PreparedLetter {
  const letter = toStorable(imported)
  const given = letter.title.trim()
  const title = cut(given, MAX_LETTER_TITLE)
  const summary = cut((letter.summary ?? '').trim(), MAX_LETTER_SUMMARY)
  const prepared = {
    ...letter,
    title: title === '' ? UNTITLED_LETTER : title,
    slug: slugOf(letter),
    summary: summary === '' ? null : summary,
    publishedAt: instantOf(letter.publishedAt),
    updatedAt: instantOf(letter.updatedAt),
    warnings: [
      ...letter.warnings,
      ...(given === '' ? ['It has no title.'] : []),
      ...cutWarnings('title', given, title),
      ...cutWarnings('summary', (letter.summary ?? '').trim(), summary),
    ],
  }
  const { content, audience } = prepared
  const write = { title: prepared.title, slug: prepared.slug, summary: prepared.summary }
  const { success } = LetterWrite.safeParse({ ...write, audience, content })
  if (!success) throw new ImportProblem(UNFIT)
  return prepared
}

const UNFIT = 'The text of this post does not fit into a letter. Paste it into a new letter.'

const cut = (text: string, most: number): string => text.slice(0, most).toWellFormed().trim()

const cutWarnings = (name: string, given: string, shown: string): string[] =>
  given.length === shown.length ? [] : [`The ${name} was too long and was cut: ${given}`]

/** Returns the old slug if it is valid, else one made from it or from the title. */
function slugOf({ slug, title }: ImportedLetter): string {
  const old = slug?.toLowerCase() ?? ''
  if (isSlug(old)) return old
  return slugFromTitle(old) || slugFromTitle(title) || 'letter'
}

function instantOf(date: string | null): string | null {
  const time = date === null ? Number.NaN : Date.parse(date)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
