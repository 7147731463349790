'use client'

import { DropdownMenu } from 'radix-ui'
import type { ReactElement } from 'react'
import type { MenuItem, MenuProps } from './menu-items'
import styles from './menu.module.css'

/** A `Menu` once it was asked for, so open at first; the default export, as `lazy` wants it. */
export default function MenuList({ trigger, items, align = 'end' }: MenuProps): ReactElement {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align={align} sideOffset={6}>
          {items.map((item) => (
            <MenuLine key={item.label} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function MenuLine({ item }: { item: MenuItem }): ReactElement {
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
    <DropdownMenu.Item className={styles.item} onSelect={item.onSelect}>
      {item.label}
    </DropdownMenu.Item>
  )
}
