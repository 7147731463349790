import type { Access, FieldAccess, PayloadRequest, TypeWithID } from 'payload'
import { documentsFor, getLevelsAnywhere, getLevelsAt } from './conditions'
import { accessContext } from './context'
import type { AccessContext } from './context'
import { allows, rule } from './levels'
import type { Rule, AccessLevels } from './levels'
import type { CollectionPolicy } from './policy'

/*
 * The policy as Payload asks for it: functions for collections and for fields.
 */

/** Builds the access function for reading, updating or deleting documents: those that the rule allows. */
export const documentAccess =
  (policy: CollectionPolicy, asked: Rule): Access =>
  async ({ req }) =>
    documentsFor(policy, asked, await accessContext(req))

/** Making a document: for the site it names. */
export const creationAccess =
  (policy: CollectionPolicy): Access<object> =>
  async ({ req, data }) => {
    const context = await accessContext(req)
    // The admin checks without data whether to offer the button; `requireOwnSite` fills in a missing site
    // from the user's own.
    const isOpen = data === undefined || idIn(data, 'site') === null
    const levels = isOpen ? getLevelsAnywhere(context) : towards(policy, context, data)
    return allows(policy.create, levels)
  }

/** Reading or writing a field of a document. */
export const fieldAccess =
  (policy: CollectionPolicy, asked: Rule): FieldAccess =>
  async ({ req, doc, id }) => {
    const context = await accessContext(req)
    return allows(asked, fieldStanding(policy, context, doc, id))
  }

/** Builds the access function for setting a field of a new document. */
export const fieldCreationAccess =
  (policy: CollectionPolicy, asked: Rule): FieldAccess<TypeWithID, object> =>
  async ({ req, data }) => {
    const context = await accessContext(req)
    const isOpen = data === undefined || idIn(data, 'site') === null
    return allows(asked, isOpen ? getLevelsAnywhere(context) : towards(policy, context, data))
  }

/** Without a document, the admin checks what to offer: whatever is allowed on one of the user's sites. */
function fieldStanding(
  policy: CollectionPolicy,
  context: AccessContext,
  doc: unknown,
  id: unknown,
): AccessLevels {
  if (typeof doc === 'object' && doc !== null) return towards(policy, context, doc, id)
  const isSelf = policy.belongs === 'person' && id !== undefined && id === context.userId
  return new Set([...getLevelsAnywhere(context), ...(isSelf ? (['self'] as const) : [])])
}

/** A user's levels towards a document. */
function towards(
  { belongs }: CollectionPolicy,
  context: AccessContext,
  document: object,
  id?: unknown,
): AccessLevels {
  const own = idIn(document, 'id') ?? (typeof id === 'string' ? id : null)
  if (belongs === 'person') return getLevelsAt(context, null, own === context.userId)
  if (belongs === 'site-itself') return getLevelsAt(context, own)
  return getLevelsAt(context, idIn(document, 'site'))
}

/** The id that a document's field names, populated or not. */
function idIn(document: unknown, field: string): string | null {
  if (typeof document !== 'object' || document === null) return null
  const value: unknown = Reflect.get(document, field)
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  return typeof value.id === 'string' ? value.id : null
}

const OPENS_ADMIN = rule('worker', 'the admin is for who works on a site')

/** Opening Payload admin. */
export const canOpenAdmin = async ({ req }: { req: PayloadRequest }): Promise<boolean> =>
  allows(OPENS_ADMIN, getLevelsAnywhere(await accessContext(req)))
