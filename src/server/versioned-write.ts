import type { Payload, PayloadRequest } from 'payload'
import { slugConflict } from './database/conflicts'
import { inTransaction } from './database/transaction'
import { assignUploads, checkReferences } from './references'
import type { BodyReference } from './references'
import { isStale, staleEdit } from './stale'
import type { BasedOn } from './stale'

/** The writer, and the site. */
export type SiteWriter = { siteId: string; userId: string }

/**
 * Creates an object of a site: `create` runs in a transaction, which also assigns the used images to the
 * site.
 * @throws Failure `validation_failed` for references that the site may not use, `conflict` for a slug that
 *   is taken, and any error of `create`
 */
export async function createOnSite<Result>(
  payload: Payload,
  writer: SiteWriter,
  references: readonly BodyReference[],
  create: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  await checkReferences(payload, writer, references)
  return inTransaction(payload, async (req) => {
    const created = await create(req)
    await assignUploads(payload, writer, references)
    return created
  }).catch(slugConflict)
}

/** The part of a stored row that shows whether an update is stale. */
export type StoredVersion = { updatedAt: Date }

/** An update of one row that has a version. */
export type VersionedUpdate<Stored extends StoredVersion, Current> = {
  references: readonly BodyReference[]
  /** The version the update was based on; null to write whatever is stored. */
  basedOn: BasedOn | null
  /** Locks the row until the transaction ends, so that two updates follow each other. */
  lock: () => Promise<Stored>
  store: (req: PayloadRequest, stored: Stored) => Promise<unknown>
  /** Reads what is stored after the update, or instead of it. */
  read: () => Promise<Current>
  /** The stored version in the form in which a stale update is answered with it. */
  conflictDetails: (current: Current) => object
}

/**
 * Updates an object of a site unless it was stored again since, in one transaction, which also assigns the
 * used images to the site. Returns the stored object.
 * @throws Failure `validation_failed` for references that the site may not use, `conflict` for a slug that
 *   is taken or a stale version, and any error of `lock` and `store`
 */
export async function updateVersioned<Stored extends StoredVersion, Current>(
  payload: Payload,
  writer: SiteWriter,
  update: VersionedUpdate<Stored, Current>,
): Promise<Current> {
  const { references, basedOn } = update
  await checkReferences(payload, writer, references)
  const isDone = await inTransaction(payload, async (req) => {
    const stored = await update.lock()
    if (isStale(stored.updatedAt, basedOn)) return false
    await update.store(req, stored)
    await assignUploads(payload, writer, references)
    return true
  }).catch(slugConflict)
  const current = await update.read()
  if (!isDone) throw staleEdit(update.conflictDetails(current))
  return current
}
