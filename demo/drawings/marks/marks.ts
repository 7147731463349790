import { lettering, type LetteringLook } from '@/demo/drawings/marks/lettering'

/** A mark in a field of 64 by 64: `ground` is left out where it stands beside a wordmark. */
interface Mark {
  ground: string
  drawing: string
  /** The same drawing in the colours it has without its ground. */
  loose: string
  title: string
}

const jar = (glass: string, brine: string, lid: string) =>
  `<path d="M22 15h20v5c0 3 6 4 6 9v19c0 4-3 7-7 7H23c-4 0-7-3-7-7V29c0-5 6-6 6-9z" fill="${glass}"/>` +
  `<path d="M19.5 33c5-3 8 2 12.5 0s8-3 12.5 0v14.500c0 2.5-1.8 4-4 4H23.500c-2.2 0-4-1.5-4-4z" fill="${brine}"/>` +
  `<rect x="20" y="8" width="24" height="7" rx="2.5" fill="${lid}"/>` +
  `<g fill="${glass}"><circle cx="27" cy="44" r="2.2"/><circle cx="35" cy="39.5" r="1.7"/><circle cx="37.5" cy="46.5" r="1.3"/></g>`

const plate = (rim: string, well: string, bite: string) =>
  `<circle cx="32" cy="32" r="25" fill="${rim}"/><circle cx="32" cy="32" r="21" fill="${well}"/>` +
  `<circle cx="32" cy="32" r="14.5" fill="none" stroke="${rim}" stroke-width="1.6" opacity=".45"/>` +
  `<path d="M32 20.500a11.5 11.5 0 1 0 11.5 11.500A8 8 0 0 1 32 20.500z" fill="${bite}"/>`

const petal = 'M32 32C23 26 20.5 13 27 8.500c3-2 4 .5 5 .5s2-2.5 5-.5C43.5 13 41 26 32 32z'

const hibiscus = (colour: string, heart: string, pollen: string) =>
  [0, 72, 144, 216, 288]
    .map((turn) => `<path d="${petal}" fill="${colour}" transform="rotate(${turn} 32 32)"/>`)
    .join('') +
  `<circle cx="32" cy="32" r="5.5" fill="${heart}"/><path d="M32 32L44.5 23" stroke="${pollen}" stroke-width="3" stroke-linecap="round"/>` +
  `<g fill="${pollen}"><circle cx="46.5" cy="19.5" r="2.1"/><circle cx="48.5" cy="24" r="2.1"/><circle cx="42" cy="19" r="2.1"/></g>`

const pot = (body: string, lid: string, steam: string) =>
  `<path d="M13 32h38v13c0 6-4 10-10 10H23c-6 0-10-4-10-10z" fill="${body}"/><path d="M8 36h5M51 36h5" stroke="${body}" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M32 29.500C26 24.5 19 24 12.5 26v-4.500C19 19.5 26 20 32 25c6-5 13-5.5 19.5-3.500V26C45 24 38 24.5 32 29.500z" fill="${lid}"/>` +
  `<path d="M26 15c-2.5-3 2.5-4 0-8M38 15c-2.5-3 2.5-4 0-8" stroke="${steam}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`

const marks: Readonly<Record<string, Mark>> = {
  ferment: {
    title: 'Ferment',
    ground: '#3f4a2c',
    drawing: jar('#f6f2e9', '#a33a5e', '#d3b98a'),
    loose: jar('#d3cab5', '#6d1f3d', '#3f4a2c'),
  },
  somethingfromnothing: {
    title: 'Something from Nothing',
    ground: '#bf3416',
    drawing: plate('#2f5477', '#fdf6e0', '#e0a52e'),
    loose: plate('#bf3416', '#fffdf4', '#e0a52e'),
  },
  jerumai: {
    title: 'Jerumai',
    ground: '#0a5c61',
    drawing: hibiscus('#f0447c', '#8c0f42', '#ffc83d'),
    loose: hibiscus('#d81f62', '#8c0f42', '#f2a300'),
  },
  platform: {
    title: 'Kitchen',
    ground: '#1f2a37',
    drawing: pot('#f2a65a', '#fff7ea', '#fff7ea'),
    loose: pot('#c25a1f', '#1f2a37', '#8a94a3'),
  },
}

interface Wordmark {
  lines: readonly string[]
  look: LetteringLook
}

const wordmarks: Readonly<Record<string, Wordmark>> = {
  ferment: { lines: ['ferment'], look: { colour: '#23231f', stroke: 13, tracking: 46 } },
  somethingfromnothing: {
    lines: ['something', 'from nothing'],
    look: { colour: '#2b1a12', stroke: 23, tracking: 36, slant: 6 },
  },
  jerumai: { lines: ['jerumai'], look: { colour: '#c2185b', stroke: 32, tracking: 50 } },
  platform: { lines: ['kitchen'], look: { colour: '#1f2a37', stroke: 20, tracking: 40 } },
}

const open = (width: number, height: number, title: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>`

/** The square mark on its own ground; also the favicon. */
function icon({ title, ground, drawing }: Mark): string {
  return `${open(64, 64, title)}<rect width="64" height="64" rx="14" fill="${ground}"/>${drawing}</svg>`
}

/** The mark with the name beside it, 68 high, so that it is sharp at 34 pixels. */
function logo({ title, loose }: Mark, { lines, look }: Wordmark): string {
  const isTall = lines.length > 1
  const scale = isTall ? 0.158 : 0.27
  const drawn = lines.map((line) => lettering(line, look))
  const width = Math.ceil(Math.max(...drawn.map((line) => line.width)) * scale + 92)
  const words = drawn.map(({ svg }, i) => {
    const baseline = isTall ? 26 + i * 32 : 48
    return `<g transform="translate(80 ${baseline}) scale(${scale})">${svg}</g>`
  })
  return `${open(width, 68, title)}<g transform="translate(2 2)">${loose}</g>${words.join('')}</svg>`
}

/** Every key that `drawMark` draws. */
export const markKeys: readonly string[] = Object.keys(marks).flatMap((name) => [
  `${name}/logo`,
  `${name}/icon`,
])

/** The logo or icon of a site or of the platform, as SVG: `ferment/logo`. Throws RangeError for an unknown key. */
export function drawMark(key: string): string {
  const [name = '', kind] = key.split('/')
  const mark = marks[name]
  const wordmark = wordmarks[name]
  if (mark && kind === 'icon') return icon(mark)
  if (mark && wordmark && kind === 'logo') return logo(mark, wordmark)
  throw new RangeError(`No mark is called ${key}`)
}
