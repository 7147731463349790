import type { LexicalCommand, NodeKey } from 'lexical'
import { createCommand } from 'lexical'

/** A chip was pressed: what edits it opens at its place. */
export const OPEN_CHIP: LexicalCommand<{ key: NodeKey; anchor: HTMLElement }> =
  createCommand('OPEN_CHIP')
