import type {
  Block,
  Inline,
  ListItem,
  RichTextDocument,
  TextLeaf,
} from '@/src/domain/rich-text/document'

/** What `[[key]]` and `((2 cup))` stand for in a text. */
export type References = {
  /** The id of the ingredient usage with a key. */
  usageId: (key: string) => string
  /** The id of the unit with a slug. */
  unitId: (slug: string) => string
}

const NONE: References = {
  usageId: (key) => {
    throw new RangeError(`This text cannot refer to an ingredient: [[${key}]]`)
  },
  unitId: (slug) => {
    throw new RangeError(`This text cannot hold a measurement: ${slug}`)
  },
}

/** The small markup of the demo's texts (see `demo-content.ts`) as rich text. */
export function documentFromMarkup(
  markup: string,
  references: References = NONE,
): RichTextDocument {
  return markup
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => blockOf(block.trim(), references))
}

function blockOf(text: string, references: References): Block {
  const heading = text.match(/^(#{1,3}) (.*)$/)
  if (heading?.[1] && heading[2] !== undefined) {
    const level = heading[1].length === 1 ? 1 : heading[1].length === 2 ? 2 : 3
    return { type: 'heading', level, children: inlines(heading[2], references) }
  }
  const lines = text.split('\n')
  const bullet = /^\s*- /
  const number = /^\s*\d+\. /
  if (lines.every((line) => bullet.test(line))) {
    return { type: 'bulleted-list', children: items(lines, bullet, references) }
  }
  if (lines.every((line) => number.test(line))) {
    return { type: 'numbered-list', children: items(lines, number, references) }
  }
  return {
    type: 'paragraph',
    children: inlines(lines.map((line) => line.trim()).join(' '), references),
  }
}

const items = (lines: readonly string[], sign: RegExp, references: References): ListItem[] =>
  lines.map((line) => ({
    type: 'list-item',
    children: inlines(line.replace(sign, ''), references),
  }))

const TOKEN =
  /\[\[(?<usage>[\w-]+)\]\]|\(\((?<quantity>[\d.]+) (?<unit>[\w-]+)\)\)|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)|\*\*(?<bold>[^*]+)\*\*|(?<![\w])_(?<italic>[^_]+)_(?![\w])/g

function inlines(text: string, references: References): Inline[] {
  const result: Inline[] = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) result.push({ text: text.slice(end, match.index) })
    result.push(inline(match.groups ?? {}, references))
    end = match.index + match[0].length
  }
  if (end < text.length) result.push({ text: text.slice(end) })
  return result
}

function inline(groups: Record<string, string | undefined>, references: References): Inline {
  const { usage, quantity, unit, label, href, bold, italic } = groups
  if (usage !== undefined) {
    return { type: 'ingredient-usage-reference', ingredientUsageId: references.usageId(usage) }
  }
  if (quantity !== undefined && unit !== undefined) {
    return { type: 'measurement', quantity: Number(quantity), unitId: references.unitId(unit) }
  }
  if (label !== undefined && href !== undefined) {
    return { type: 'link', href, children: [{ text: label }] }
  }
  return leaf(bold, italic)
}

const leaf = (bold: string | undefined, italic: string | undefined): TextLeaf =>
  bold === undefined ? { text: italic ?? '', italic: true } : { text: bold, bold: true }
