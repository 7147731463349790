'use client'

import { DropdownMenu } from 'radix-ui'
import type { ReactElement } from 'react'
import styles from './menu.module.css'

/** A line of a menu: a link, or something to do. */
export type MenuItem = { label: string } & (
  | { href: string; isNewTab?: boolean }
  | { onSelect: () => void }
)

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

/** A drop-down menu under its button. */
export function Menu({ trigger, items, align = 'end' }: MenuProps): ReactElement {
  return (
    <DropdownMenu.Root modal={false}>
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
