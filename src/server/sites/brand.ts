import { LRUCache } from 'lru-cache'
import type { SiteBrand } from '@/src/contract/people/profile'
import { accountUrl, siteOrigin } from '@/src/domain/addresses/deployment'
import type { Deployment } from '@/src/domain/addresses/deployment'
import { brandColours } from '@/src/domain/appearance/brand-colours'
import type { BrandColours } from '@/src/domain/appearance/brand-colours'
import { PRIMARY_DOMAIN } from './primary-domain'

/** Columns of site `s` and of its color theme `t`, see `BRAND_TABLES`. */
export const BRAND_COLUMNS = `s.slug, s.title, ${PRIMARY_DOMAIN} as "primaryDomain",
  s.logo_id is not null as "hasLogo",
  coalesce(s.theme_accent_color, t.color_accent) as "colorAccent",
  t.color_background as "colorBackground", t.color_text as "colorText"`

export const BRAND_TABLES = 'sites s left join color_themes t on t.id = s.color_theme_id'

export type BrandRow = {
  slug: string
  title: string
  primaryDomain: string | null
  hasLogo: boolean
  colorAccent: string | null
  colorBackground: string | null
  colorText: string | null
}

/**
 * A site with its logo and colors, for mails and pages outside it.
 * @see docs/product/site-frame.md#brand
 */
export const siteBrand = (deployment: Deployment, site: BrandRow): SiteBrand => ({
  slug: site.slug,
  title: site.title,
  url: siteOrigin(deployment, site),
  logoUrl: site.hasLogo ? accountUrl(deployment, `/logos/${site.slug}.png`) : null,
  colors: coloursOf(site),
})

/** Caches colors: every call looks its site up, and computing readable colors takes much longer. */
const kept = new LRUCache<string, BrandColours>({ max: 500 })

function coloursOf({ colorBackground, colorText, colorAccent }: BrandRow): BrandColours {
  const chosen = { background: colorBackground, text: colorText, accent: colorAccent }
  const key = JSON.stringify(chosen)
  const colours = kept.get(key) ?? brandColours(chosen)
  kept.set(key, colours)
  return colours
}

/** Rows with the columns of a brand as records with a site. */
export const withSite = <Row extends BrandRow>(deployment: Deployment, row: Row) => {
  const { slug, title, primaryDomain, hasLogo, colorAccent, colorBackground, colorText, ...rest } =
    row
  const brand = { slug, title, primaryDomain, hasLogo, colorAccent, colorBackground, colorText }
  return { ...rest, site: siteBrand(deployment, brand) }
}
