'use client'

import { Menu } from '@base-ui/react/menu'
import { useState } from 'react'
import type { ReactElement } from 'react'
import type { MenuItem, MenuProps } from './menu-items'
import styles from './menu.module.css'
import { isFromTheRight } from '../reading-direction'

/** A `Menu` that is open at first, as its code loads when it is opened; the default export for `lazy`. */
export default function MenuList({
  trigger,
  items,
  align = 'end',
  finalFocus,
}: MenuProps): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={(open) => setOpen(open)}>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner
          className={styles.place}
          dir={isFromTheRight() ? 'rtl' : 'ltr'}
          align={align}
          sideOffset={6}
        >
          <Menu.Popup className={styles.menu} finalFocus={finalFocus}>
            {items.map((item, index) => (
              <MenuLine key={index} item={item} onDone={() => setOpen(false)} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function MenuLine({ item, onDone }: { item: MenuItem; onDone: () => void }): ReactElement {
  if ('href' in item) {
    const target = item.isNewTab ? { target: '_blank', rel: 'noopener' } : {}
    return (
      <Menu.LinkItem className={styles.item} href={item.href} closeOnClick {...target}>
        {item.label}
      </Menu.LinkItem>
    )
  }
  const select = (): void => {
    const work = item.onSelect()
    if (work) void work.finally(onDone)
    else onDone()
  }
  return (
    <Menu.Item className={styles.item} closeOnClick={false} onClick={select}>
      {item.label}
    </Menu.Item>
  )
}
