import { readDemo, readSitePeople } from '../demo-files'
import type { DemoComment } from '../demo-files'
import { readExport } from './read-export'
import type { DemoRecipe } from './read-export'

const DAY = 86_400_000
/** The time the demo was written at, and its sites. */
export const { writtenAt, sites } = await readDemo()

/** Each site with its export and its people. */
export const CASES = await Promise.all(
  sites.map(async (slug) => [slug, readExport(slug), await readSitePeople(slug)] as const),
)

/** The slugs of a list. */
export const slugsOf = (list: readonly { slug: string }[]) => new Set(list.map(({ slug }) => slug))
/** The names that are not among the known ones. */
export const missing = (used: readonly string[], known: ReadonlySet<string>) =>
  used.filter((name) => !known.has(name))

/** Days before the demo was written; a draft has none. */
export const daysOld = ({ publishedAt }: Pick<DemoRecipe, 'publishedAt'>): number | null =>
  publishedAt === null ? null : Math.floor((Date.parse(writtenAt) - Date.parse(publishedAt)) / DAY)

/** Comments and replies as one list. */
export const allOf = (comments: readonly DemoComment[]) =>
  comments.flatMap((comment) => [comment, ...comment.replies])
