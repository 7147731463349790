import type { LexicalCommand, NodeKey } from 'lexical'
import { createCommand } from 'lexical'

/** Dispatched when a chip is pressed, to open its form beside it. */
export const OPEN_CHIP: LexicalCommand<{ key: NodeKey; anchor: HTMLElement }> =
  createCommand('OPEN_CHIP')
