import { $isParagraphNode } from 'lexical'
import type { LexicalNode } from 'lexical'

/** The children of a single paragraph, to paste within a line; undefined for anything else. */
export function $lineOf(nodes: readonly LexicalNode[]): LexicalNode[] | undefined {
  const [only] = nodes
  return nodes.length === 1 && $isParagraphNode(only) ? only.getChildren() : undefined
}
