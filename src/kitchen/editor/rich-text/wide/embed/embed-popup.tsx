'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, $getSelection, $isRangeSelection, COMMAND_PRIORITY_LOW } from 'lexical'
import type { LexicalEditor, NodeKey } from 'lexical'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import type { Embed } from '@/src/domain/rich-text/document'
import { PartPopup } from '../../../parts/part-popup'
import { $changeEmbed, $createEmbed, $embedOf, $isFieldsNode } from '../fields-node'
import type { FieldsNode } from '../fields-node'
import { $insertBlock } from '../insert-block'
import { $rootBlock } from '../root-block'
import { OPEN_EMBED } from './embed-commands'
import { EmbedForm } from './embed-form'
import { $linkParagraph } from './link-paragraph'

type Opened = { key: NodeKey | null; anchor: HTMLElement; embed: Embed | null }

/** The form of an embed: a new one is inserted after the block of the caret. */
export function EmbedPopup(): ReactElement | null {
  const [editor] = useLexicalComposerContext()
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(
    () =>
      editor.registerCommand(
        OPEN_EMBED,
        (key) => {
          const opening = $opened(editor, key)
          if (opening) setOpened(opening)
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  )
  if (!opened) return null
  const close = (): void => {
    setOpened(null)
    editor.focus()
  }
  const change = ($change: (node: FieldsNode | null) => void): void => {
    editor.update(() => {
      const node = opened.key === null ? null : $getNodeByKey(opened.key)
      $change($isFieldsNode(node) ? node : null)
    })
    close()
  }
  return (
    <PartPopup title="Embed" anchor={opened.anchor} onClose={close}>
      <EmbedForm
        embed={opened.embed}
        onSave={(embed) =>
          change((node) => (node ? $changeEmbed(node, embed) : $insertBlock($createEmbed(embed))))
        }
        onUnlink={() =>
          change((node) => {
            const embed = $embedOf(node)
            if (node && embed) node.replace($linkParagraph(embed)).selectEnd()
          })
        }
      />
    </PartPopup>
  )
}

function $opened(editor: LexicalEditor, key: NodeKey | null): Opened | null {
  const node = key === null ? null : $getNodeByKey(key)
  const selection = $getSelection()
  const block = $isRangeSelection(selection) ? $rootBlock(selection.anchor.getNode()) : null
  const place = key ?? block?.getKey()
  const anchor = place === undefined ? null : editor.getElementByKey(place)
  return anchor && { key, anchor, embed: $embedOf(node) }
}
