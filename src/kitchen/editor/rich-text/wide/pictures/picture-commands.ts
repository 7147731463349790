import type { LexicalCommand, NodeKey } from 'lexical'
import { createCommand } from 'lexical'

/** Adds pictures at the caret: files of this device, or pictures of the site's library. */
export const ADD_PICTURES: LexicalCommand<'files' | 'library'> = createCommand('ADD_PICTURES')

/** A picture in the text was pressed: what edits it opens at its place. */
export const OPEN_PICTURE: LexicalCommand<{ key: NodeKey; anchor: HTMLElement }> =
  createCommand('OPEN_PICTURE')
