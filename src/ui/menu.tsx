'use client'

import { cloneElement, lazy, startTransition, Suspense, useState } from 'react'
import type { ButtonHTMLAttributes, ReactElement } from 'react'

const loadMenu = () => import('./menu-list')
const MenuList = lazy(loadMenu)

/** A line of a menu: a link, or something to do. */
export type MenuItem = { label: string } & (
  { href: string; isNewTab?: boolean } | { onSelect: () => void }
)

/** A menu: the button that opens it and its lines. */
export type MenuProps = {
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

/** A drop-down menu under its button. What draws it is fetched when someone is about to open it. */
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
