import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { firstRow } from '../database'
import { PRIMARY_DOMAIN } from './primary-domain'
import { siteLookUp } from './site-key'

/** The site a call is about: just enough to decide and to link. */
export type SiteScope = {
  id: string
  slug: string
  title: string
  primaryDomain: string | null
  newslettersEnabled: boolean
  colorAccent: string | null
  colorBackground: string | null
  colorText: string | null
}

const SELECT = `
  select s.id, s.slug, s.title, ${PRIMARY_DOMAIN} as "primaryDomain",
    coalesce(s.newsletters_enabled, false) as "newslettersEnabled",
    t.color_accent as "colorAccent", t.color_background as "colorBackground",
    t.color_text as "colorText"
  from sites s left join color_themes t on t.id = s.color_theme_id`
const lookUp = siteLookUp('site_scope', SELECT)

/** The site of a slug, or of a verified custom domain (contract, Hosts); null when there is none. */
export async function findSite(payload: Payload, key: string): Promise<SiteScope | null> {
  const { statement, values } = lookUp(key)
  return (await firstRow<SiteScope>(payload, statement, values)) ?? null
}

const MANAGES = {
  name: 'site_is_managed_by',
  text: `select 1 from sites s where s.id = $1 and (s.owner_id = $2 or exists (
    select 1 from sites_rels r where r.parent_id = s.id and r.path = 'editors' and r.users_id = $2))`,
}

/** Whether somebody works on a site: owns it, edits it, or runs the platform. */
export async function managesSite(
  payload: Payload,
  siteId: string,
  caller: { userId: string; isPlatformAdmin: boolean },
): Promise<boolean> {
  if (caller.isPlatformAdmin) return true
  return (await firstRow(payload, MANAGES, [siteId, caller.userId])) !== undefined
}

const OWNS = {
  name: 'site_is_owned_by',
  text: `select 1 from sites where id = $1 and owner_id = $2`,
}

/** Lets the owner of a site pass, and platform admins. @throws Failure `forbidden` for editors */
export async function requireOwner(
  payload: Payload,
  siteId: string,
  caller: { userId: string; isPlatformAdmin: boolean },
): Promise<void> {
  if (caller.isPlatformAdmin || (await firstRow(payload, OWNS, [siteId, caller.userId]))) return
  throw new Failure('forbidden', 'Only the owner of the site may do this.')
}
