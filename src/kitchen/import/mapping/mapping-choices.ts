import type {
  AuthorChoice,
  ImportFindings,
  ImportMapping,
  TermChoice,
} from '@/src/contract/import-mapping'
import { formatCount } from '../import-words'

/** The initial choices: earlier ones, else the most likely ones. */
export function firstChoices({ authors, terms, mapping }: ImportFindings): ImportMapping {
  const chosenAuthors = new Map(mapping?.authors.map((each) => [each.name, each]))
  const chosenTerms = new Map(mapping?.terms.map((each) => [each.name, each]))
  return {
    authors: authors.map(({ name, suggestion }) => chosenAuthors.get(name) ?? suggestion),
    terms: terms.map(({ name, suggestion }) => chosenTerms.get(name) ?? suggestion),
    redirects: mapping?.redirects ?? true,
  }
}

/** The value of an author's choice in its list: a way, or the id of a person. */
export const authorValue = ({ as, userId }: AuthorChoice): string =>
  as === 'person' ? (userId ?? 'name') : as

/** The decision about an author for a chosen value. */
export function authorChoice(name: string, value: string): AuthorChoice {
  if (value === 'name' || value === 'nothing') return { name, as: value, userId: null }
  return { name, as: 'person', userId: value }
}

const WAYS = {
  meal: 'Meal',
  category: 'Category',
  cuisine: 'Cuisine',
  method: 'Method',
  diet: 'Diet',
  tag: 'Tag',
  keyword: 'Keyword for the search',
  nothing: 'Leave out',
} as const satisfies Record<TermChoice['as'], string>

/** Labelled options for a category or tag. */
export const TERM_WAYS = Object.entries(WAYS).map(([value, label]) => ({ value, label })) as {
  value: TermChoice['as']
  label: string
}[]

/** A short summary of the decisions about categories and tags. */
export function termsSummary(terms: readonly TermChoice[]): string {
  const left = terms.filter(({ as }) => as === 'nothing').length
  const words = terms.filter(({ as }) => as === 'keyword').length
  const parts = [
    { count: terms.length - left - words, name: formatCount(terms.length - left - words, 'term') },
    { count: words, name: formatCount(words, 'keyword') },
    { count: left, name: `${left.toLocaleString('en')} left out` },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(({ name }) => name)
    .join(', ')
}

/** A short summary of the decisions about authors. */
export function authorsSummary(authors: readonly AuthorChoice[]): string {
  const people = authors.filter(({ as }) => as === 'person').length
  return `${people.toLocaleString('en')} of ${authors.length.toLocaleString('en')} as contributors`
}
