import type { ButtonHTMLAttributes, ReactElement } from 'react'

/**
 * A menu item: a link or an action; an asynchronous action keeps the menu open until it is done.
 */
export type MenuItem = { label: string } & (
  { href: string; isNewTab?: boolean } | { onSelect: (() => void) | (() => Promise<void>) }
)

/** A menu: the button that opens it and its lines. */
export type MenuProps = {
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  /** The element that gets the focus when the menu closes, instead of its button. */
  finalFocus?: () => HTMLElement | null
}
