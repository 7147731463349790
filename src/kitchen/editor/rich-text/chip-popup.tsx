'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createTextNode, $getNodeByKey, COMMAND_PRIORITY_LOW } from 'lexical'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { PartPopup } from '../parts/part-popup'
import { OPEN_CHIP } from './chip-commands'
import { ChipForm } from './chip-form'
import type { ChipFields } from './chip-fields'
import { $isChipNode, $isFixedByContext } from './chip-node'

type Opened = { key: string; anchor: HTMLElement; fields: ChipFields; isFixedByContext: boolean }

/** The popup of a pressed chip: edits its amount and unit, or the ingredient it refers to. Removing it leaves its text. */
export function ChipPopup(): ReactElement | null {
  const [editor] = useLexicalComposerContext()
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(
    () =>
      editor.registerCommand(
        OPEN_CHIP,
        ({ key, anchor }) => {
          const node = $getNodeByKey(key)
          if (!$isChipNode(node)) return true
          const isFixedByContext = $isFixedByContext(key)
          setOpened({ key, anchor, fields: node.getFields(), isFixedByContext })
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  )
  if (!opened) return null
  const change = (fields: ChipFields | null): void => {
    editor.update(() => {
      const node = $getNodeByKey(opened.key)
      if (!$isChipNode(node)) return
      const words = node.getTextContent()
      if (fields) node.setFields(fields)
      else if (words === '') node.remove()
      else node.replace($createTextNode(words)).selectNext()
    })
    setOpened(null)
    editor.focus()
  }
  return (
    <PartPopup
      title={opened.fields.blockType === 'measurement' ? 'Amount' : 'Ingredient'}
      anchor={opened.anchor}
      onClose={() => setOpened(null)}
    >
      <ChipForm
        fields={opened.fields}
        isFixedByContext={opened.isFixedByContext}
        onChange={change}
      />
    </PartPopup>
  )
}
