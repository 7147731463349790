import type { Payload } from 'payload'
import type { z } from 'zod'
import { notFound } from '@/src/contract/failure'
import type { SiteDesignSave, SiteDesignSaved } from '@/src/contract/site/design'
import type { Caller } from '../../accounts/caller'
import { firstRow } from '../../database/statements'
import { staleEdit } from '../../stale'
import { getCheckedCss, requireStorableCss } from '../own-css'
import { getSiteSettings } from '../settings'
import { designOf, imageIdsOf } from './document'
import { withOwnReferences } from './own-references'
import { getSiteDesign, SAVED_DESIGN } from './read'

type Sent = z.output<typeof SiteDesignSave>
type Saved = Omit<SiteDesignSaved, 'cssProblems'>

/** Pictures that a draft shows are the site's from then on, and not on their way out any more. */
const ADOPTED = `again as (
    delete from image_removals l using images i
    where i.id = l.image_id and i.id = any($5::uuid[])
      and (i.site_id = $1 or i.site_id is null and i.uploaded_by_id = $4)),
  adopted as (
    update images set site_id = $1
    where id = any($5::uuid[]) and site_id is null and uploaded_by_id = $4)`

const SAVE = {
  name: 'save_site_design',
  text: `with saved as (
      update site_designs set document = $3::jsonb, revision = revision + 1, saved_at = now(),
        saved_by = $4
      where site_id = $1 and revision = $2 returning *),
    ${ADOPTED}
    select ${SAVED_DESIGN} from saved`,
}

const BEGIN = {
  name: 'begin_site_design',
  text: `with saved as (
      insert into site_designs (site_id, document, base, based_on, saved_by)
      select s.id, $3::jsonb, $6::jsonb, s.updated_at, $4 from sites s
      where s.id = $1 and date_trunc('milliseconds', s.updated_at) = $2::timestamptz
      on conflict (site_id) do nothing
      returning *),
    ${ADOPTED}
    select ${SAVED_DESIGN} from saved`,
}

const REBASE = {
  name: 'rebase_site_design',
  text: `update site_designs d set base = $3::jsonb, based_on = $2::timestamptz from sites s
    where s.id = d.site_id and d.site_id = $1
      and date_trunc('milliseconds', s.updated_at) = $2::timestamptz
    returning d.based_on`,
}

/**
 * Saves the draft of a design, without pictures and recipes that the site may not use. Invisible to
 * readers.
 * @throws Failure `not_found`; `validation_failed` for a style sheet that cannot be parsed; `conflict`,
 *   with the current site and draft, when either was saved since
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export async function saveSiteDesign(
  payload: Payload,
  siteId: string,
  caller: Caller,
  sent: Sent,
): Promise<SiteDesignSaved> {
  requireStorableCss(sent.document.cssOverrides)
  const writer = { siteId, userId: caller.userId }
  const own = { ...sent, document: await withOwnReferences(payload, writer, sent.document) }
  const saved =
    sent.revision === 0
      ? await begin(payload, siteId, caller, own)
      : await saveAgain(payload, siteId, caller, own)
  if (!saved) throw staleEdit(await getSiteDesign(payload, siteId, caller))
  return { ...saved, cssProblems: getCheckedCss(sent.document.cssOverrides).problems }
}

/** The parameters of both statements: site, version, document, user, pictures. */
const valuesOf = (siteId: string, version: number | string, caller: Caller, sent: Sent) => [
  siteId,
  version,
  JSON.stringify(sent.document),
  caller.userId,
  imageIdsOf([sent.document]),
]

async function begin(payload: Payload, siteId: string, caller: Caller, sent: Sent) {
  const base = designOf(await getSiteSettings(payload, siteId, caller))
  const values = [...valuesOf(siteId, sent.basedOn, caller, sent), JSON.stringify(base)]
  return firstRow<Saved>(payload, BEGIN, values)
}

async function saveAgain(payload: Payload, siteId: string, caller: Caller, sent: Sent) {
  const values = valuesOf(siteId, sent.revision, caller, sent)
  const saved = await firstRow<Saved>(payload, SAVE, values)
  if (!saved || Date.parse(saved.basedOn) === Date.parse(sent.basedOn)) return saved
  // The site was stored meanwhile, and the caller has merged it: it is the new base.
  const base = designOf(await getSiteSettings(payload, siteId, caller))
  const isNew = await firstRow(payload, REBASE, [siteId, sent.basedOn, JSON.stringify(base)])
  return isNew ? { ...saved, basedOn: new Date(sent.basedOn).toISOString() } : saved
}

const DISCARD = {
  name: 'discard_site_design',
  text: `with gone as (delete from site_designs where site_id = $1)
    select exists (select 1 from sites where id = $1) as "isThere"`,
}

/** Discards the draft of a design; nothing happens without one. @throws Failure `not_found` */
export async function discardSiteDesign(payload: Payload, siteId: string): Promise<void> {
  const row = await firstRow<{ isThere: boolean }>(payload, DISCARD, [siteId])
  if (!row?.isThere) throw notFound('Site')
}
