'use client'

import { lazy, Suspense, useState } from 'react'
import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import styles from './cook-mode-button.module.css'
import { useRecipeView } from '../recipe-view'
import { countRecipeAction } from '../counted-actions'

const load = () => import('./cook-mode')
const CookMode = lazy(load)

/**
 * Opens cook mode, which shows the steps one by one in full screen; its code is prefetched on hover or
 * focus.
 */
export function CookModeButton(): ReactElement {
  const { progress, recipe } = useRecipeView()
  const { site } = useSession().scope
  const [isOpen, setOpen] = useState(false)
  const open = (): void => {
    progress.begin()
    setOpen(true)
    countRecipeAction(site, recipe.id, 'cook')
  }
  const prepare = (): void => void load()
  return (
    <>
      <Button
        className={styles.button}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-haspopup="dialog"
      >
        <Icon name="pan" /> Cook mode
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CookMode onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
