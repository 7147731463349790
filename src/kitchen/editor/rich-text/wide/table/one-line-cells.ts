import type { TableCellNode } from '@lexical/table'
import {
  $createLineBreakNode,
  $createParagraphNode,
  $isElementNode,
  $isParagraphNode,
} from 'lexical'
import type { ElementNode, LexicalNode } from 'lexical'

/** Restricts a cell to one line of text: other blocks, also pasted ones, become its lines. */
export function $keepToOneLine(cell: TableCellNode): void {
  const blocks = cell.getChildren()
  if (blocks.length === 0 || (blocks.length === 1 && $isParagraphNode(blocks[0]))) return
  const lines = $linesOf(cell)
  const paragraph = $createParagraphNode()
  for (const [index, line] of lines.entries()) {
    if (index > 0) paragraph.append($createLineBreakNode())
    paragraph.append(...line)
  }
  cell.splice(0, blocks.length, [paragraph])
}

const $linesOf = (element: ElementNode): LexicalNode[][] =>
  element.getChildren().flatMap((block) => {
    if (!$isElementNode(block)) return []
    return block.getChildren().some($isBlock) ? $linesOf(block) : [block.getChildren()]
  })

const $isBlock = (node: LexicalNode): boolean => $isElementNode(node) && !node.isInline()
