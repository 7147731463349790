import {
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  HEADING,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  ORDERED_LIST,
  UNORDERED_LIST,
} from '@lexical/markdown'
import type { ElementTransformer, TextMatchTransformer, Transformer } from '@lexical/markdown'
import { isWebAddress } from '@/src/domain/addresses/web-address'

/** Headings of the three levels that a text has: a fourth `#` stays as it is typed. */
const HEADINGS: ElementTransformer = { ...HEADING, regExp: /^(#{1,3})\s/ }

const LINKS: TextMatchTransformer = {
  ...LINK,
  replace: (node, match) =>
    isWebAddress(match[2] ?? '') ? LINK.replace?.(node, match) : undefined,
}

/**
 * Markdown that becomes blocks and marks while typing: `## `, `- `, `1. `, `**bold**`, `*italic*`,
 * `[a](url)`.
 */
export const MARKDOWN_SHORTCUTS: Transformer[] = [
  HEADINGS,
  UNORDERED_LIST,
  ORDERED_LIST,
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINKS,
]
