'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  BLUR_COMMAND,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  HISTORIC_TAG,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  mergeRegister,
} from 'lexical'
import type { LexicalEditor } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { $isInTable } from '../wide/table/table-cells'
import { SuggestionList } from './suggestion-list'
import type { OpenOffer, Suggester, Suggestion } from './suggestion'

type Props = { suggesters: readonly Suggester[] }

/**
 * Shows suggestions while typing: a menu after `/`, `@` and `#`, and the completion of an amount by Tab.
 */
export function SuggestPlugin({ suggesters }: Props): ReactElement | null {
  const [editor] = useLexicalComposerContext()
  const [offer, setOffer] = useState<OpenOffer | null>(null)
  const [index, setIndex] = useState(0)
  const dismissed = useRef<string | null>(null)
  useEffect(() => {
    return editor.registerUpdateListener(({ editorState, tags }) => {
      if (!editor.isEditable() || tags.has(HISTORIC_TAG)) return
      const before = editorState.read($textBefore) ?? ''
      if (!before.startsWith(dismissed.current ?? before)) dismissed.current = null
      const isWanted = dismissed.current === null && hasFocus(editor)
      setOffer(isWanted ? offered(suggesters, before, editorState.read($isInTable)) : null)
      setIndex(0)
    })
  }, [editor, suggesters])
  const choose = (suggestion: Suggestion, { start, text }: OpenOffer): void => {
    setOffer(null)
    editor.update(() => {
      $removeBefore(text.length - start)
      suggestion.$apply(editor)
    })
  }
  useOfferKeys(editor, {
    offer,
    index,
    setIndex,
    choose,
    close: () => {
      dismissed.current = offer?.text ?? null
      setOffer(null)
    },
  })
  if (!offer) return null
  return <SuggestionList offer={offer} index={index} onChoose={(each) => choose(each, offer)} />
}

/** The text before the caret in its node; null where there is no caret in text. */
function $textBefore(): string | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  const node = selection.anchor.getNode()
  return $isTextNode(node) ? node.getTextContent().slice(0, selection.anchor.offset) : null
}

function $removeBefore(length: number): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const { anchor } = selection
  anchor.set(anchor.key, Math.max(0, anchor.offset - length), 'text')
  selection.removeText()
}

function offered(
  suggesters: readonly Suggester[],
  before: string,
  isInTable: boolean,
): OpenOffer | null {
  if (before === '') return null
  for (const suggester of suggesters) {
    const found = suggester(before, isInTable)
    const at = found && found.suggestions.length > 0 ? caretPlace() : null
    if (found && at) return { ...found, text: before, at }
  }
  return null
}

const hasFocus = (editor: LexicalEditor): boolean =>
  editor.getRootElement()?.contains(document.activeElement) ?? false

function caretPlace(): OpenOffer['at'] | null {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0) return null
  const { left, top, bottom } = selection.getRangeAt(0).getBoundingClientRect()
  return { left, top, bottom }
}

type OfferKeys = {
  offer: OpenOffer | null
  index: number
  setIndex: (index: number) => void
  choose: (suggestion: Suggestion, offer: OpenOffer) => void
  close: () => void
}

function useOfferKeys(editor: LexicalEditor, keys: OfferKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const handle =
      (act: (keys: OfferKeys & { offer: OpenOffer }) => boolean) =>
      (event: KeyboardEvent | null): boolean => {
        const { offer } = latest.current
        if (!offer || event?.shiftKey || !act({ ...latest.current, offer })) return false
        event?.preventDefault()
        event?.stopPropagation()
        return true
      }
    const move = (step: number) =>
      handle(({ offer, index, setIndex }) => {
        if (offer.kind === 'offer') return false
        const { length } = offer.suggestions
        setIndex((index + step + length) % length)
        return true
      })
    const chooseWith = (isTab: boolean) =>
      handle(({ offer, index, choose }) => {
        const chosen = offer.suggestions[index]
        if (!chosen || (offer.kind === 'offer' && !isTab)) return false
        choose(chosen, offer)
        return true
      })
    const close = handle(({ close }) => {
      close()
      return true
    })
    return mergeRegister(
      editor.registerCommand(KEY_ARROW_DOWN_COMMAND, move(1), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(KEY_ARROW_UP_COMMAND, move(-1), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(KEY_ENTER_COMMAND, chooseWith(false), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(KEY_TAB_COMMAND, chooseWith(true), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(KEY_ESCAPE_COMMAND, close, COMMAND_PRIORITY_HIGH),
      editor.registerCommand(
        BLUR_COMMAND,
        () => {
          latest.current.close()
          return false
        },
        COMMAND_PRIORITY_LOW,
      ),
    )
  }, [editor])
}
