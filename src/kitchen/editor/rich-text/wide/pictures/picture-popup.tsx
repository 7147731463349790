'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, COMMAND_PRIORITY_LOW, UNDO_COMMAND } from 'lexical'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { useUndoOffer } from '@/src/kitchen/parts/use-undo-offer'
import { PartPopup } from '../../../parts/part-popup'
import type { PictureFields } from '../fields-node'
import { $isFieldsNode, $pictureOf } from '../fields-node'
import { OPEN_PICTURE } from './picture-commands'
import { PictureForm } from './picture-form'
import type { TextPictures } from './text-pictures'

type Opened = { key: string; anchor: HTMLElement; fields: PictureFields }

/** The popup of a pressed picture: caption, alternative text, width and removal. */
export function PicturePopup({ pictures }: { pictures: TextPictures }): ReactElement | null {
  const [editor] = useLexicalComposerContext()
  const [opened, setOpened] = useState<Opened | null>(null)
  const offerUndo = useUndoOffer()
  useEffect(
    () =>
      editor.registerCommand(
        OPEN_PICTURE,
        ({ key, anchor }) => {
          const fields = $pictureOf($getNodeByKey(key))
          if (fields) setOpened({ key, anchor, fields })
          return fields !== null
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  )
  if (!opened) return null
  const change = (fields: PictureFields): void => {
    setOpened({ ...opened, fields })
    editor.update(() => {
      const node = $getNodeByKey(opened.key)
      if ($isFieldsNode(node)) node.setFields(fields)
    })
  }
  const remove = (): void => {
    setOpened(null)
    editor.update(() => {
      const node = $getNodeByKey(opened.key)
      node?.selectPrevious()
      node?.remove()
    })
    offerUndo('Picture removed', () => editor.dispatchCommand(UNDO_COMMAND, undefined))
    editor.focus()
  }
  return (
    <PartPopup title="Picture" anchor={opened.anchor} onClose={() => setOpened(null)}>
      <PictureForm
        fields={opened.fields}
        pictures={pictures}
        onChange={change}
        onRemove={remove}
        onDone={() => setOpened(null)}
      />
    </PartPopup>
  )
}
