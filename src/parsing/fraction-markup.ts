import { VULGAR_FRACTIONS } from '@/src/parsing/written-number'

/** Rules out most HTML, which is returned unchanged. */
const HAS_MARKUP =
  /<su[pb]\b|<mfrac\b|\b(?:frac|numerator)|\d(?:<[^<>]*>){1,6}\d{1,2}\s?(?:[/\u2044\u2215]|&(?:frasl|sol|#))/i

/** Placeholders of tags during the replacement; noncharacters, so that no text contains them. */
const SUP = '\ufdd0'
const SUB = '\ufdd1'
/** A whole fraction: `mfrac`, or an element with a class that says so. */
const FRACTION = '\ufdd2'
const OPEN = '\ufdd3'
const CLOSE = '\ufdd4'
/** Any other tag: a fraction ends there. */
const OTHER = '\ufdd5'
const PLACEHOLDER = /[\ufdd0-\ufdd5]/g

const INLINE =
  /^<(\/?)(?:su[pb]|span|small|big|font|b|i|u|em|strong|a|bdi|mark|m(?:row|n|o|frac|style|text|space))(?=[\s/>])/i
const CLASS = /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/** Placeholders of opening tags by their names, and by names of classes. */
const BY_NAME: readonly [RegExp, string][] = [
  [/^<sup/i, SUP],
  [/^<sub/i, SUB],
  [/^<mfrac/i, FRACTION],
]
const BY_CLASS: readonly [RegExp, string][] = [
  [/numerator/i, SUP],
  [/denominator/i, SUB],
  [/(?:^|[\s_-])(?:frac|fraction|vulgar)(?:$|[\s_-])/i, FRACTION],
]

function placeholderOf(tag: string): string {
  const inline = INLINE.exec(tag)
  if (!inline) return OTHER
  if (inline[1] === '/') return CLOSE
  const classes = CLASS.exec(tag)?.slice(1).find(Boolean) ?? ''
  const found =
    BY_NAME.find(([pattern]) => pattern.test(tag)) ??
    BY_CLASS.find(([pattern]) => pattern.test(classes))
  return found?.[1] ?? OPEN
}

const TAGS = '[\ufdd0-\ufdd4]{0,6}'
/** Tags and spaces. */
const GAP = '[\ufdd0-\ufdd4\\s]{0,8}'
const SLASH = '(?:[/\u2044\u2215\uff0f]|&frasl;|&sol;|&#0*(?:47|8260|8725);|&#x0*(?:2f|2044|2215);)'
const OVER = '(\\d{1,3})'
const UNDER = '(\\d{1,3})(?!\\d)'

const joined = (before: string, between: string): RegExp =>
  new RegExp(`(?<!\\d)(\\d{0,6})(${TAGS})(${before})${OVER}(${between})${UNDER}`, 'gi')

/** Ways to write a fraction, each with the whole number before it. */
const FRACTIONS = [
  // `<sup>1</sup>/<sub>2</sub>`, `<sup>1/2</sup>`, `<span class="frac">1/2</span>`
  joined(`[${SUP}${FRACTION}]${GAP}`, `${GAP}${SLASH}${GAP}`),
  // `<sup>1</sup><sub>2</sub>`, and elements with classes for both
  joined(`${SUP}${GAP}`, `${GAP}${SUB}${GAP}`),
  // `<mfrac><mn>1</mn><mn>2</mn></mfrac>`
  joined(`${FRACTION}\\s?${OPEN}{1,3}\\s?`, `\\s?${CLOSE}{1,3}\\s?${OPEN}{1,3}\\s?`),
]
/** `<b>1</b><span>1/2</span>`, which are no eleven halves. */
const CLOSE_BY = new RegExp(`(\\d)([\ufdd0-\ufdd4]{1,6})(?=\\d{1,2}\\s?${SLASH}\\s?\\d)`, 'gi')
/** `350<sup>o</sup>F` */
const DEGREES = new RegExp(`(\\d\\s?${SUP})[o0\u00b0\u00ba](${CLOSE}\\s?[FC](?!\\p{L}))`, 'gu')
/** `flour<sup>1</sup>`, a footnote, and `cm<sup>2</sup>` */
const RAISED = new RegExp(`(${SUP}${OPEN}{0,2})(\\d{1,2})(?=${CLOSE})`, 'g')

/** Text and inline tags; fractions end at other tags. */
const INLINE_RUN = /[^\ufdd5]+/g
const MAY_CHANGE = new RegExp(`[${SUP}${SUB}${FRACTION}]|\\d[\ufdd0-\ufdd4]{1,6}\\d`)

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const superscript = (digits: string): string =>
  digits.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? digit)

/** A fraction as its character, or as digits apart from the whole number before it. */
function fractionText(whole: string, over: string, under: string): string {
  const glyph = Object.entries(VULGAR_FRACTIONS).find(
    ([, [numerator, denominator]]) => numerator === Number(over) && denominator === Number(under),
  )?.[0]
  return glyph ?? `${whole === '' ? '' : ' '}${over}/${under}`
}

interface Coded {
  text: string
  tags: readonly string[]
}

/** HTML with a placeholder for each tag; null where it holds no fraction in markup. */
function coded(html: string): Coded | null {
  if (!HAS_MARKUP.test(html) || html.search(PLACEHOLDER) >= 0) return null
  const parts = html.split(/(<[^<>]*>)/)
  const text = parts.map((part, at) => (at % 2 === 0 ? part : placeholderOf(part))).join('')
  return { text, tags: parts.filter((_, at) => at % 2 === 1) }
}

/**
 * Replaces fractions, degrees and superscript numbers in HTML by characters, so that they survive
 * the removal of tags: `1<sup>1</sup>⁄<sub>2</sub>` becomes "1½" instead of "11/2",
 * `flour<sup>1</sup>` becomes "flour¹". All tags stay.
 * @see docs/product/import-and-export.md#fractions-in-markup
 */
export function replaceFractionMarkup(html: string): string {
  const code = coded(html)
  if (!code) return html
  const text = code.text.replace(INLINE_RUN, (run) =>
    MAY_CHANGE.test(run) ? writtenRun(run) : run,
  )
  let at = 0
  return text.replace(PLACEHOLDER, () => code.tags[at++] ?? '')
}

function writtenRun(run: string): string {
  const written = FRACTIONS.reduce(
    (text, pattern) =>
      text.replace(
        pattern,
        (
          _,
          whole: string,
          tags: string,
          before: string,
          over: string,
          gap: string,
          under: string,
        ) => `${whole}${tags}${before}${fractionText(whole, over, under)}${tagsIn(gap)}`,
      ),
    run,
  )
  return written
    .replace(CLOSE_BY, '$1$2 ')
    .replace(DEGREES, '$1°$2')
    .replace(RAISED, (_, tags: string, digits: string) => `${tags}${superscript(digits)}`)
}

const tagsIn = (gap: string): string => gap.match(PLACEHOLDER)?.join('') ?? ''

/** Maximum number of fractions per recipe. */
const MAX_IN_CLIPBOARD = 300

/**
 * Restores fractions in the plain text of a clipboard from its HTML, as browsers write
 * `1<sup>1</sup>⁄<sub>2</sub>` as "11⁄2".
 */
export function restoreFractions(html: string, text: string): string {
  const code = coded(html)
  if (!code) return text
  const found = FRACTIONS.flatMap((pattern) => [...code.text.matchAll(pattern)])
    .sort((a, b) => a.index - b.index)
    .slice(0, MAX_IN_CLIPBOARD)
  const parts: string[] = []
  let from = 0
  for (const [, whole = '', , , over = '', , under = ''] of found) {
    const melted = meltedIn(text, from, { whole, over, under })
    if (!melted) continue
    parts.push(text.slice(from, melted.index), whole, fractionText(whole, over, under))
    from = melted.index + melted[0].length
  }
  return parts.join('') + text.slice(from)
}

/** Finds a fraction as browsers write it when they leave out its markup. */
function meltedIn(
  text: string,
  from: number,
  { whole, over, under }: Record<'whole' | 'over' | 'under', string>,
): RegExpExecArray | null {
  const start = whole === '' ? over : `${whole}\\s{0,2}${over}`
  const pattern = new RegExp(`(?<!\\d)${start}\\s?[/\u2044\u2215]?\\s?${under}(?!\\d)`, 'g')
  pattern.lastIndex = from
  return pattern.exec(text)
}
