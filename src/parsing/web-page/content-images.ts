import type { Element } from 'domhandler'
import type { PageDocument } from '@/src/parsing/web-page/page-document'
import { findClosest } from '@/src/parsing/web-page/page-document'

const ORNAMENT =
  /logo|icon|avatar|sprite|pixel|spacer|blank|placeholder|banner|badge|button|loading|gravatar|emoji|flag|star|rating|arrow|tracking|1x1|ads?[/_.-]/i
const SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-pin-media', 'src']
const OUTSIDE = new Set(['nav', 'footer', 'aside', 'header', 'noscript'])

/**
 * Finds the addresses of pictures in the content of a page, for pages without any in their head.
 */
export function findContentImages(page: PageDocument): string[] {
  const heading = page.elements.findIndex((el) => el.name === 'h1')
  const images = page.elements.flatMap((el, index) => (el.name === 'img' ? [{ el, index }] : []))
  const usable = images.filter(({ el }) => isPicture(el))
  const near = [...usable].sort((a, b) => distance(a.index, heading) - distance(b.index, heading))
  return near.slice(0, 6).map(({ el }) => getImageSource(el))
}

// Images behind the main heading count as nearer than those before it.
function distance(index: number, heading: number): number {
  return index >= heading ? index - heading : (heading - index) * 2 + 200
}

function isPicture(element: Element): boolean {
  const source = getImageSource(element)
  if (!source || !/\.(?:jpe?g|png|webp|avif)|\/image/i.test(source)) return false
  const names = `${source} ${element.attribs.class ?? ''} ${element.attribs.alt ?? ''}`
  const width = Number(element.attribs.width ?? NaN)
  const isTiny = width > 0 && width < 150
  return (
    !isTiny && !ORNAMENT.test(names) && findClosest(element, (el) => OUTSIDE.has(el.name)) === null
  )
}

/**
 * Returns the address of the actual picture of an `img`, also if it is lazy-loaded; empty for none.
 */
export function getImageSource(element: Element): string {
  const largest = largestOf(element.attribs.srcset ?? element.attribs['data-srcset'] ?? '')
  const source = SOURCES.map((name) => element.attribs[name]).find(
    (value) => value && !value.startsWith('data:'),
  )
  return source ?? largest ?? ''
}

function largestOf(srcset: string): string | undefined {
  const entries = srcset.split(/,\s+/).map((entry) => entry.trim().split(/\s+/))
  const sized = entries.map(([url, size]) => ({ url, size: parseFloat(size ?? '1') || 1 }))
  return sized.sort((a, b) => b.size - a.size)[0]?.url || undefined
}
