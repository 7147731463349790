'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, $getSelection, $isRangeSelection, COMMAND_PRIORITY_LOW } from 'lexical'
import type { LexicalEditor, NodeKey } from 'lexical'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import type { Embed } from '@/src/domain/rich-text/document'
import { PartPopup } from '../../../parts/part-popup'
import { $insertBlock } from '../insert-block'
import { $rootBlock } from '../root-block'
import { OPEN_EMBED } from './embed-commands'
import { EmbedForm } from './embed-form'
import { $linkParagraph } from './link-paragraph'
import { $isEmbedNode, EmbedNode } from './embed-node'

type Opened = { key: NodeKey | null; anchor: HTMLElement; embed: Embed | null }

/** The form of an embed: a new one goes behind the block of the caret. */
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
  const change = ($change: (node: EmbedNode | null) => void): void => {
    editor.update(() => {
      const node = opened.key === null ? null : $getNodeByKey(opened.key)
      $change($isEmbedNode(node) ? node : null)
    })
    close()
  }
  return (
    <PartPopup title="Embed" anchor={opened.anchor} onClose={close}>
      <EmbedForm
        embed={opened.embed}
        onSave={(embed) =>
          change((node) => (node ? node.setEmbed(embed) : $insertBlock(new EmbedNode(embed))))
        }
        onUnlink={() =>
          change((node) => node?.replace($linkParagraph(node.getEmbed())).selectEnd())
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
  return anchor && { key, anchor, embed: $isEmbedNode(node) ? node.getEmbed() : null }
}
