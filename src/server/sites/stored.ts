import { randomUUID } from 'node:crypto'
import { WRITTEN_SITE_FIELDS } from '@/src/contract/site/site-fields'
import type { SiteUpdate } from '@/src/contract/site/site-settings'
import type { Site } from '@/payload-types'
import { forEachPageSeo } from '@/src/domain/page-seo'
import { sentFields } from '../plain-fields'
import { storedSeo } from '../seo'
import { withoutUndefined } from '../without-undefined'

type Settings = Omit<SiteUpdate, 'updatedAt' | 'colorTheme' | 'typeTheme'>

/** Converts written settings to Payload's form: only the sent ones. */
export function storedSettings({
  featuredImageId,
  logoId,
  logoOnDarkId,
  iconId,
  faviconId,
  colorThemeId,
  typeThemeId,
  featuredRecipeIds,
  homeSections,
  headerLinks,
  links,
  socialMediaLinks,
  productLinks,
  ...plain
}: Settings): Partial<Site> {
  return withoutUndefined({
    ...sentFields<Site, keyof typeof WRITTEN_SITE_FIELDS>(WRITTEN_SITE_FIELDS, plain),
    featuredImage: featuredImageId,
    logo: logoId,
    logoOnDark: logoOnDarkId,
    icon: iconId,
    favicon: faviconId,
    colorTheme: colorThemeId,
    typeTheme: typeThemeId,
    featuredRecipes: featuredRecipeIds,
    homeSections: homeSections?.map(homeSection),
    headerLinks: headerLinks?.map(headerLink),
    links: links?.map(pageLink),
    socialMediaLinks: socialMediaLinks?.map((link) => ({ ...link, id: link.id ?? randomUUID() })),
    productLinks: productLinks?.map(productLink),
    ...forEachPageSeo((name) => sentSeo(plain[name])),
  })
}

const sentSeo = (seo: Settings['seo']): Site['seo'] =>
  seo === undefined ? undefined : storedSeo(seo)

/**
 * Marks the measures in a write as chosen, also where they are the default.
 * @see docs/product/sites-and-hosts.md#chosen-measures
 */
export const chosenMeasures = (
  write: Pick<Settings, 'defaultMeasurementSystem' | 'defaultTemperatureSystem'>,
): Partial<Site> => ({
  ...(write.defaultMeasurementSystem === undefined ? {} : { isMeasurementSystemChosen: true }),
  ...(write.defaultTemperatureSystem === undefined ? {} : { isTemperatureSystemChosen: true }),
})

type SettingsRow<List extends 'homeSections' | 'headerLinks' | 'links' | 'productLinks'> =
  NonNullable<Settings[List]>[number]

// Rows keep their ids; new ones get one.
const homeSection = ({ id, section, isHidden, heading }: SettingsRow<'homeSections'>) => ({
  id: id ?? randomUUID(),
  section,
  isHidden: isHidden ?? false,
  heading: heading ?? null,
})
const headerLink = ({ id, openInNewTab, label, href }: SettingsRow<'headerLinks'>) => ({
  id: id ?? randomUUID(),
  label,
  href,
  openInNewTab: openInNewTab ?? false,
})
const pageLink = ({ id, label, href }: SettingsRow<'links'>) => ({
  id: id ?? randomUUID(),
  label: label ?? null,
  href,
})
const productLink = ({ id, productTitle, productImageId, href }: SettingsRow<'productLinks'>) => ({
  id: id ?? randomUUID(),
  productTitle,
  productImage: productImageId ?? null,
  href,
})
