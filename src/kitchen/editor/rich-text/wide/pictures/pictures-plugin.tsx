'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import {
  COMMAND_PRIORITY_LOW,
  COMMAND_PRIORITY_NORMAL,
  mergeRegister,
  PASTE_COMMAND,
} from 'lexical'
import type { LexicalEditor } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { PicturePicker } from '@/src/kitchen/pictures/library/picture-picker'
import tiles from '@/src/kitchen/pictures/pictures.module.css'
import { FileChooser } from '@/src/kitchen/pictures/upload/file-chooser'
import { UploadTile } from '@/src/kitchen/pictures/upload/upload-tile'
import { pastedPictures } from '../../paste/pasted-pictures'
import { GalleryPopup } from './gallery-popup'
import { ADD_PICTURES } from './picture-commands'
import type { PictureRequest } from './picture-commands'
import { PicturePopup } from './picture-popup'
import { $createSlot, $slotOfGallery } from './picture-slot'
import type { PictureSlot } from './picture-slot'
import type { TextPictures } from './text-pictures'
import { useSentPictures } from './use-sent-pictures'

/**
 * The pictures of a text: chosen from this device or the library, dropped, or pasted.
 * @see docs/product/rich-text.md#pictures
 */
export function PicturesPlugin({ pictures }: { pictures: TextPictures }): ReactElement {
  const [editor] = useLexicalComposerContext()
  const chooser = useRef<HTMLInputElement>(null)
  /** The place of chosen pictures: the caret leaves the text during the choice. */
  const slot = useRef<PictureSlot | null>(null)
  const [isPicking, setPicking] = useState(false)
  const { uploads, send, put } = useSentPictures(editor, pictures)
  usePictureCommands(editor, {
    choose: ({ from, as }) => {
      slot.current =
        typeof as === 'string' ? $createSlot(as === 'gallery') : $slotOfGallery(as.block)
      if (from === 'library') setPicking(true)
      else chooser.current?.click()
    },
    send: (files) => send(files, $createSlot(files.length > 1)),
  })
  const inSlot = (use: (slot: PictureSlot) => void): void =>
    editor.update(() => use(slot.current ?? $createSlot(false)))
  return (
    <>
      <FileChooser inputRef={chooser} onFiles={(files) => inSlot((at) => send(files, at))} />
      {uploads.length > 0 ? (
        <ol className={tiles.pictures} aria-label="Uploads">
          {uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} />
          ))}
        </ol>
      ) : null}
      {isPicking ? (
        <PicturePicker
          site={pictures.site}
          onClose={() => setPicking(false)}
          onDone={(chosen) => {
            inSlot((at) => put(chosen, at))
            setPicking(false)
          }}
        />
      ) : null}
      <PicturePopup pictures={pictures} />
      <GalleryPopup pictures={pictures} />
    </>
  )
}

type Actions = {
  choose: (request: PictureRequest) => void
  send: (files: readonly File[]) => void
}

/** The ways into a text: the menu, files that are dropped, and pictures that are pasted. */
function usePictureCommands(editor: LexicalEditor, actions: Actions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const send = (files: readonly File[]): boolean => {
      if (files.length > 0) latest.current.send(files)
      return files.length > 0
    }
    return mergeRegister(
      editor.registerCommand(
        ADD_PICTURES,
        (request) => {
          latest.current.choose(request)
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(DRAG_DROP_PASTE, send, COMMAND_PRIORITY_LOW),
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!send(pastedPictures(event))) return false
          event.preventDefault()
          return true
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    )
  }, [editor])
}
