'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, COMMAND_PRIORITY_LOW, mergeRegister, UNDO_COMMAND } from 'lexical'
import type { LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import type { LexicalGalleryPicture } from '@/src/domain/rich-text/lexical'
import { useUndoOffer } from '@/src/kitchen/parts/use-undo-offer'
import { PartPopup } from '../../../parts/part-popup'
import { $galleryOf, $isFieldsNode, $setPictures } from '../fields-node'
import type { FieldsNode, GalleryFields } from '../fields-node'
import { GalleryForm } from './gallery-form'
import { ADD_PICTURES, OPEN_PICTURE } from './picture-commands'
import type { TextPictures } from './text-pictures'

type Opened = { key: string; anchor: HTMLElement; fields: GalleryFields }

/** The popup of a pressed gallery: its pictures in order, with captions and alternative texts. */
export function GalleryPopup({ pictures }: { pictures: TextPictures }): ReactElement | null {
  const [editor] = useLexicalComposerContext()
  const [opened, close] = useOpenedGallery(editor)
  const offerUndo = useUndoOffer()
  if (!opened) return null
  const { key, anchor, fields } = opened
  const update = (change: (node: FieldsNode) => void): void =>
    editor.update(
      () => {
        const node = $getNodeByKey(key)
        if ($isFieldsNode(node)) change(node)
      },
      // The text fields show the stored values.
      { discrete: true },
    )
  const offer = (message: string): void =>
    offerUndo(message, () => editor.dispatchCommand(UNDO_COMMAND, undefined))
  const remove = (): void => {
    close()
    update((node) => {
      node.selectPrevious()
      node.remove()
    })
    offer('Gallery removed')
    editor.focus()
  }
  const arrange = (next: readonly LexicalGalleryPicture[]): void => {
    update((node) => $setPictures(node, next))
    if (next.length < fields.pictures.length) offer('Picture removed')
  }
  return (
    <PartPopup title="Gallery" anchor={anchor} onClose={close}>
      <GalleryForm
        fields={fields}
        pictures={pictures}
        onChange={(next) => update((node) => node.setFields(next))}
        onArrange={arrange}
        onAdd={(from) => {
          close()
          editor.dispatchCommand(ADD_PICTURES, { from, as: { block: key } })
        }}
        onRemove={remove}
        onDone={close}
      />
    </PartPopup>
  )
}

/** The gallery that was pressed, as it is now, and a function that closes it. */
function useOpenedGallery(editor: LexicalEditor): [Opened | null, () => void] {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          OPEN_PICTURE,
          ({ key, anchor }) => {
            const fields = $galleryOf($getNodeByKey(key))
            if (fields) setOpened({ key, anchor, fields })
            return fields !== null
          },
          COMMAND_PRIORITY_LOW,
        ),
        // Uploads arrive and removals are undone while it is open.
        editor.registerUpdateListener(({ editorState }) =>
          setOpened((shown) => {
            const fields = shown && editorState.read(() => $galleryOf($getNodeByKey(shown.key)))
            return shown && fields ? { ...shown, fields } : null
          }),
        ),
      ),
    [editor],
  )
  return [opened, () => setOpened(null)]
}
