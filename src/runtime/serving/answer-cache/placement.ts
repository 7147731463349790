import type { AnswerNotes } from '@/src/server/web/answer-notes'
import { ALL_SITES, tagsOf } from '@/src/server/web/content-tags'

/** The group of responses that belong to no site. */
export const NO_SITE = ''

/** The place of a response in the memory. */
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
export function placementOf({ forEveryone, reads, isMissing }: AnswerNotes): Placement | null {
  switch (forEveryone?.kind) {
    case undefined:
      return null
    case 'file':
      return FILE
    case 'all':
      return { group: NO_SITE, tags: [ALL_SITES], isMissing: false }
    case 'site': {
      const { id } = forEveryone
      return { group: id, tags: tagsOf(id, reads), isMissing }
    }
  }
}
