import { hasVisibleText, plainLines } from '../language/visible-text'
import type { Block, Inline, List, ListItem, Paragraph, RichTextDocument } from './document'
import { isList, isText } from './document'
import type { TextLeaf } from './document'
import { basicPlainText } from './basic-plain-text'

/**
 * Reduces a comment to paragraphs, bold, italic and http(s) links: headings and list items become
 * paragraphs, other links their text, everything else is removed.
 * @see docs/product/comments.md#content
 */
export function commentContent(document: RichTextDocument): RichTextDocument {
  return document
    .flatMap(paragraphsOf)
    .filter((paragraph) => hasVisibleText(basicPlainText([paragraph])))
}

function paragraphsOf(block: Block): Paragraph[] {
  if (isListBlock(block)) return block.children.flatMap(itemParagraphs)
  return [{ type: 'paragraph', children: block.children.flatMap(inlines) }]
}

const isListBlock = (block: Block): block is List =>
  block.type === 'bulleted-list' || block.type === 'numbered-list'

function itemParagraphs({ children }: ListItem): Paragraph[] {
  const own = children.filter((child): child is Inline => !isList(child))
  return [
    { type: 'paragraph', children: own.flatMap(inlines) },
    ...children.filter(isList).flatMap((list) => list.children.flatMap(itemParagraphs)),
  ]
}

function inlines(node: Inline): Inline[] {
  if (isText(node)) return [leaf(node)]
  if (node.type !== 'link') return []
  const children = node.children.map(leaf)
  return /^https?:\/\//i.test(node.href) ? [{ type: 'link', href: node.href, children }] : children
}

const leaf = ({ text, bold, italic }: TextLeaf): TextLeaf => ({
  text: plainLines(text),
  ...(bold ? { bold } : {}),
  ...(italic ? { italic } : {}),
})
