import type { Payload } from 'payload'
import { editsSite, isThere, ownsSite, worksOnSite } from '@/access/conditions'
import { getAccessLevels } from '@/access/levels'
import type { AccessLevels } from '@/access/levels'
import type { SiteBrand } from '@/src/contract/people/profile'
import { hostTarget, siteKeyOf } from '@/src/domain/addresses/deployment'
import type { HostTarget } from '@/src/domain/addresses/deployment'
import { firstRow } from '../database/statements'
import { deploymentOf } from '../deployment'
import { BRAND_COLUMNS, BRAND_TABLES, siteBrand } from './brand'
import type { BrandRow } from './brand'
import { siteLookUp } from './site-key'

/** The site of a call: just enough to check access and build links. */
export type SiteScope = {
  id: string
  slug: string
  title: string
  primaryDomain: string | null
  newslettersEnabled: boolean
  /** Whether readers cannot visit it. */
  isSuspended: boolean
  timeZone: string
  /** BCP 47 tag of the language that the author chose; null for none. */
  language: string | null
  /** Names of the font families of headings and of running text; null without a type theme. */
  fonts: { heading: string | null; text: string | null }
  brand: SiteBrand
}

const SELECT = `
  select s.id, coalesce(s.newsletters_enabled, false) as "newslettersEnabled",
    s.suspended_at is not null as "isSuspended", s.time_zone as "timeZone", s.language, y.display_font_family as "headingFont",
    y.narrative_font_family as "textFont", ${BRAND_COLUMNS}
  from ${BRAND_TABLES} left join type_themes y on y.id = s.type_theme_id`
type ScopeRow = BrandRow &
  Omit<SiteScope, 'brand' | 'fonts' | keyof BrandRow> & {
    headingFont: string | null
    textFont: string | null
  }
const lookUp = siteLookUp('site_scope', SELECT)

/**
 * Finds a site by its slug, or by a verified custom domain; null when there is none.
 * @see docs/product/sites-and-hosts.md#hosts
 */
export async function findSite(payload: Payload, key: string): Promise<SiteScope | null> {
  const { statement, values } = lookUp(key)
  return scopeOf(payload, await firstRow<ScopeRow>(payload, statement, values))
}

const BY_ID = { name: 'site_scope_by_id', text: `${SELECT} where s.id = $1 and ${isThere('s')}` }

/** Finds a site by its id; null when there is none, or it was deleted. */
export const findSiteById = async (payload: Payload, id: string): Promise<SiteScope | null> =>
  scopeOf(payload, await firstRow<ScopeRow>(payload, BY_ID, [id]))

function scopeOf(payload: Payload, row: ScopeRow | undefined): SiteScope | null {
  if (!row) return null
  const { headingFont, textFont, id, slug, title, primaryDomain, ...settings } = row
  const { newslettersEnabled, isSuspended, timeZone, language } = settings
  const fonts = { heading: headingFont, text: textFont }
  const brand = siteBrand(deploymentOf(payload), row)
  const plain = { id, slug, title, primaryDomain, newslettersEnabled, isSuspended }
  return { ...plain, timeZone, language, fonts, brand }
}

/**
 * Resolves a host to its target and site; null for the account host, an unknown site and an unverified
 * domain. One statement, none for the account host.
 */
export async function findHost(
  payload: Payload,
  host: string,
): Promise<{ kind: HostTarget['kind']; site: SiteScope | null }> {
  const target = hostTarget(deploymentOf(payload), host)
  const key = siteKeyOf(target)
  return { kind: target.kind, site: key === null ? null : await findSite(payload, key) }
}

const MANAGES = {
  name: 'site_is_managed_by',
  text: `select ${ownsSite('s', '$2')} as "isOwner", ${editsSite('s', '$2')} as "isEditor"
    from sites s where s.id = $1`,
}

/** Returns the levels of a user with a role at a site; a platform admin has higher ones. */
export const levelsForRole = (
  { userId, isPlatformAdmin }: { userId: string; isPlatformAdmin: boolean },
  role: 'owner' | 'editor' | 'admin',
): AccessLevels =>
  getAccessLevels({
    userId,
    isPlatformAdmin,
    isOwner: role === 'owner',
    isEditor: role === 'editor',
  })

/** Returns a user's levels for a site and everything that belongs to it. */
export async function getSiteLevels(
  payload: Payload,
  siteId: string,
  caller: { userId: string; isPlatformAdmin: boolean },
): Promise<AccessLevels> {
  if (caller.isPlatformAdmin) return getAccessLevels(caller)
  const found = await firstRow<{ isOwner: boolean; isEditor: boolean }>(payload, MANAGES, [
    siteId,
    caller.userId,
  ])
  return getAccessLevels({ ...caller, ...found })
}

const WORKS_SOMEWHERE = {
  name: 'user_works_somewhere',
  text: `select 1 from sites s where ${worksOnSite('s', '$1')} limit 1`,
}

/** Returns a user's highest levels at any site. */
export async function getLevelsAnywhere(
  payload: Payload,
  caller: { userId: string; isPlatformAdmin: boolean },
): Promise<AccessLevels> {
  const isWorker =
    !caller.isPlatformAdmin &&
    (await firstRow(payload, WORKS_SOMEWHERE, [caller.userId])) !== undefined
  return getAccessLevels({ ...caller, isWorker })
}
