import type { Payload } from 'payload'
import { callsAllowed } from '@/access/calls'
import { editsSite, ownsSite } from '@/access/conditions'
import { notFound } from '@/src/contract/failure'
import type { PublicSite } from '@/src/contract/site/site'
import { MANAGED_SITE_FIELDS } from '@/src/contract/site/site-fields'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { siteOrigin } from '@/src/domain/addresses/deployment'
import type { Caller } from '../accounts/caller'
import { firstRow } from '../database/statements'
import { deploymentOf } from '../deployment'
import { selectColumns } from '../plain-fields'
import { getPublicSite } from './read'
import { PRIMARY_DOMAIN } from './primary-domain'
import { levelsForRole } from './scope'

const BEHIND = {
  name: 'site_settings',
  text: `select s.slug, ${PRIMARY_DOMAIN} as "primaryDomain", ${ownsSite('s', '$2')} as "isOwner",
      ${editsSite('s', '$2')} as "isEditor",
      ${selectColumns(MANAGED_SITE_FIELDS, 's')},
      s.color_theme_id as "colorThemeId", s.type_theme_id as "typeThemeId",
      array(select r.recipes_id from sites_rels r join recipes c on c.id = r.recipes_id
        where r.parent_id = s.id and r.path = 'featuredRecipes' and c.deleted_at is null
        order by r."order") as "featuredRecipeIds"
    from sites s where s.id = $1`,
}

type Behind = Pick<
  SiteSettings,
  keyof typeof MANAGED_SITE_FIELDS | 'slug' | 'colorThemeId' | 'typeThemeId' | 'featuredRecipeIds'
> & { primaryDomain: string | null; isOwner: boolean; isEditor: boolean }

/** The settings of a site without the fields that depend on the caller. */
export type StoredSettings = Omit<SiteSettings, 'role' | 'allowedCalls'>

/** Returns a site's settings for its staff. Two statements. @throws Failure `not_found` */
export async function getSiteSettings(
  payload: Payload,
  siteId: string,
  caller: Caller,
): Promise<SiteSettings> {
  const { settings, isOwner, isEditor } = await read(payload, siteId, caller.userId)
  const role = isOwner ? 'owner' : isEditor ? 'editor' : 'admin'
  return { ...settings, role, allowedCalls: callsAllowed(levelsForRole(caller, role)) }
}

/** Returns a site's settings for work without a caller, such as an export. @throws Failure `not_found` */
export const getStoredSettings = async (
  payload: Payload,
  siteId: string,
): Promise<StoredSettings> => (await read(payload, siteId, null)).settings

async function read(
  payload: Payload,
  siteId: string,
  userId: string | null,
): Promise<{ settings: StoredSettings; isOwner: boolean; isEditor: boolean }> {
  const behind = await firstRow<Behind>(payload, BEHIND, [siteId, userId])
  const site = behind && (await getPublicSite(payload, behind.slug))
  if (!site) throw notFound('Site')
  const { primaryDomain, isOwner, isEditor, ...rest } = behind
  const settings = {
    ...site,
    ...rest,
    url: siteOrigin(deploymentOf(payload), { slug: behind.slug, primaryDomain }),
    ...imageIds(site),
    productLinks: site.productLinks.map((link) => ({
      ...link,
      productImageId: link.productImage?.id ?? null,
    })),
  }
  return { settings, isOwner, isEditor }
}

const imageId = (image: PublicSite['logo']): string | null => image?.id ?? null

const imageIds = ({ featuredImage, logo, logoOnDark, icon, favicon }: PublicSite) => ({
  featuredImageId: imageId(featuredImage),
  logoId: imageId(logo),
  logoOnDarkId: imageId(logoOnDark),
  iconId: imageId(icon),
  faviconId: imageId(favicon),
})
