import {
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  HEADING,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  ORDERED_LIST,
  QUOTE,
  UNORDERED_LIST,
} from '@lexical/markdown'
import type { ElementTransformer, TextMatchTransformer, Transformer } from '@lexical/markdown'
import { $isLinkNode } from '@lexical/link'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { $isInTable } from './wide/table/table-cells'
import { parseTypedUrl } from './bar/typed-address'
import { $createDivider, DividerNode } from './wide/divider-node'

/** Headings of the three levels that a text has: a fourth `#` stays as it is typed. */
const HEADINGS: ElementTransformer = { ...HEADING, regExp: /^(#{1,3})\s/ }

/** Links to web addresses, which are read as in the bar: `example.com` is https. */
const LINKS: TextMatchTransformer = {
  ...LINK,
  replace: (node, match) => {
    // Lexical's pattern has `(<address>)` in its second group, and `(address)` in its third.
    const [, , pointed, plain] = match
    if (!isWebAddress(parseTypedUrl(pointed ?? plain ?? ''))) return
    const words = LINK.replace?.(node, match)
    const link = words?.getParent()
    if ($isLinkNode(link)) link.setURL(parseTypedUrl(link.getURL()))
    return words
  },
}

/** An element that is not made in a cell of a table, which is one line of text. */
const outsideTables = (transformer: ElementTransformer): ElementTransformer => ({
  ...transformer,
  replace: (...args) => ($isInTable() ? false : transformer.replace(...args)),
})

/**
 * Markdown that becomes blocks and marks while typing: `## `, `- `, `1. `, `**bold**`, `*italic*`,
 * `[a](url)`.
 */
export const MARKDOWN_SHORTCUTS: Transformer[] = [
  ...[HEADINGS, UNORDERED_LIST, ORDERED_LIST].map(outsideTables),
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINKS,
]

/** A divider, in place of the dashes before the caret. */
const DIVIDER: ElementTransformer = {
  dependencies: [DividerNode],
  type: 'element',
  regExp: /^---\s$/,
  export: () => null,
  replace: (paragraph) => {
    paragraph.insertBefore($createDivider())
    paragraph.selectStart()
  },
}

/** Markdown that becomes the blocks that only wider texts have: `> ` and `--- `. */
export const WIDE_SHORTCUTS: Transformer[] = [QUOTE, DIVIDER].map(outsideTables)
