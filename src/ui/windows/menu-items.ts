import type { ButtonHTMLAttributes, ReactElement } from 'react'

/** A menu item: a link or an action; the menu stays open until an asynchronous action is done. */
export type MenuItem = { label: string } & (
  { href: string; isNewTab?: boolean } | { onSelect: (() => void) | (() => Promise<void>) }
)

/** Props of a menu: the button that opens it, and its items. */
export type MenuProps = {
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  /** The element that is focused when the menu closes, instead of its button. */
  finalFocus?: () => HTMLElement | null
}
