'use client'

import { cloneElement, lazy, startTransition, Suspense, useState } from 'react'
import type { ReactElement } from 'react'
import type { MenuProps } from './menu-items'

const loadMenu = () => import('./menu-list')
const MenuList = lazy(loadMenu)

/** A drop-down menu; its code is loaded when the pointer or focus reaches the button. */
export function Menu(props: MenuProps): ReactElement {
  const [isWanted, setWanted] = useState(false)
  const open = (): void => startTransition(() => setWanted(true))
  return (
    <Suspense fallback={null}>
      {isWanted ? (
        <MenuList {...props} />
      ) : (
        cloneElement(props.trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': false,
          onClick: open,
          onPointerEnter: () => void loadMenu(),
          onFocus: () => void loadMenu(),
        })
      )}
    </Suspense>
  )
}
