import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement } from 'react'
import { classNames } from './class-names'
import styles from './chip.module.css'

/** A chip that is selected or removed; a link if it has a URL. */
export function ChipLink({
  isSelected = false,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { isSelected?: boolean; href: string }): ReactElement {
  return (
    <a {...rest} className={classNames(styles.chip, className)} data-is-selected={isSelected}>
      {children}
    </a>
  )
}

/** A chip as a toggle button. */
export function ChipButton({
  isSelected,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { isSelected: boolean }): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.chip, className)}
      aria-pressed={isSelected}
      data-is-selected={isSelected}
    />
  )
}
