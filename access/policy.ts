import type { Config } from '@/payload-types'
import { rule } from './levels'
import type { Level, Rule } from './levels'

/** The collections that Payload's REST and admin know. */
export type CollectionSlug = keyof Config['collections']

/** The ownership of a collection's documents. */
export type Ownership =
  /** Its `site`. */
  | 'site'
  /** Its `site`; without one it is everybody's, and the platform's to change. */
  | 'site-or-shared'
  /** Its `site`, or its uploader while it has no site. */
  | 'site-or-uploader'
  /** The document itself is a site. */
  | 'site-itself'
  /** The document itself is a user. */
  | 'person'
  /** The platform: neither a site nor a user. */
  | 'platform'

/** The rules of a field: for reading it, setting it on creation, and updating it. */
export type FieldRule = Readonly<{ read: Rule; create: Rule; update: Rule }>

type FieldName<Of extends CollectionSlug> = keyof Config['collections'][Of] & string
/** A field by its name, or a part of an array or group by its path. */
type FieldPath<Of extends CollectionSlug> = FieldName<Of> | `${FieldName<Of>}.${string}`

/**
 * The permissions of a collection in Payload's own REST and admin. An unnamed field is denied: neither
 * returned nor accepted. Parts of arrays and groups inherit the rules of their field unless named.
 */
export type CollectionPolicy<Name extends string = string> = Readonly<{
  belongs: Ownership
  read: Rule
  create: Rule
  update: Rule
  delete: Rule
  fields: readonly FieldGroup<Name>[]
}>

/** The policy of one collection: it names no field that the collection does not have. */
export type PolicyOf<Of extends CollectionSlug> = CollectionPolicy<FieldPath<Of>>

/** Fields with the same rule. */
export type FieldGroup<Name extends string = string> = Readonly<{
  names: readonly Name[]
  rule: FieldRule
}>

const WITH_THE_DOCUMENT = rule('anyone', 'shown with the document')

/** Fields that may be written by a rule. */
export const writable = <const Name extends string>(
  by: Rule,
  names: readonly Name[],
): FieldGroup<Name> => ({ names, rule: { read: WITH_THE_DOCUMENT, create: by, update: by } })

/** Declares fields that are set on creation and never changed. */
export const setOnCreate = <const Name extends string>(
  by: Rule,
  names: readonly Name[],
): FieldGroup<Name> => ({
  names,
  rule: { read: WITH_THE_DOCUMENT, create: by, update: rule('nobody', 'stays as it was made') },
})

/** Declares read-only fields, which the server sets. */
export const readOnly = <const Name extends string>(
  because: string,
  names: readonly Name[],
): FieldGroup<Name> => {
  const nobody = rule('nobody', because)
  return { names, rule: { read: WITH_THE_DOCUMENT, create: nobody, update: nobody } }
}

/** The rule of a field that the policy does not name. */
export const CLOSED_FIELD: FieldRule = {
  read: rule('nobody', 'closed: no rule opens it'),
  create: rule('nobody', 'closed: no rule opens it'),
  update: rule('nobody', 'closed: no rule opens it'),
}

/** The fields of every document. */
export const SERVER_FIELDS = readOnly('set by the server', ['id', 'createdAt', 'updatedAt'])

/** Declares one rule for the four operations; exceptions are spread after it. */
export const allOperations = <Asked extends Level>(by: Rule<Asked>) =>
  ({ read: by, create: by, update: by, delete: by }) as const

const byServer = rule('nobody', 'written by the server alone')

/** A policy without any access. */
export const NO_ACCESS = {
  belongs: 'platform',
  ...allOperations(byServer),
  read: rule('nobody', 'secrets and counters of the server'),
  fields: [],
} as const satisfies CollectionPolicy

/** Rules for documents that only the server writes; the read rule is spread after them. */
export const SERVER_WRITES_ONLY = allOperations(byServer)

/** The rule of a field by its path; null for a part that follows the field it belongs to. */
export function fieldRuleOf({ fields }: CollectionPolicy, path: string): FieldRule | null {
  const group = fields.find(({ names }) => names.some((name) => name === path))
  if (group) return group.rule
  return path.includes('.') ? null : CLOSED_FIELD
}
