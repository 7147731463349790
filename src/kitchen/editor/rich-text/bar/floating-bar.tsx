'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $isLinkNode } from '@lexical/link'
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
} from 'lexical'
import type { LexicalEditor } from 'lexical'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '@/src/ui/icons/icon'
import { $setBlocks } from '../suggest/slash-menu'
import type { KindOfBlock } from '../suggest/slash-menu'
import type { Suggestion } from '../suggest/suggestion'
import { $isInTable } from '../wide/table/table-cells'
import { LinkForm } from './link-form'
import styles from './bar.module.css'

/** The selection: its marks, its link, and its position. */
type Selected = {
  isBold: boolean
  isItalic: boolean
  url: string | null
  isInTable: boolean
  rect: DOMRect
}

type Kinds = { kinds: readonly KindOfBlock[]; blocks: readonly Suggestion[] }

/** The bar above a selection: bold, italic, link, and kinds of blocks. */
export function FloatingBar({ kinds, blocks }: Kinds): ReactElement | null {
  const [editor] = useLexicalComposerContext()
  const [isLinking, setLinking] = useState(false)
  const selected = useSelected(editor)
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (bar.current && selected) place(bar.current, selected.rect)
  })
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || !$hasRange()) return false
          event.preventDefault()
          event.stopPropagation()
          setLinking(true)
          return true
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  )
  if (!selected) return null
  return createPortal(
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      aria-label="Formatting"
      data-editor-bar
      // The selection stays while a button is pressed.
      onPointerDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
      }}
    >
      {isLinking ? (
        <LinkForm url={selected.url} onDone={() => setLinking(false)} />
      ) : (
        <BarButtons
          kinds={kinds}
          blocks={blocks}
          selected={selected}
          onLink={() => setLinking(true)}
        />
      )}
    </div>,
    document.body,
  )
}

type ButtonProps = Kinds & { selected: Selected; onLink: () => void }

function BarButtons({ kinds, blocks, selected, onLink }: ButtonProps): ReactElement {
  const [editor] = useLexicalComposerContext()
  return (
    <>
      <button
        type="button"
        aria-pressed={selected.isBold}
        aria-label="Bold"
        title="Bold (Ctrl+B)"
        onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}
      >
        <b>B</b>
      </button>
      <button
        type="button"
        aria-pressed={selected.isItalic}
        aria-label="Italic"
        title="Italic (Ctrl+I)"
        onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}
      >
        <i>I</i>
      </button>
      <button
        type="button"
        aria-pressed={selected.url !== null}
        aria-label="Link"
        title="Link (Ctrl+K)"
        onClick={onLink}
      >
        <Icon name="link" size={18} />
      </button>
      {selected.isInTable ? null : <BlockButtons kinds={kinds} blocks={blocks} />}
    </>
  )
}

function BlockButtons({ kinds, blocks }: Kinds): ReactElement {
  const [editor] = useLexicalComposerContext()
  return (
    <>
      <span className={styles.divider} />
      {kinds.map(({ kind, label, sign }) => (
        <button
          key={kind}
          type="button"
          // The symbol comes first: users of voice control say what they see.
          aria-label={sign === label ? label : `${sign} ${label}`}
          title={label}
          onClick={() => editor.update(() => $setBlocks(kind))}
        >
          {sign}
        </button>
      ))}
      {blocks.map(({ id, label, sign, $apply }) =>
        sign === undefined ? null : (
          <button
            key={id}
            type="button"
            title={label}
            onClick={() => editor.update(() => $apply(editor))}
          >
            {sign}
          </button>
        ),
      )}
    </>
  )
}

function $hasRange(): boolean {
  const selection = $getSelection()
  return $isRangeSelection(selection) && !selection.isCollapsed()
}

function useSelected(editor: LexicalEditor): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null)
  useEffect(() => {
    const read = (): void => setSelected(editor.getEditorState().read(() => $selected(editor)))
    read()
    const scrolled = (): void => read()
    window.addEventListener('scroll', scrolled, { passive: true, capture: true })
    const unregister = editor.registerUpdateListener(read)
    return () => {
      window.removeEventListener('scroll', scrolled, { capture: true })
      unregister()
    }
  }, [editor])
  return selected
}

function $selected(editor: LexicalEditor): Selected | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return null
  const rect = selectedRect(editor.getRootElement())
  if (!rect || selection.getTextContent() === '') return null
  const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode)
  return {
    isBold: selection.hasFormat('bold'),
    isItalic: selection.hasFormat('italic'),
    url: link ? link.getURL() : null,
    isInTable: $isInTable(),
    rect,
  }
}

/** The position of the selection; of the whole text while the focus is in the bar. */
function selectedRect(root: HTMLElement | null): DOMRect | undefined {
  const range = window.getSelection()
  const isHere = range !== null && range.rangeCount > 0 && root?.contains(range.anchorNode) === true
  return isHere ? range.getRangeAt(0).getBoundingClientRect() : root?.getBoundingClientRect()
}

const GAP = 8

/** Above the selection; below it for fingers, as the system's own menu is above. */
function place(bar: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const isTouch = window.matchMedia('(pointer: coarse)').matches
  const above = top - GAP - bar.offsetHeight
  const start = left + width / 2 - bar.offsetWidth / 2
  const most = window.innerWidth - bar.offsetWidth - GAP
  bar.style.left = `${Math.max(GAP, Math.min(start, most))}px`
  bar.style.top = `${isTouch || above < GAP ? bottom + GAP * 2 : above}px`
}
