import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { SiteDesign, SiteDesignDocument, SiteDesignVersion } from '@/src/contract/site/design'
import type { Caller } from '../../accounts/caller'
import { isoInstant } from '../../database/instant-sql'
import { firstRow, rows } from '../../database/statements'
import { personOf } from '../../accounts/person-sql'
import { staleEdit } from '../../stale'
import { DESIGN_DRAFTS } from './design-drafts'
import { changedFields, storedDesign } from './document'
import { getSiteDesign } from './read'

/** Number of stored designs: the current one, and ten before it. */
const MOST_VERSIONS = 11

const KEEP = {
  name: 'keep_site_design',
  text: `with latest as (
      select document from site_design_versions where site_id = $1
      order by created_at desc, id limit 1),
    kept as (
      insert into site_design_versions (site_id, document, author_id)
      select $1, $2::jsonb, $3::uuid
      where not exists (select 1 from latest where document = $2::jsonb)
      returning id)
    delete from site_design_versions v using kept
    where v.site_id = $1 and v.id not in (
      select n.id from site_design_versions n where n.site_id = $1
      order by n.created_at desc, n.id limit ${MOST_VERSIONS - 1})`,
}

/**
 * Adds a design to the history unless it is the latest there; deletes the oldest beyond ten.
 * @see docs/product/site-design.md#history-of-the-design
 */
export async function addDesignToHistory(
  payload: Payload,
  siteId: string,
  document: SiteDesignDocument,
  authorId: string | null,
): Promise<void> {
  await rows(payload, KEEP, [siteId, JSON.stringify(document), authorId])
}

const LIST = {
  name: 'site_design_versions',
  text: `select v.id, ${isoInstant('v.created_at')} as "createdAt",
      ${personOf('v.author_id')} as author, v.document
    from site_design_versions v where v.site_id = $1 order by v.created_at desc, v.id`,
}

type VersionRow = Pick<SiteDesignVersion, 'id' | 'createdAt' | 'author'> & { document: unknown }

/** Lists the published designs of a site, newest first. @throws Failure `not_found` */
export async function listDesignVersions(
  payload: Payload,
  siteId: string,
  caller: Caller,
): Promise<SiteDesignVersion[]> {
  const { published } = await getSiteDesign(payload, siteId, caller)
  const found = await rows<VersionRow>(payload, LIST, [siteId])
  const versions = found.map((row) => ({ ...row, document: storedDesign(row.document) }))
  return versions.map(({ id, createdAt, author, document }, at) => ({
    id,
    createdAt,
    author,
    isCurrent: at === 0 && changedFields(document, published).length === 0,
    template: document.template,
    colorTheme: document.colorTheme,
    changed: changedFields(versions[at + 1]?.document ?? document, document),
  }))
}

const IS_THERE = {
  name: 'is_site_design_version',
  text: `select 1 from site_design_versions where site_id = $1 and id = $2`,
}

/**
 * Restores a design of the history as the draft, in place of the given revision.
 * @throws Failure `not_found`; `conflict`, with the current draft, if it has another revision
 */
export async function restoreDesignVersion(
  payload: Payload,
  siteId: string,
  caller: Caller,
  id: string,
  revision: number,
): Promise<SiteDesign> {
  if (!(await firstRow(payload, IS_THERE, [siteId, id]))) throw notFound('Version')
  const { published, site } = await getSiteDesign(payload, siteId, caller)
  const writer = { siteId, userId: caller.userId }
  const version = { id, fields: {}, revision, base: published, basedOn: site.updatedAt }
  const isRestored = await DESIGN_DRAFTS.restore(payload, writer, siteId, version)
  const current = await getSiteDesign(payload, siteId, caller)
  if (!isRestored) throw staleEdit(current)
  return current
}
