'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, $getSelection, $isRangeSelection, COMMAND_PRIORITY_LOW } from 'lexical'
import type { LexicalCommand, LexicalEditor, NodeKey } from 'lexical'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import type { ButtonBlock } from '@/src/domain/rich-text/document'
import { PartPopup } from '../../../parts/part-popup'
import { $buttonOf, $isFieldsNode, $putLetterBlock } from '../fields-node'
import type { LetterBlockFields } from '../fields-node'
import { $insertBlock } from '../insert-block'
import { $rootBlock } from '../root-block'
import { ButtonForm } from './button-form'
import { OPEN_BUTTON, OPEN_RECIPE_CARD } from './letter-commands'
import { RecipeSearch } from './recipe-search'
import { useTextRecipes } from './text-recipes'

type Kind = 'button' | 'recipe'
type Opened = {
  kind: Kind
  key: NodeKey | null
  anchor: HTMLElement
  button: ButtonBlock | null
}

const NEW_BUTTON = { label: '', href: '' }

const COMMANDS: readonly [Kind, LexicalCommand<NodeKey | null>][] = [
  ['button', OPEN_BUTTON],
  ['recipe', OPEN_RECIPE_CARD],
]

/** The forms of buttons and recipe cards: a new block is inserted after that of the caret. */
export function LetterPopups(): ReactElement | null {
  const [editor] = useLexicalComposerContext()
  const recipes = useTextRecipes()
  const [opened, setOpened] = useOpenedForm(editor)
  if (!opened || !recipes) return null
  const close = (): void => {
    setOpened(null)
    editor.focus()
  }
  const save = (fields: LetterBlockFields): void => {
    editor.update(() => {
      const node = opened.key === null ? null : $getNodeByKey(opened.key)
      const made = $putLetterBlock($isFieldsNode(node) ? node : null, fields)
      if (made) $insertBlock(made)
    })
    close()
  }
  return opened.kind === 'button' ? (
    <PartPopup title="Button" anchor={opened.anchor} onClose={close}>
      <ButtonForm
        button={opened.button ?? NEW_BUTTON}
        isNew={opened.button === null}
        onSave={({ label, href }) => save({ blockType: 'button', label, href })}
      />
    </PartPopup>
  ) : (
    <PartPopup title="Recipe card" anchor={opened.anchor} onClose={close}>
      <RecipeSearch
        site={recipes.site}
        onChoose={(recipe) => {
          recipes.know(recipe)
          save({ blockType: 'recipeCard', recipeId: recipe.id })
        }}
      />
    </PartPopup>
  )
}

function useOpenedForm(editor: LexicalEditor) {
  const state = useState<Opened | null>(null)
  const [, setOpened] = state
  useEffect(() => {
    const removers = COMMANDS.map(([kind, command]) =>
      editor.registerCommand(
        command,
        (key) => {
          const opening = $opened(editor, kind, key)
          if (opening) setOpened(opening)
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    )
    return () => {
      for (const remove of removers) remove()
    }
  }, [editor, setOpened])
  return state
}

function $opened(editor: LexicalEditor, kind: Kind, key: NodeKey | null): Opened | null {
  const node = key === null ? null : $getNodeByKey(key)
  const selection = $getSelection()
  const block = $isRangeSelection(selection) ? $rootBlock(selection.anchor.getNode()) : null
  const place = key ?? block?.getKey()
  const anchor = place === undefined ? null : editor.getElementByKey(place)
  return anchor && { kind, key, anchor, button: $buttonOf(node) }
}
