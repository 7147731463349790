import type { LexicalCommand, NodeKey } from 'lexical'
import { createCommand } from 'lexical'

/** Opens the form of an embed; null for a new one at the caret. */
export const OPEN_EMBED: LexicalCommand<NodeKey | null> = createCommand('OPEN_EMBED')
