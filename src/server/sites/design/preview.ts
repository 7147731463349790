import type { Payload } from 'payload'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import type { SiteDesign, SiteDesignDocument } from '@/src/contract/site/design'
import { ColorTheme } from '@/src/contract/site/site'
import type { PublicSite } from '@/src/contract/site/site'
import { SiteUpdate } from '@/src/contract/site/site-settings'
import { shownCss } from '../own-css'
import { getPublicSite } from '../read'
import { withPictures } from '../../text-pictures'
import { findPreviewSite } from './preview-host'
import { designReferences, findDesign } from './read'

/** A site with the draft of its design, and its featured recipes. */
export type DesignPreview = { site: PublicSite; featured: RecipeCard[] | null }

/**
 * Returns a site with the draft of its design, by the key of its preview host; null for an unknown key.
 * Without a draft it is the public site. Leaves out what cannot be published yet.
 * @see docs/product/site-design.md#preview-of-the-design
 */
export async function getDesignPreview(
  payload: Payload,
  key: string,
): Promise<DesignPreview | null> {
  const found = await findPreviewSite(payload, key)
  const site = found && (await getPublicSite(payload, found.slug))
  if (!site) return null
  const stored = await findDesign(payload, site.id)
  const shown = { ...site, googleAnalyticsId: null }
  if (!stored) return { site: shown, featured: null }
  const { document, savedBy } = stored
  const writer = { siteId: site.id, userId: savedBy?.id ?? null }
  const references = await designReferences(payload, writer, [document])
  const cards = new Map(references.recipes.map((recipe) => [recipe.id, recipe]))
  const now = Date.now()
  return {
    site: siteInDesign(shown, document, references),
    featured: document.featuredRecipeIds
      .flatMap((id) => cards.get(id) ?? [])
      .filter(({ publishedAt }) => publishedAt !== null && Date.parse(publishedAt) <= now),
  }
}

/** Applies a draft of its design to a site, as far as it can be published. */
export function siteInDesign(
  site: PublicSite,
  document: SiteDesignDocument,
  { images }: Pick<SiteDesign['references'], 'images'>,
): PublicSite {
  const { productLinks, homeSections, headerLinks, links, socialMediaLinks, ...plain } = document
  const image = (id: string | null | undefined) => images.find((each) => each.id === id) ?? null
  const rows = SiteUpdate.shape
  const about = withPictures(plain.about ?? [], images)
  return {
    ...site,
    title: plain.title.trim() === '' ? site.title : plain.title,
    template: plain.template,
    headerLayout: plain.headerLayout,
    themeStyle: plain.themeStyle,
    themeAccentColor: isColour(plain.themeAccentColor)
      ? plain.themeAccentColor
      : site.themeAccentColor,
    colorTheme: shownColours(plain.colorTheme) ?? site.colorTheme,
    typeTheme: plain.typeTheme,
    cssOverrides: shownCss(plain.cssOverrides),
    featuredImage: image(plain.featuredImageId),
    logo: image(plain.logoId),
    logoOnDark: image(plain.logoOnDarkId),
    icon: image(plain.iconId),
    favicon: image(plain.faviconId),
    about: about.text,
    aboutImages: about.images,
    aboutHeading: plain.aboutHeading,
    aboutShort: plain.aboutShort,
    hideSidebarBio: plain.hideSidebarBio,
    homeSections: withIds(homeSections).map((row) => ({
      ...row,
      isHidden: row.isHidden ?? false,
      heading: row.heading ?? null,
    })),
    headerLinks: withIds(headerLinks)
      .filter((row) => isRow(rows.headerLinks, row))
      .map((row) => ({ ...row, openInNewTab: row.openInNewTab ?? false })),
    links: withIds(links)
      .filter((row) => isRow(rows.links, row))
      .map((row) => ({ ...row, label: row.label ?? null })),
    socialMediaLinks: withIds(socialMediaLinks).filter((row) => isRow(rows.socialMediaLinks, row)),
    productLinks: withIds(productLinks)
      .filter((row) => isRow(rows.productLinks, row))
      .map(({ productImageId, ...row }) => ({ ...row, productImage: image(productImageId) })),
    linkPageHeading: plain.linkPageHeading,
    newsletterHeading: plain.newsletterHeading,
    newsletterText: plain.newsletterText,
  }
}

const isColour = (value: string | null): boolean =>
  SiteUpdate.shape.themeAccentColor.safeParse(value).success

/** Colours that are all written out, readable or not; null while one is half typed. */
const shownColours = (
  colours: SiteDesignDocument['colorTheme'],
): PublicSite['colorTheme'] | null =>
  Object.values(colours).every((value) => /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(value))
    ? ColorTheme.parse(colours)
    : null

const withIds = <Row extends { id?: string | undefined }>(rows: readonly Row[]) =>
  rows.map((row, at) => ({ ...row, id: row.id ?? String(at) }))

/** Whether a row of a list could be published. */
const isRow = (list: { safeParse: (value: unknown) => { success: boolean } }, row: object) =>
  list.safeParse([{ ...row, id: undefined }]).success
