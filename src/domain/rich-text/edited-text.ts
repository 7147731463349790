import type { Block, Inline, LinkNode, RichTextDocument, TextLeaf } from './document'
import { isList, isText } from './document'

/** The formatting of a character; `isBreak` marks a line break inside a block. */
type Style = { bold: boolean; italic: boolean; href: string | null; isBreak: boolean }
type StyledText = { text: string; styles: Style[] }

const PLAIN: Style = { bold: false, italic: false, href: null, isBreak: false }

/**
 * Applies an edit of the plain text of a document: words that stay keep their formatting and links, words that
 * replace others take theirs where it was the same for all of them. Without a change the document is the same.
 * @see docs/product/comments.md#editing
 */
export function applyEditedText(document: RichTextDocument, edited: string): RichTextDocument {
  const before = flatten(document)
  const text = edited.replaceAll('\r\n', '\n')
  const styles: Style[] = []
  for (const { from, to } of findHunks(before.text, text)) {
    const old = { text: before.text.slice(...from), styles: before.styles.slice(...from) }
    const around = [before.styles[from[0] - 1], before.styles[from[1]]] as const
    styles.push(...styleHunk(old, text.slice(...to), around))
  }
  return toParagraphs({ text, styles })
}

/** Lists the characters of a document with their formatting; blocks are divided by line breaks. */
function flatten(document: RichTextDocument): StyledText {
  const flat: StyledText = { text: '', styles: [] }
  const add = (text: string, style: Style): void => {
    flat.text += text
    for (const unit of text.split('')) flat.styles.push({ ...style, isBreak: unit === '\n' })
  }
  document.filter(isParagraph).forEach(({ children }, index) => {
    if (index > 0) {
      flat.text += '\n'
      flat.styles.push(PLAIN)
    }
    for (const node of children) {
      if (isText(node)) add(node.text, styleOf(node, null))
      else if (node.type === 'link') {
        for (const leaf of node.children) add(leaf.text, styleOf(leaf, node.href))
      }
    }
  })
  return flat
}

const isParagraph = (
  block: Block,
): block is Exclude<Block, { type: 'bulleted-list' | 'numbered-list' }> => !isList(block)

const styleOf = ({ bold, italic }: TextLeaf, href: string | null): Style => ({
  ...{ bold: bold === true, italic: italic === true, href, isBreak: false },
})

type Range = readonly [start: number, end: number]
/** A part of the old text and its replacement; the two are equal in unchanged parts. */
type Hunk = { from: Range; to: Range }

/** Words, spaces, line breaks and single signs. */
const TOKEN = /\n|[^\S\n]+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu
/** Number of comparisons from which all that differs counts as one change. */
const MAX_COMPARISONS = 4_000_000

/** Compares two texts word by word; returns all of both as equal and changed stretches in turn. */
function findHunks(before: string, after: string): Hunk[] {
  const [a, b] = [before.match(TOKEN) ?? [], after.match(TOKEN) ?? []]
  const [inBefore, inAfter] = [startsOf(a), startsOf(b)]
  const hunks: Hunk[] = []
  let [x, y] = [0, 0]
  const addUntil = (i: number, j: number): void => {
    hunks.push({ from: [inBefore(x), inBefore(i)], to: [inAfter(y), inAfter(j)] })
    ;[x, y] = [i, j]
  }
  for (const [i, j] of commonTokens(a, b)) {
    addUntil(i, j)
    addUntil(i + 1, j + 1)
  }
  addUntil(a.length, b.length)
  return hunks
}

/** Returns a function that gives the place in the text at which a token starts. */
function startsOf(tokens: readonly string[]): (index: number) => number {
  const starts = [0]
  for (const token of tokens) starts.push((starts.at(-1) ?? 0) + token.length)
  return (index) => starts[index] ?? 0
}

/** Finds the pairs of places that both lists have in common, in order: the longest such list. */
function commonTokens(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  const rest = Math.min(a.length, b.length) - start
  while (end < rest && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const middle = longestCommon(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...middle.map(([i, j]) => [i + start, j + start] as const),
    ...Array.from(
      { length: end },
      (_, index) => [a.length - end + index, b.length - end + index] as const,
    ),
  ]
}

function longestCommon(a: readonly string[], b: readonly string[]): [number, number][] {
  if (a.length * b.length > MAX_COMPARISONS) return []
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

/** Returns the formatting of a replacement of some text, or of an insertion between two characters. */
function styleHunk(
  old: StyledText,
  text: string,
  [left, right]: readonly [Style | undefined, Style | undefined],
): Style[] {
  if (old.text === text) return old.styles
  const [first] = old.styles
  const inherited = first
    ? old.styles.every((style) => isSame(style, first)) && first
    : left && right && isSame(left, right) && left
  const style = { ...(inherited || PLAIN), isBreak: false }
  return text.split('').map(() => style)
}

const isSame = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.href === b.href

/** Builds paragraphs of styled text; blank ones are left out. */
function toParagraphs({ text, styles }: StyledText): RichTextDocument {
  const paragraphs: RichTextDocument[number][] = []
  let start = 0
  const close = (end: number): void => {
    if (text.slice(start, end).trim() !== '') {
      paragraphs.push({ type: 'paragraph', children: toInlines(text, styles, [start, end]) })
    }
    start = end + 1
  }
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\n' && styles[at]?.isBreak !== true) close(at)
  }
  close(text.length)
  return paragraphs
}

type Run = { text: string; style: Style }

/** Divides a stretch of text where its formatting changes. */
function listRuns(text: string, styles: readonly Style[], [start, end]: Range): Run[] {
  const runs: Run[] = []
  for (let at = start; at < end; at += 1) {
    const [last, style] = [runs.at(-1), styles[at] ?? PLAIN]
    const unit = text[at] ?? ''
    if (last && isSame(last.style, style)) last.text += unit
    else runs.push({ text: unit, style })
  }
  return runs
}

function toInlines(text: string, styles: readonly Style[], range: Range): Inline[] {
  const inlines: (TextLeaf | (LinkNode & { children: TextLeaf[] }))[] = []
  for (const { text: words, style } of listRuns(text, styles, range)) {
    const { href } = style
    const last = inlines.at(-1)
    if (href === null) inlines.push(toLeaf(words, style))
    else if (last && !isText(last) && last.href === href) last.children.push(toLeaf(words, style))
    else inlines.push({ type: 'link', href, children: [toLeaf(words, style)] })
  }
  return inlines
}

const toLeaf = (text: string, { bold, italic }: Style): TextLeaf => ({
  text,
  ...(bold ? { bold } : {}),
  ...(italic ? { italic } : {}),
})
