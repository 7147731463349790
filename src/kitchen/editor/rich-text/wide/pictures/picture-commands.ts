import type { LexicalCommand, NodeKey } from 'lexical'
import { createCommand } from 'lexical'

/** The source of pictures, and their place: single pictures, a gallery, or a part of a block. */
export type PictureRequest = {
  from: 'files' | 'library'
  as: 'pictures' | 'gallery' | { block: NodeKey }
}

/** Adds pictures at the caret or to a gallery: files of this device, or pictures of the site's library. */
export const ADD_PICTURES: LexicalCommand<PictureRequest> = createCommand('ADD_PICTURES')

/** Dispatched when a picture or a gallery in the text is pressed, to open its form beside it. */
export const OPEN_PICTURE: LexicalCommand<{ key: NodeKey; anchor: HTMLElement }> =
  createCommand('OPEN_PICTURE')
