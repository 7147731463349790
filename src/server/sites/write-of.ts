import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import type { Site } from '@/payload-types'
import { idOf, idsOf, textOf } from '../stored-values'

type Stored = Partial<Site>

/**
 * A stored site as its settings would be written over the API, not validated: the opposite of
 * `storedSettings`, for what comes in through Payload's own forms.
 */
export const siteWriteOf = (site: Stored): Record<string, unknown> => ({
  ...switches(site),
  ...words(site),
  ...pictures(site),
  template: site.template,
  headerLayout: site.headerLayout,
  themeStyle: site.themeStyle,
  themeAccentColor: textOf(site.themeAccentColor),
  colorThemeId: idOf(site.colorTheme),
  typeThemeId: idOf(site.typeTheme),
  featuredRecipeIds: idsOf(site.featuredRecipes),
  defaultMeasurementSystem: site.defaultMeasurementSystem,
  defaultTemperatureSystem: site.defaultTemperatureSystem,
  monthlyAmountCents: site.monthlyAmountCents ?? null,
  yearlyAmountCents: site.yearlyAmountCents ?? null,
  currency: site.currency,
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

const switches = (site: Stored) => ({
  hideSidebarBio: site.hideSidebarBio ?? false,
  newslettersEnabled: site.newslettersEnabled ?? false,
  subscriptionsEnabled: site.subscriptionsEnabled ?? false,
  paymentsEnabled: site.paymentsEnabled ?? false,
  commentsEnabled: site.commentsEnabled ?? false,
})

const words = (site: Stored) => ({
  title: site.title,
  slug: site.slug,
  about: documentFromLexical(site.about),
  aboutShort: textOf(site.aboutShort),
  aboutHeading: textOf(site.aboutHeading),
  cssOverrides: textOf(site.cssOverrides),
  linkPageHeading: textOf(site.linkPageHeading),
  searchSynonyms: textOf(site.searchSynonyms),
  googleAnalyticsId: textOf(site.googleAnalyticsId),
})

const pictures = (site: Stored) => ({
  featuredImageId: idOf(site.featuredImage),
  logoId: idOf(site.logo),
  iconId: idOf(site.icon),
  faviconId: idOf(site.favicon),
})
