/** A list item: its depth, from 1, and whether it is numbered. */
export type ItemOf = { depth: number; isNumbered: boolean }

/** The formatting and context of text inside an element. */
export type Frame = {
  isSkipped: boolean
  isBold: boolean
  isItalic: boolean
  href: string | null
  /** Line breaks count, as in `pre`. */
  isPreformatted: boolean
  list: ItemOf | null
  /** The marker that Word writes in front of an item, such as `·` or `2.`. */
  isMarker: boolean
  heading: 1 | 2 | 3 | null
  isQuote: boolean
}

/** The frame of the root. */
export const ROOT_FRAME: Frame = {
  isSkipped: false,
  isBold: false,
  isItalic: false,
  href: null,
  isPreformatted: false,
  list: null,
  isMarker: false,
  heading: null,
  isQuote: false,
}

type Opened = { name: string; attributes: Readonly<Record<string, string>>; outer: Frame }

const SKIPPED: ReadonlySet<string> = new Set(
  `head style script template noscript title xml svg math iframe object embed video audio select
  textarea button canvas map`.split(/\s+/),
)
const DEEPEST_LIST = 6

/** The frame of an element inside another. */
export function createFrame({ name, attributes, outer }: Opened): Frame {
  if (outer.isSkipped || SKIPPED.has(name)) return { ...outer, isSkipped: true }
  const style = (attributes['style'] ?? '').toLowerCase()
  const heading = headingOf(name, attributes['class'] ?? '') ?? outer.heading
  return {
    isSkipped: isHidden(style),
    // Headings are bold by default.
    isBold: heading === null && isBold(name, style, outer.isBold),
    isItalic: isItalic(name, style, outer.isItalic),
    href: hrefOf({ name, attributes, outer }),
    isPreformatted: outer.isPreformatted || keepsBreaks(name, style),
    list: listOf({ name, attributes, outer }, style),
    isMarker: outer.isMarker || /mso-list:\s*ignore/.test(style),
    heading,
    isQuote: outer.isQuote || name === 'blockquote',
  }
}

const hrefOf = ({ name, attributes, outer }: Opened): string | null =>
  name === 'a' ? (attributes['href'] ?? null) : outer.href

const keepsBreaks = (name: string, style: string): boolean =>
  name === 'pre' || /white-space:\s*pre(?!-line)/.test(style)

const isHidden = (style: string): boolean =>
  /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/.test(style)

function isBold(name: string, style: string, outer: boolean): boolean {
  const weight = /(?<![-\w])font-weight:\s*(\w+)/.exec(style)?.[1]
  if (weight !== undefined) return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
  return outer || name === 'b' || name === 'strong'
}

function isItalic(name: string, style: string, outer: boolean): boolean {
  const slant = /(?<![-\w])font-style:\s*(\w+)/.exec(style)?.[1]
  if (slant !== undefined) return slant === 'italic' || slant === 'oblique'
  return outer || name === 'i' || name === 'em' || name === 'cite'
}

function headingOf(name: string, className: string): 1 | 2 | 3 | null {
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level === '1' || /\bMsoTitle\b/.test(className)) return 1
  if (level === '2' || /\bMsoSubtitle\b/.test(className)) return 2
  return level === undefined ? null : 3
}

function listOf({ name, attributes, outer }: Opened, style: string): ItemOf | null {
  if (name === 'ul' || name === 'ol') {
    const depth = Math.min((outer.list?.depth ?? 0) + 1, DEEPEST_LIST)
    return { depth, isNumbered: name === 'ol' }
  }
  // Word's lists are paragraphs; their marker shows whether they are numbered.
  const level = /mso-list:[^;]*\blevel(\d)/.exec(style)?.[1]
  if (level !== undefined && /\bMsoList/.test(attributes['class'] ?? 'MsoList')) {
    return { depth: Math.min(Number(level), DEEPEST_LIST), isNumbered: false }
  }
  return outer.list
}
