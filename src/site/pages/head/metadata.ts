import type { Metadata } from 'next'
import type { Image, RecipeImage } from '@/src/contract/media/image'
import type { Seo } from '@/src/contract/seo'
import type { PublicSite } from '@/src/contract/site/site'
import { cropToRatio, imageAddress } from '@/src/domain/addresses/image-address'
import { SHARED_SHAPE as SHARED } from '@/src/domain/appearance/template-shapes'
import { faviconAddress, iconAddress } from './web-manifest'

/** Prevents browsers from requesting a missing icon. */
const NO_ICON = 'data:,'
/** The path of the composed picture of a page without a photo, below the page's path. */
const COMPOSED = 'share.jpg'

type PageHead = {
  site: PublicSite
  /** The page's own title; the site's alone on its home page. */
  title?: string
  description: string | null
  image: (Image & Partial<Pick<RecipeImage, 'shareCrop'>>) | null
  /** Search and social settings of the page, which override the text and the picture above. */
  seo?: Seo | null
  /** The origin of the site, without a trailing slash, and the page's path on it. */
  origin: string
  path: string
  type?: 'website' | 'article'
}

/** The metadata of all pages of a site; without a site, only a title that says so. */
export function siteMetadata(site: PublicSite | null): Metadata {
  if (!site) return { title: 'There is no site at this address.', icons: { icon: NO_ICON } }
  return {
    title: { default: site.title, template: `%s | ${site.title}` },
    authors: [{ name: site.owner.displayName || site.title }],
    icons: {
      icon: faviconAddress(site),
      apple: iconAddress(site, 180),
    },
    manifest: '/manifest.webmanifest',
  }
}

/**
 * The metadata of a page: title, description, canonical URL and social preview.
 * @see docs/product/site-pages.md#search-and-social
 */
export function pageMetadata(page: PageHead): Metadata {
  const { site, origin } = page
  const url = `${origin}${page.path}`
  const images = [sharedImage(page)]
  const { title, description, shared } = headWords(page)
  return {
    metadataBase: new URL(origin),
    title,
    ...described(description),
    alternates: { canonical: url },
    openGraph: { ...shared, type: page.type ?? 'website', siteName: site.title, url, images },
    twitter: {
      ...shared,
      card: 'summary_large_image',
      images: images.map((image) => image.url),
    },
  }
}

const NO_SEO: Seo = {
  title: null,
  description: null,
  socialTitle: null,
  socialDescription: null,
  socialImage: null,
}

/** Title and description in search results, and those of shared links. */
function headWords({ site, seo, ...page }: PageHead) {
  const own = seo ?? NO_SEO
  const title = page.title ?? site.title
  const searchTitle = own.title ?? (page.title === undefined ? site.title : null)
  const description = own.description ?? page.description
  return {
    // A search title is complete: the name of the site is not added.
    title: searchTitle === null ? title : { absolute: searchTitle },
    description,
    shared: {
      title: own.socialTitle ?? searchTitle ?? title,
      ...described(own.socialDescription ?? description),
    },
  }
}

const described = (description: string | null) => (description === null ? {} : { description })

type SharedImage = { url: string; width: number; height: number; alt: string }

/** The picture that is shown with a link to the page; one composed for it where there is none. */
function sharedImage(page: PageHead): SharedImage {
  const { origin, site, title, path } = page
  const own = title ?? site.title
  const isRecipe = page.type === 'article'
  const photo = photoOf(page)
  if (!photo) return { url: `${origin}${isRecipe ? path : ''}/${COMPOSED}`, ...SHARED, alt: own }
  const shown = { ...photo, crop: photo.shareCrop ?? photo.crop }
  const crop = cropToRatio(shown, SHARED.width / SHARED.height)
  const alt = photo.alt ?? own
  return { url: `${origin}${imageAddress(photo.key, { ...SHARED, crop })}`, ...SHARED, alt }
}

/** The page's social picture or its photo; for pages of no one recipe also those of the site. */
function photoOf({ image, site, type, seo }: PageHead): PageHead['image'] {
  const own = seo?.socialImage ?? image
  return own ?? (type === 'article' ? null : (site.seo?.socialImage ?? site.featuredImage))
}
