'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $parseSerializedNode,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  FOCUS_COMMAND,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
  UNDO_COMMAND,
} from 'lexical'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import type { RichTextDocument, WideDocument } from '@/src/domain/rich-text/document'
import { basicDocument } from '@/src/domain/rich-text/basic'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { clipboardText } from '@/src/kitchen/parts/clipboard-text'
import { Button } from '@/src/ui/button'
import { editorBlocks } from '../editor-state'
import styles from '../rich-text.module.css'
import { pasteAddress } from '../wide/embed/paste-address'
import { basicPart } from './basic-part'
import type { Clipboard } from './clean-clipboard'
import type { Cleaned } from './clean-html'
import { omittedText } from './left-out'
import { pastedPictures } from './pasted-pictures'
import { $lineOf } from './plain-line'

const loadCleaning = () => import('./clean-clipboard')

type Props = {
  isWide: boolean
  onPaste: ((document: RichTextDocument) => boolean) | undefined
}

/** Cleans pasted content, and reports what was omitted. Content copied from the editor is unchanged. */
export function PastePlugin({ isWide, onPaste }: Props): ReactElement {
  const [editor] = useLexicalComposerContext()
  const [notice, setNotice] = useState<string | null>(null)
  const take = useRef(onPaste)
  useEffect(() => {
    take.current = onPaste
  })
  useEffect(() => {
    const paste = async (clipboard: Clipboard): Promise<void> => {
      // Behind the command, whose update would make one step for undo of all that is done in it.
      await Promise.resolve()
      const embedded = isWide ? pasteAddress(editor, clipboard.text) : null
      if (embedded !== null) {
        setNotice(embedded)
        return
      }
      const all = await cleaned(clipboard)
      const { document, leftOut } = isWide ? all : basicPart(all)
      setNotice(omittedText(leftOut))
      if (document.length === 0 || take.current?.(basicDocument(document))) return
      editor.update(() => $insertDocument(document), { tag: PASTE_TAG })
    }
    return mergeRegister(
      editor.registerCommand(
        FOCUS_COMMAND,
        () => {
          loadCleaning().catch(() => undefined)
          return false
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const clipboard = clipboardOf(event)
          if (!clipboard || (isWide && pastedPictures(event).length > 0)) return false
          event.preventDefault()
          void paste(clipboard)
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    )
  }, [editor, isWide])
  return (
    <PasteNotice
      notice={notice}
      onUndo={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      onClose={() => setNotice(null)}
    />
  )
}

/** The cleaned clipboard; its plain text if the cleaning code cannot be loaded offline. */
async function cleaned(clipboard: Clipboard): Promise<Cleaned> {
  try {
    const { cleanClipboard } = await loadCleaning()
    return cleanClipboard(clipboard)
  } catch {
    return { document: documentFromPlainText(clipboard.text), leftOut: new Map() }
  }
}

/** Reads the clipboard that is to be cleaned; null for content copied in the editor itself, and for files. */
function clipboardOf(event: Event): Clipboard | null {
  const data = event instanceof ClipboardEvent ? event.clipboardData : null
  if (!data || data.types.includes('application/x-lexical-editor')) return null
  const clipboard = { html: data.getData('text/html'), text: clipboardText(data) }
  return clipboard.html === '' && clipboard.text === '' ? null : clipboard
}

function $insertDocument(document: WideDocument): void {
  if (!$isRangeSelection($getSelection())) return
  const nodes = editorBlocks(document).map((block) => $parseSerializedNode(block))
  $insertNodes($lineOf(nodes) ?? nodes)
}

type NoticeProps = { notice: string | null; onUndo: () => void; onClose: () => void }

function PasteNotice({ notice, onUndo, onClose }: NoticeProps): ReactElement {
  return (
    <p className={notice === null ? undefined : styles.notice} role="status">
      {notice === null ? null : (
        <>
          {notice}
          <Button
            kind="quiet"
            onClick={() => {
              onUndo()
              onClose()
            }}
          >
            Undo
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      )}
    </p>
  )
}
