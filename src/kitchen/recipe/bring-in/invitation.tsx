'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { useDraft } from '../recipe-context'
import styles from './bring-in.module.css'
import { isEmptyRecipe } from './empty-recipe'

/** The offer to import a recipe into an empty one. */
export function BringInInvitation({ onOpen }: { onOpen: () => void }): ReactElement | null {
  const isEmpty = useDraft(({ document }) => isEmptyRecipe(document))
  if (!isEmpty) return null
  return (
    <div className={styles.invite}>
      <span>Already have the recipe? Paste a link or its text anywhere here.</span>
      <Button onClick={onOpen}>Import a recipe</Button>
    </div>
  )
}
