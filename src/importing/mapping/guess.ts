import type { ImportFindings, TermChoice } from '@/src/contract/import-mapping'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'

const KINDS: readonly TermKind[] = ['meal', 'category', 'cuisine', 'diet', 'method', 'tag']

/** Generic names of blog categories. */
const NOTHING =
  /^(?:uncategori[sz]ed|general|blog|posts?|recipes?|featured|home ?page|all|other|misc(?:ellaneous)?|news|archives?)$/i

/** A name of fewer recipes becomes a keyword instead of a term. */
const FEW = 2

/**
 * Guesses the choice for a category or tag: the existing term of that name, or a new term if
 * several recipes have it.
 */
export function guessTerm(
  { name, source, count }: Pick<ImportFindings['terms'][number], 'name' | 'source' | 'count'>,
  index: Pick<CatalogueIndex, 'termId'>,
): TermChoice {
  if (NOTHING.test(name)) return { name, as: 'nothing' }
  const known = KINDS.find((kind) => index.termId(kind, name) !== null)
  if (known) return { name, as: known }
  const isTerm = count >= FEW && name.length <= 100 && /[\p{L}\p{N}]/u.test(name)
  return { name, as: isTerm ? source : 'keyword' }
}

type Person = ImportFindings['people'][number]

/** Guesses the choice for an author: a member of the site with that name. */
export function guessAuthor(
  name: string,
  people: readonly Person[],
): ImportFindings['authors'][number]['suggestion'] {
  const isNamed = ({ displayName }: Person): boolean =>
    displayName.trim().toLowerCase() === name.toLowerCase()
  const named = people.filter(isNamed)
  const [only] = named
  return named.length === 1 && only
    ? { name, as: 'person', userId: only.id }
    : { name, as: 'name', userId: null }
}
