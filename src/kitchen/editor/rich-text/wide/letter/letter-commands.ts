import type { LexicalCommand, NodeKey } from 'lexical'
import { createCommand } from 'lexical'

/** Opens the form of a button; null for a new one at the caret. */
export const OPEN_BUTTON: LexicalCommand<NodeKey | null> = createCommand('OPEN_BUTTON')

/** Opens the search for a recipe; null for a new card at the caret. */
export const OPEN_RECIPE_CARD: LexicalCommand<NodeKey | null> = createCommand('OPEN_RECIPE_CARD')
