import type { Payload, PayloadRequest } from 'payload'
import { slugConflict } from './database/conflicts'
import { inTransaction } from './database/statements'
import { adoptUploads, checkReferences } from './references'
import type { BodyReference } from './references'
import { isStale, staleEdit } from './stale'
import type { BasedOn } from './stale'

/** The writer, and the site. */
export type SiteWriter = { siteId: string; userId: string }

/**
 * Creates something of a site: `create` runs in a transaction, and images it shows become the site's in
 * the same one.
 * @throws Failure `validation_failed` for references that are not the site's to use, `conflict` for a
 *   slug that is taken, and whatever `create` throws
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
    await adoptUploads(req, writer, references)
    return created
  }).catch(slugConflict)
}

/** An update of one row that has a version. */
export type VersionedUpdate<Stored extends { updatedAt: Date }, Current> = {
  references: readonly BodyReference[]
  /** The version the update was based on; null to write whatever is stored. */
  basedOn: BasedOn | null
  /** Locks the row until the transaction ends, so that two updates follow each other. */
  lock: (req: PayloadRequest) => Promise<Stored>
  store: (req: PayloadRequest, stored: Stored) => Promise<unknown>
  /** Reads what is stored after the update, or instead of it. */
  read: () => Promise<Current>
  /** The stored version in the form in which a stale update is answered with it. */
  conflictDetails: (current: Current) => object
}

/**
 * Updates something of a site unless it was stored again since: all of it in one transaction, images
 * that it shows become the site's with it or not at all. Gives what is stored then.
 * @throws Failure `validation_failed` for references that are not the site's to use, `conflict` for a
 *   slug that is taken or a stale version, and whatever `lock` and `store` throw
 */
export async function updateVersioned<Stored extends { updatedAt: Date }, Current>(
  payload: Payload,
  writer: SiteWriter,
  update: VersionedUpdate<Stored, Current>,
): Promise<Current> {
  const { references, basedOn } = update
  await checkReferences(payload, writer, references)
  const isDone = await inTransaction(payload, async (req) => {
    const stored = await update.lock(req)
    if (isStale(stored.updatedAt, basedOn)) return false
    await update.store(req, stored)
    await adoptUploads(req, writer, references)
    return true
  }).catch(slugConflict)
  const current = await update.read()
  if (!isDone) throw staleEdit(update.conflictDetails(current))
  return current
}
