import type { Access, SanitizedConfig } from 'payload'
import { accessContext } from './context'
import { nobody } from './rules'

/** Locks of the caller's and of who works on the same sites: Payload shows and takes over these. */
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

/**
 * Payload lets everybody who is signed in to the admin read and write every lock, also of other
 * sites' documents. The admin itself makes and takes over locks past these rules.
 */
export function closeLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (locks) {
    locks.access = {
      ...locks.access,
      read: colleaguesLocks,
      create: nobody,
      update: nobody,
      delete: colleaguesLocks,
    }
  }
  return config
}
