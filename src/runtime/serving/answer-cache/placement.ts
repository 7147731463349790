import type { AnswerNotes } from '@/src/server/web/answer-notes'
import { tagsOf } from './content-tags'

/** The group of responses that belong to no site. */
export const NO_SITE = ''

/** How a response is stored. */
export type Placement = {
  /** The id of the site whose share it takes; `NO_SITE` for files and lists of all sites. */
  group: string
  /** Tags of the content it depends on; none for immutable responses. */
  tags: readonly string[]
  /** Whether it is a 404 page. */
  isMissing: boolean
}

/** The placement of immutable responses. */
export const FILE: Placement = { group: NO_SITE, tags: [], isMissing: false }

/** Returns how a response is stored; null when it is not for everyone. */
export function placementOf({
  forEveryone,
  reads,
  readsAll,
  isMissing,
}: AnswerNotes): Placement | null {
  if (!forEveryone) return null
  if (forEveryone.kind === 'file') return FILE
  if (forEveryone.kind === 'all') {
    return { group: NO_SITE, tags: tagsOf({ siteId: null, parts: null }), isMissing: false }
  }
  const { id } = forEveryone
  return {
    group: id,
    tags: tagsOf({ siteId: id, parts: readsAll || !reads ? null : [...reads] }),
    isMissing,
  }
}
