/** The first visible picture of a page, as `src/site/parts/media/picture.tsx` writes it. */
const PICTURE = /<picture[^>]*>((?:<source[^>]*>)*)(<img[^>]*\sfetchPriority="high"[^>]*>)/
const SOURCE = /<source[^>]*>/
const WIDE = '(min-width: 768px)'

/** Builds preload hints for the first picture of a page; empty for a page without one. */
export function firstPictureHints(html: string): string {
  const [, sources = '', image = ''] = PICTURE.exec(html) ?? []
  if (image === '') return ''
  const narrow = SOURCE.exec(sources)?.[0]
  if (narrow === undefined) return hintOf(image)
  return hintOf(narrow, valueOf(narrow, 'media')) + hintOf(image, WIDE)
}

function hintOf(tag: string, media?: string): string {
  const attributes = {
    imagesrcset: valueOf(tag, 'srcSet'),
    imagesizes: valueOf(tag, 'sizes'),
    ...(media === undefined ? {} : { media }),
  }
  const told = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<link rel="preload" as="image" fetchpriority="high"${told.join('')}/>`
}

/** Returns the value of an attribute as written, still escaped. */
const valueOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
