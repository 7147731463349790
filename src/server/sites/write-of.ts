import { WRITTEN_SITE_FIELDS } from '@/src/contract/site/site-fields'
import type { Site } from '@/payload-types'
import { forEachPageSeo } from '@/src/domain/page-seo'
import { writtenFields } from '../plain-fields'
import { seoWriteOf } from '../seo'
import { idOf, idsOf, textOf } from '../stored-values'

type Stored = Partial<Site>

/**
 * Converts a stored site to the write form of its settings, not validated: the inverse of `storedSettings`,
 * for Payload's own forms.
 */
export const siteWriteOf = (site: Stored): Record<string, unknown> => ({
  ...writtenFields(WRITTEN_SITE_FIELDS, site),
  ...pictures(site),
  ...forEachPageSeo((name) => seoWriteOf(site[name])),
  colorThemeId: idOf(site.colorTheme),
  typeThemeId: idOf(site.typeTheme),
  featuredRecipeIds: idsOf(site.featuredRecipes),
  homeSections: (site.homeSections ?? []).map(({ id, section, isHidden, heading }) => ({
    id: id ?? undefined,
    section,
    isHidden: isHidden ?? false,
    heading: textOf(heading),
  })),
  headerLinks: (site.headerLinks ?? []).map(({ id, label, href, openInNewTab }) => ({
    id: id ?? undefined,
    label,
    href,
    openInNewTab: openInNewTab ?? false,
  })),
  links: (site.links ?? []).map(({ id, label, href }) => ({
    id: id ?? undefined,
    label: textOf(label),
    href,
  })),
  socialMediaLinks: (site.socialMediaLinks ?? []).map(({ id, platform, url }) => ({
    id: id ?? undefined,
    platform,
    url,
  })),
  productLinks: (site.productLinks ?? []).map(({ id, productTitle, productImage, href }) => ({
    id: id ?? undefined,
    productTitle,
    productImageId: idOf(productImage),
    href,
  })),
})

const pictures = (site: Stored) => ({
  featuredImageId: idOf(site.featuredImage),
  logoId: idOf(site.logo),
  logoOnDarkId: idOf(site.logoOnDark),
  iconId: idOf(site.icon),
  faviconId: idOf(site.favicon),
})
