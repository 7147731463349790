import type { Image } from '@/src/contract/media/image'
import type { PublicSite } from '@/src/contract/site/site'
import { cropToRatio, imageAddress } from '@/src/domain/addresses/image-address'
import { themeColour } from '@/src/site/theme/palette'

/** A W3C Web Application Manifest. */
export type WebManifest = {
  id: string
  name: string
  short_name: string
  description?: string
  start_url: string
  scope: string
  display: 'standalone'
  background_color: string
  theme_color: string
  icons: { src: string; sizes: string; purpose: 'any' | 'maskable' }[]
}

/** Systems want a small and a large one. */
const SIZES = [192, 512] as const
/** Longer names are cut under an icon. */
const SHORT_NAME = 12

/** The manifest of a site: its name, its colours, its icon. */
export function webManifest(site: PublicSite): WebManifest {
  const background = themeColour(site)
  return {
    id: '/',
    name: site.title,
    short_name: site.title.length > SHORT_NAME ? firstWords(site.title) : site.title,
    ...(site.aboutShort ? { description: site.aboutShort } : {}),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: manifestIcons(site),
  }
}

function manifestIcons({ icon }: PublicSite): WebManifest['icons'] {
  const pictures = SIZES.flatMap((size) => {
    const picture = { src: iconAddress({ icon }, size), sizes: `${size}x${size}` }
    // An author's own mark may reach to the edges, where systems cut.
    return isPicture(icon)
      ? [{ ...picture, purpose: 'any' as const }]
      : [
          { ...picture, purpose: 'any' as const },
          { ...picture, purpose: 'maskable' as const },
        ]
  })
  if (!icon?.key.endsWith('.svg')) return pictures
  return [{ src: imageAddress(icon.key), sizes: 'any', purpose: 'any' }, ...pictures]
}

/**
 * The site's icon as a square of a size in pixels; composed of its first letter if it has none, or only an
 * SVG, which not every system supports as an icon.
 */
export function iconAddress({ icon }: Pick<PublicSite, 'icon'>, size: number): string {
  if (!isPicture(icon)) return `/icons/${size}.png`
  return imageAddress(icon.key, { width: size, height: size, crop: cropToRatio(icon, 1) })
}

/** The site's icon in browser tabs: the author's own, else composed of its first letter. */
export function faviconAddress({ favicon, icon }: Pick<PublicSite, 'favicon' | 'icon'>): string {
  const own = favicon ?? icon
  return own ? imageAddress(own.key) : '/icons/64.png'
}

const isPicture = (icon: Image | null): icon is Image => icon !== null && !icon.key.endsWith('.svg')

/** The first words of a title that fit below an icon, at least one. */
function firstWords(title: string): string {
  const [first = '', ...others] = title.trim().split(/\s+/)
  return others.reduce(
    (words, word) => (`${words} ${word}`.length <= SHORT_NAME ? `${words} ${word}` : words),
    first,
  )
}
