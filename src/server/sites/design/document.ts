import { SiteDesignDocument } from '@/src/contract/site/design'
import type { SiteUpdate } from '@/src/contract/site/site-settings'
import { isSame } from '@/src/domain/merging/merge'
import type { Json } from '@/src/domain/merging/merge'
import { imageIdsIn } from '@/src/domain/rich-text/pictures'
import type { StoredSettings } from '../settings'

/**
 * The stored design of a site in the form of a draft.
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export const designOf = (site: StoredSettings): SiteDesignDocument =>
  storedDesign({
    title: site.title,
    template: site.template,
    headerLayout: site.headerLayout,
    themeStyle: site.themeStyle,
    themeAccentColor: site.themeAccentColor,
    colorTheme: site.colorTheme,
    typeTheme: site.typeTheme,
    cssOverrides: site.cssOverrides,
    featuredImageId: site.featuredImageId,
    logoId: site.logoId,
    logoOnDarkId: site.logoOnDarkId,
    iconId: site.iconId,
    faviconId: site.faviconId,
    about: site.about,
    aboutHeading: site.aboutHeading,
    aboutShort: site.aboutShort,
    hideSidebarBio: site.hideSidebarBio,
    featuredRecipeIds: site.featuredRecipeIds,
    homeSections: site.homeSections,
    headerLinks: site.headerLinks,
    socialMediaLinks: site.socialMediaLinks,
    productLinks: site.productLinks.map(({ productImage: _, ...link }) => link),
    linkPageHeading: site.linkPageHeading,
    links: site.links,
    newsletterHeading: site.newsletterHeading,
    newsletterText: site.newsletterText,
  } satisfies Record<keyof SiteDesignDocument, unknown>)

/** Parses a stored document; throws for removed fields or rows that no longer fit. */
export const storedDesign = (stored: unknown): SiteDesignDocument =>
  SiteDesignDocument.parse(stored)

/** Names of the fields in which two designs differ. */
export const changedFields = (one: SiteDesignDocument, other: SiteDesignDocument): string[] => {
  const values = new Map<string, unknown>(Object.entries(one))
  return Object.entries(other)
    .filter(([name, value]) => !isSame(value as Json, values.get(name) as Json))
    .map(([name]) => name)
}

/** Builds the update that applies a design to a site: the fields that differ, not validated. */
export function changesTo(
  published: SiteDesignDocument,
  document: SiteDesignDocument,
): Partial<Record<keyof SiteUpdate, unknown>> {
  const changed = new Set(changedFields(published, document))
  return Object.fromEntries(Object.entries(document).filter(([name]) => changed.has(name)))
}

/** The pictures that designs name. */
export const imageIdsOf = (documents: readonly SiteDesignDocument[]): string[] => {
  const ids = documents.flatMap((each) => [
    each.featuredImageId,
    each.logoId,
    each.logoOnDarkId,
    each.iconId,
    each.faviconId,
    ...imageIdsIn(each.about),
    ...each.productLinks.map(({ productImageId }) => productImageId),
  ])
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}
