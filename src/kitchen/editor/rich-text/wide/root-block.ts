import { $findMatchingParent, $isRootNode } from 'lexical'
import type { LexicalNode } from 'lexical'

/** The block of the text that holds a node; for one in a cell it is the table. */
export const $rootBlock = (node: LexicalNode): LexicalNode | null =>
  $findMatchingParent(node, (each) => $isRootNode(each.getParent()))
