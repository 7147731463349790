'use client'

import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { errorMessage } from '../parts/error-message'
import { serverNow } from '../state/session/server-clock'
import { setPublication } from './publishing'
import type { Publication } from './publishing'
import type { PublicationChoice } from './status'

/** Long enough to find the button that takes it back. */
const UNDO_TIME = 8000

/** Changes a recipe's publication; `takeBack` undoes the last change while that is possible. */
export type PublicationActions = {
  change: (recipe: ManagedRecipeRow, choice: PublicationChoice) => void
  takeBack: () => void
}

/** Changes a recipe's publication, announces it, and undoes it by the toast's button or Ctrl/Cmd+Z. */
export function usePublication(site: string): PublicationActions {
  const undo = useRef<(() => void) | null>(null)

  async function set(recipe: ManagedRecipeRow, publication: Publication): Promise<boolean> {
    try {
      return await setPublication(site, recipe, publication)
    } catch (error) {
      toast.error(errorMessage(error))
      return false
    }
  }

  async function change(recipe: ManagedRecipeRow, choice: PublicationChoice): Promise<void> {
    const publishedAt = choice.change === 'publish' ? serverNow().toISOString() : null
    undo.current = null
    if (!(await set(recipe, { publishedAt }))) return
    const takeBack = async (): Promise<void> => {
      undo.current = null
      if (await set({ ...recipe, publishedAt }, recipe)) toast(`“${recipe.title}” restored`)
    }
    undo.current = () => void takeBack()
    toast(`${choice.done} “${recipe.title}”`, {
      duration: UNDO_TIME,
      action: { label: 'Undo', onClick: () => void takeBack() },
      onAutoClose: () => {
        undo.current = null
      },
    })
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z'
      const isTyping = event.target instanceof HTMLInputElement
      if (!isUndo || isTyping || undo.current === null) return
      event.preventDefault()
      undo.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return {
    change: (recipe, choice) => void change(recipe, choice),
    takeBack: () => undo.current?.(),
  }
}
