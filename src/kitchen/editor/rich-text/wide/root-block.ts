import { $findMatchingParent, $isRootNode } from 'lexical'
import type { LexicalNode } from 'lexical'

/** The top-level block of a node; for one in a cell, the table. */
export const $rootBlock = (node: LexicalNode): LexicalNode | null =>
  $findMatchingParent(node, (each) => $isRootNode(each.getParent()))
