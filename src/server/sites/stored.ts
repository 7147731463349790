import { randomUUID } from 'node:crypto'
import type { SiteUpdate } from '@/src/contract/site-settings'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import type { Site } from '@/payload-types'
import { payloadText } from '../rich-text'
import { withoutUndefined } from '../without-undefined'

type Settings = Omit<SiteUpdate, 'updatedAt'>

/** Written settings as Payload stores them: only what was sent. */
export function storedSettings({
  about,
  featuredImageId,
  logoId,
  iconId,
  faviconId,
  colorThemeId,
  typeThemeId,
  featuredRecipeIds,
  headerLinks,
  links,
  socialMediaLinks,
  productLinks,
  ...plain
}: Settings): Partial<Site> {
  return withoutUndefined({
    ...plain,
    about: storedText(about),
    featuredImage: featuredImageId,
    logo: logoId,
    icon: iconId,
    favicon: faviconId,
    colorTheme: colorThemeId,
    typeTheme: typeThemeId,
    featuredRecipes: featuredRecipeIds,
    headerLinks: headerLinks?.map(headerLink),
    links: links?.map(pageLink),
    socialMediaLinks: socialMediaLinks?.map((link) => ({ ...link, id: link.id ?? randomUUID() })),
    productLinks: productLinks?.map(productLink),
  })
}

/** An empty text is none at all. */
function storedText(about: Settings['about']): Site['about'] | undefined {
  if (about === undefined) return undefined
  return about && about.length > 0 ? payloadText(lexicalFromDocument(about)) : null
}

type Row<List extends 'headerLinks' | 'links' | 'productLinks'> = NonNullable<
  Settings[List]
>[number]

// Rows keep their ids; new ones get one.
const headerLink = ({ id, openInNewTab, label, href }: Row<'headerLinks'>) => ({
  id: id ?? randomUUID(),
  label,
  href,
  openInNewTab: openInNewTab ?? false,
})
const pageLink = ({ id, label, href }: Row<'links'>) => ({
  id: id ?? randomUUID(),
  label: label ?? null,
  href,
})
const productLink = ({ id, productTitle, productImageId, href }: Row<'productLinks'>) => ({
  id: id ?? randomUUID(),
  productTitle,
  productImage: productImageId ?? null,
  href,
})
