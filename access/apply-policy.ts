import type { Access, Field, FieldBase, SanitizedConfig, Where } from 'payload'
import { accessContext } from './context'
import { creationAccess, documentAccess, fieldAccess, fieldCreationAccess } from './payload-access'
import { COLLECTION_POLICY } from './policies'
import { fieldRuleOf, NO_ACCESS } from './policy'
import type { CollectionPolicy } from './policy'

/**
 * Applies the policy to every collection and field of a finished config, including those that Payload adds:
 * whatever the policy does not name is denied.
 */
export function applyPolicy(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const policy = policyOf(collection.slug)
    collection.access = {
      ...collection.access,
      read: documentAccess(policy, policy.read),
      readVersions: documentAccess(policy, policy.read),
      create: creationAccess(policy),
      update: documentAccess(policy, policy.update),
      delete: documentAccess(policy, policy.delete),
      unlock: () => false,
    }
    applyToFields(policy, collection.fields, '')
  }
  narrowToTheirOwn(config)
  return config
}

const policyOf = (slug: string): CollectionPolicy =>
  Object.entries(COLLECTION_POLICY).find(([name]) => name === slug)?.[1] ?? NO_ACCESS

/** Fields in rows and tabs are siblings of the others; those of arrays and groups are nested. */
function applyToFields(policy: CollectionPolicy, fields: Field[], path: string): void {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) applyToFields(policy, tab.fields, below(path, tab))
      continue
    }
    if (field.type !== 'ui' && 'name' in field) applyToField(policy, field, `${path}${field.name}`)
    if ('fields' in field) applyToFields(policy, field.fields, below(path, field))
  }
}

const below = (path: string, parent: object): string =>
  'name' in parent && typeof parent.name === 'string' ? `${path}${parent.name}.` : path

const closed = new WeakMap<object, CollectionPolicy>()

function applyToField(
  policy: CollectionPolicy,
  field: Pick<FieldBase, 'access'>,
  path: string,
): void {
  const found = fieldRuleOf(policy, path)
  if (found === null) return
  // A field that two collections share would have the rights of whichever came last.
  const other = closed.get(field)
  if (other !== undefined && other !== policy) throw new Error(`Two collections share ${path}`)
  closed.set(field, policy)
  field.access = {
    read: fieldAccess(policy, found.read),
    create: fieldCreationAccess(policy, found.create),
    update: fieldAccess(policy, found.update),
  }
}

/** Payload's own collections belong to people by other names than ours. */
function narrowToTheirOwn(config: SanitizedConfig): void {
  const narrow = (
    slug: string,
    own: Access,
    operations: readonly ('read' | 'update' | 'delete')[],
  ) => {
    const collection = config.collections.find((each) => each.slug === slug)
    if (!collection) return
    for (const operation of operations) collection.access[operation] = own
  }
  narrow('payload-locked-documents', colleaguesLocks, ['read', 'delete'])
  narrow('payload-preferences', ownPreferences, ['read', 'update', 'delete'])
}

/** Locks of the caller and of users who work on the same sites: Payload shows and takes over these. */
const colleaguesLocks: Access = async ({ req }) => {
  const { isPlatformAdmin, siteIds, userId } = await accessContext(req)
  if (isPlatformAdmin) return true
  if (userId === null || siteIds.length === 0) return false
  const { docs } = await req.payload.find({
    collection: 'sites',
    where: { id: { in: [...siteIds] } },
    depth: 0,
    pagination: false,
    select: { owner: true, editors: true },
    req,
  })
  const people = docs.flatMap(({ owner, editors }) => [owner, ...(editors ?? [])])
  return { 'user.value': { in: people } }
}

const ownPreferences: Access = async ({ req }): Promise<Where | boolean> => {
  const { userId } = await accessContext(req)
  return userId !== null && { 'user.value': { equals: userId } }
}
