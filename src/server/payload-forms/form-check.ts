import { APIError, ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, PayloadRequest, TypeWithID } from 'payload'
import { COLLECTION_FIELDS } from '@/src/contract/recipe/collection-fields'
import { ERROR_STATUS } from '@/src/contract/error'
import { Failure } from '@/src/contract/failure'
import { joinTransaction } from '@/src/server/database/transaction'
import { RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { TERM_LISTS, termListsBy } from '@/src/contract/recipe/term-lists'
import { SITE_FIELDS } from '@/src/contract/site/site-fields'

/** A document written through Payload's REST or admin. */
export type FormDocument<Doc> = {
  data: Partial<Doc>
  /** The stored document; null for a new one. */
  before: Doc | null
  req: PayloadRequest
  userId: string
  isPlatformAdmin: boolean
}

/** Validates a document as the API would; returns the values to store. */
export type FormCheck<Doc> = (written: FormDocument<Doc>) => Partial<Doc> | Promise<Partial<Doc>>

/**
 * Converts a check to a Payload hook for all writes of users; use cases write without a Payload user, and
 * have already checked.
 */
export const formCheckHook =
  <Doc extends TypeWithID>(slug: string, check: FormCheck<Doc>): CollectionBeforeChangeHook<Doc> =>
  async ({ data, originalDoc, operation, req }) => {
    if (!req.user) return data
    const { id: userId, isPlatformAdmin } = req.user
    const before = operation === 'update' ? (originalDoc ?? null) : null
    try {
      const written = { data, before, req, userId, isPlatformAdmin: isPlatformAdmin === true }
      return await joinTransaction(req, async () => check(written))
    } catch (error) {
      throw error instanceof Failure ? asPayloadError(slug, error) : error
    }
  }

/** Converts a failure of the contract to Payload's validation error, with messages by field. */
function asPayloadError(collection: string, { code, message, issues }: Failure): Error {
  if (!issues) return new APIError(message, ERROR_STATUS[code], null, true)
  const errors = issues.map((issue) => ({
    path: formFieldPath(issue.path),
    message: issue.message,
  }))
  return new ValidationError({ collection, errors })
}

/** Ids stand under other names in the contract than relations do in the form. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  ...termListsBy('written', (list) => TERM_LISTS[list].stored),
  recipeIds: 'recipes',
  imageIds: 'images',
}

/** Plain fields have one name in both. */
const PLAIN: ReadonlySet<string> = new Set(
  Object.keys({ ...RECIPE_FIELDS, ...SITE_FIELDS, ...COLLECTION_FIELDS }),
)

/** Maps a path of the contract to its field in the form: `images.0.id` is `images.0.image`. */
export const formFieldPath = (path: string): string =>
  path
    .replace(/^(images\.\d+)\.id$/, '$1.image')
    .replace(/^avatar\.id$/, 'avatar')
    .split('.')
    .map((part) =>
      PLAIN.has(part)
        ? part
        : (FORM_NAMES[part] ?? part.replace(/Ids$/, 's').replace(/(\w)Id$/, '$1')),
    )
    .join('.')
