import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { deferPastFirstFrame } from './behind-first-frame'
import { styleParts, stylesFor } from './style-sheet'
import type { StylePart } from './style-sheet'

/** The first visible picture of a page, as `src/site/parts/media/picture.tsx` writes it. */
const PICTURE = /<picture[^>]*>((?:<source[^>]*>)*)(<img[^>]*\sfetchPriority="high"[^>]*>)/
const SOURCE = /<source[^>]*>/
const WIDE = '(min-width: 768px)'

/** Builds preload hints for the first picture of a page; empty for a page without one. */
function firstPictureHints(html: string): string {
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

/**
 * The script after which a page loads its whole styles and its scripts: everything visible comes before it
 * (`src/site/islands/separate-start.ts`).
 */
const REST_HERE = /<script[^>]*>\(self\.__next_s=self\.__next_s\|\|\[\]\)\.push[^<]*<\/script>/
const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)"[^>]*>/g
const SCRIPT = /<script src="\/_next\/static\/[^"]+"[^>]*\sasync=""[^>]*><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g
const FONT_FACE = /@font-face\{[^}]*src:url\(\/fonts\/[^}]*\}\n?/g
const CLASSES = /\sclass="([^"]+)"/g

/** Maximum number of cached page kinds: pages of one kind mostly have the same classes. */
const MOST_KINDS = 200

/**
 * Orders a page for slow networks: puts the style rules that its elements need in the head; the whole style
 * sheets, the scripts of the build and, on phones, the font files load after the first picture, with which
 * they would compete, and the first frame.
 * @see docs/product/figures.md#page-on-a-weak-network
 */
export class FirstPaint {
  readonly #sheets = new Map<string, Promise<readonly StylePart[] | null>>()
  readonly #styles = new LRUCache<string, string>({ max: MOST_KINDS })

  /** @param root the folder of the build */
  constructor(private readonly root: string) {}

  /**
   * Returns the page in that order; unchanged when it has no marker for the rest or names unknown sheets.
   */
  async ordered(html: string): Promise<string> {
    const end = html.indexOf('</head>')
    const mark = REST_HERE.exec(html)
    if (end < 0 || !mark || mark.index < end) return html
    const place = mark.index + mark[0].length
    const head = html.slice(0, end)
    const links = [...head.matchAll(SHEET)]
    const sheets = await this.#partsOf(links.map(([, address = '']) => address))
    if (!sheets) return html
    const shown = html.slice(0, place)
    const styles = `<style data-precedence="first">${this.#stylesOf(links, sheets, classesIn(shown))}</style>`
    const rest = [...links.map(([link]) => link), ...(head.match(SCRIPT) ?? [])].join('')
    const hints = firstPictureHints(shown)
    const [first, last] = deferPastFirstFrame(withFirstStyles(head, hints + styles), rest, {
      faces: head.match(FONT_FACE) ?? [],
      script: mark[0],
    })
    return [first, html.slice(end, place), last, html.slice(place)].join('')
  }

  #stylesOf(
    links: readonly RegExpExecArray[],
    sheets: readonly (readonly StylePart[])[],
    classes: ReadonlySet<string>,
  ): string {
    const key = [...links.map(([, address]) => address), ...classes].join(' ')
    const known = this.#styles.get(key)
    if (known !== undefined) return known
    const styles = stylesFor(sheets, classes)
    this.#styles.set(key, styles)
    return styles
  }

  async #partsOf(addresses: readonly string[]): Promise<(readonly StylePart[])[] | null> {
    const sheets = await Promise.all(addresses.map((address) => this.#sheet(address)))
    const known = sheets.filter((sheet) => sheet !== null)
    return known.length > 0 && known.length === sheets.length ? known : null
  }

  #sheet(address: string): Promise<readonly StylePart[] | null> {
    const known = this.#sheets.get(address)
    if (known) return known
    const path = join(this.root, '.next', address.replace('/_next/', ''))
    const read = readFile(path, 'utf8').then(styleParts, () => null)
    this.#sheets.set(address, read)
    return read
  }
}

/** Returns the head with the first styles in the place of its first sheet, without sheets and scripts. */
function withFirstStyles(head: string, styles: string): string {
  const at = head.search(SHEET)
  const rest = (text: string): string =>
    text.replace(SHEET, '').replace(SCRIPT, '').replace(SCRIPT_PRELOAD, '')
  return `${rest(head.slice(0, at))}${styles}${rest(head.slice(at))}`
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')))
