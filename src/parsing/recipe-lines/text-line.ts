import { STEP_WORD } from '@/src/parsing/recipe-lines/step-words'

/** A line of a recipe text, with information from its punctuation or markup. */
export interface TextLine {
  text: string
  /** Whether it stands in a list or table, or starts with a bullet. */
  isItem: boolean
  /** Whether it starts with a step number. */
  isNumbered: boolean
  /** Whether it is written or marked up as a heading. */
  isHeading: boolean
  /** A blank line stands before it. */
  afterBlank: boolean
}

/** Positions of a recipe's parts among its lines, as half-open ranges. */
export interface Sections {
  ingredients: [number, number][]
  instructions: [number, number][]
}

const MARK = String.raw`(?:[-*+•▢☐□☑☒✓✔✅‣◦·–—▪▫■●○→➤➡►▶⇒👉👇]|[~_°»](?=\s)|[.'](?=\s+[\d½¼¾])|\[[ xX*✓✔]?\]|\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}])?(?:\u200d\p{Extended_Pictographic})*)\ufe0f?`
/**
 * Ornaments that begin no word, so that none needs a space behind it: "✦2 eggs", "・塩". In Japanese
 * "●塩" marks what is mixed with other such lines, and the mark is part of the line.
 */
const ORNAMENT = String.raw`(?:・(?=\p{L})|[•▢☐☑☒✔✅‣◦▪▫■●○➤➡►▶✦✧❖◆◇♦❥❀✿✽✻∙⁃❏❑❒]\ufe0f?(?=\s*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}½¼¾⅓⅔]))\s*`
/** Any number of marks: "- [ ] …", "👉 …". */
const BULLET = new RegExp(
  String.raw`^\s*(?:${MARK}\s*(?<=\s)|${ORNAMENT}|\p{Extended_Pictographic}\ufe0f?\s*)+`,
  'u',
)
/** "1️⃣ …", "① …" */
const KEYCAP = /^\s*(?:\d{1,2}\ufe0f?\u20e3|[\u2460-\u2473\u2776-\u277f])\s*/u
const AFTER_LINE = /(?:\s*(?:[✓✔☑✅]|\p{Extended_Pictographic})\ufe0f?)+\s*$/u
const NUMBER = new RegExp(
  String.raw`^\s*(?:${STEP_WORD}\s*)?\d{1,2}\s*(?:[.):]\s+(?!\d)|[、．：])`,
  'iu',
)
const DASHED_NUMBER = /^\s*\d{1,2}\s?[-–]\s+(?=\p{Lu}\p{Ll})/u

/**
 * Splits a pasted text, plain or Markdown, into lines; empty lines are dropped but marked on the
 * next line.
 */
export function splitTextLines(text: string): TextLine[] {
  const lines: TextLine[] = []
  let afterBlank = true
  for (const raw of text.split(/\r\n|\r|\n|\u2028|\u2029/)) {
    const line = toLine(raw, afterBlank)
    afterBlank = line === null
    if (line) lines.push(line)
  }
  return lines
}

function toLine(raw: string, afterBlank: boolean): TextLine | null {
  const isMarked = /^\s*#{1,6}\s+/.test(raw) || /^\s*(\*\*|__)[^*_]+\1\s*:?\s*$/.test(raw)
  const bare = raw.replace(/^\s*#{1,6}\s+/, '').replace(BULLET, '')
  const text = withoutMarkdown(bare.replace(KEYCAP, '').replace(AFTER_LINE, ''))
  if (!text) return null
  return {
    text,
    isItem: BULLET.test(raw),
    isNumbered: NUMBER.test(raw) || DASHED_NUMBER.test(raw) || KEYCAP.test(bare),
    isHeading: isMarked,
    afterBlank,
  }
}

// Bounded lengths, so that hostile text takes linear time.
function withoutMarkdown(line: string): string {
  return (
    line
      .replace(/!\[[^\][]{0,200}\]\([^()]{0,500}\)/g, '')
      .replace(/\[([^\][]{1,200})\]\([^()\s]{0,500}\)/g, '$1')
      .replace(/(\*\*|__)([^*_]{1,300})\1/g, '$2')
      .replace(/(?<![\w*])\*(?!\s)([^*]{1,300})\*(?!\w)/g, '$1')
      // Not within words (a_file_name), and not where something is to be filled in (____).
      .replace(/(?<![\p{L}\p{N}_])_(?![\s_])([^_]{1,300})(?<!\s)_(?![\p{L}\p{N}_])/gu, '$1')
      .replace(/`([^`]{0,300})`/g, '$1')
      .replace(/\u00ad|[\u200b-\u200f]|\u2060|\ufeff|\ufe0f/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
