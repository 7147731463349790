'use client'

import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import type { MenuItem, MenuProps } from './menu-items'
import styles from './menu.module.css'
import { isFromTheRight } from './reading-direction'

/** A `Menu` once it was asked for, so open at first; the default export, as `lazy` wants it. */
export default function MenuList({ trigger, items, align = 'end' }: MenuProps): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <DropdownMenu.Root
      modal={false}
      dir={isFromTheRight() ? 'rtl' : 'ltr'}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align={align} sideOffset={6}>
          {items.map((item, index) => (
            <MenuLine key={index} item={item} onDone={() => setOpen(false)} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function MenuLine({ item, onDone }: { item: MenuItem; onDone: () => void }): ReactElement {
  if ('href' in item) {
    const target = item.isNewTab ? { target: '_blank', rel: 'noopener' } : {}
    return (
      <DropdownMenu.Item className={styles.item} asChild>
        <a href={item.href} {...target}>
          {item.label}
        </a>
      </DropdownMenu.Item>
    )
  }
  return (
    <DropdownMenu.Item
      className={styles.item}
      onSelect={(event) => {
        const work = item.onSelect()
        if (!work) return
        event.preventDefault()
        void work.finally(onDone)
      }}
    >
      {item.label}
    </DropdownMenu.Item>
  )
}
