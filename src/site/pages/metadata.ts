import type { Metadata } from 'next'
import type { Image } from '@/src/contract/image'
import type { PublicSite } from '@/src/contract/site'
import { cropToRatio, imageAddress } from '@/src/domain/image-address'

/** Size of the picture that other sites show with a link (visitor-site §9). */
const SHARED = { width: 800, height: 600 } as const

/** Keeps browsers from asking for an icon that is not there. */
const NO_ICON = 'data:,'

type PageHead = {
  site: PublicSite
  /** The page's own title; the site's alone on its home page. */
  title?: string
  description: string | null
  image: Image | null
  /** Where the site answers, without a trailing slash, and the page's path on it. */
  origin: string
  path: string
  type?: 'website' | 'article'
}

/** What the head of a page says: title, description, author, and how a link to it is shown. */
export function pageMetadata(page: PageHead): Metadata {
  const { site, origin } = page
  const title = page.title === undefined ? site.title : `${page.title} | ${site.title}`
  const url = `${origin}${page.path === '/' ? '/' : page.path}`
  const images = sharedImages(page.image ?? site.featuredImage, page)
  const description = page.description ?? undefined
  const favicon = site.favicon ?? site.icon
  return {
    metadataBase: new URL(origin),
    title,
    ...(description === undefined ? {} : { description }),
    authors: [{ name: site.owner.displayName || site.title }],
    alternates: { canonical: url },
    icons: { icon: favicon ? imageAddress(favicon.key) : NO_ICON },
    openGraph: {
      type: page.type ?? 'website',
      siteName: site.title,
      title: page.title ?? site.title,
      url,
      images,
      ...(description === undefined ? {} : { description }),
    },
    twitter: {
      card: images.length > 0 ? 'summary_large_image' : 'summary',
      title: page.title ?? site.title,
      images: images.map(({ url: address }) => address),
      ...(description === undefined ? {} : { description }),
    },
  }
}

type SharedImage = { url: string; width: number; height: number; alt: string }

function sharedImages(image: Image | null, { origin, site, title }: PageHead): SharedImage[] {
  if (!image) return []
  const crop = cropToRatio(image, SHARED.width / SHARED.height)
  const url = `${origin}${imageAddress(image.key, { ...SHARED, crop })}`
  return [{ url, ...SHARED, alt: title ?? site.title }]
}
