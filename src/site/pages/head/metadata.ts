import type { Metadata } from 'next'
import type { Image, RecipeImage } from '@/src/contract/media/image'
import type { PublicSite } from '@/src/contract/site/site'
import { cropToRatio, imageAddress } from '@/src/domain/addresses/image-address'
import { SHARED_SHAPE as SHARED } from '@/src/domain/appearance/template-shapes'
import { faviconAddress, iconAddress } from './web-manifest'

/** Keeps browsers from asking for an icon that is not there. */
const NO_ICON = 'data:,'
/** The path of the composed picture of a page without a photo, below the page's path. */
const COMPOSED = 'share.jpg'

type PageHead = {
  site: PublicSite
  /** The page's own title; the site's alone on its home page. */
  title?: string
  description: string | null
  image: (Image & Partial<Pick<RecipeImage, 'shareCrop'>>) | null
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

/** The metadata of a page: title, description, canonical URL and social preview. */
export function pageMetadata(page: PageHead): Metadata {
  const { site, origin } = page
  const url = `${origin}${page.path}`
  const images = [sharedImage(page)]
  const about = page.description === null ? {} : { description: page.description }
  const shared = { title: page.title ?? site.title, ...about }
  return {
    metadataBase: new URL(origin),
    title: page.title ?? { absolute: site.title },
    ...about,
    alternates: { canonical: url },
    openGraph: { ...shared, type: page.type ?? 'website', siteName: site.title, url, images },
    twitter: {
      ...shared,
      card: 'summary_large_image',
      images: images.map((image) => image.url),
    },
  }
}

type SharedImage = { url: string; width: number; height: number; alt: string }

/** The page's photo, for pages of no one recipe also the site's; else a picture composed for it. */
function sharedImage({ image, origin, site, title, type, path }: PageHead): SharedImage {
  const own = title ?? site.title
  const isRecipe = type === 'article'
  const photo: PageHead['image'] = image ?? (isRecipe ? null : site.featuredImage)
  if (!photo) return { url: `${origin}${isRecipe ? path : ''}/${COMPOSED}`, ...SHARED, alt: own }
  const shown = { ...photo, crop: photo.shareCrop ?? photo.crop }
  const crop = cropToRatio(shown, SHARED.width / SHARED.height)
  const alt = photo.alt ?? own
  return { url: `${origin}${imageAddress(photo.key, { ...SHARED, crop })}`, ...SHARED, alt }
}
