import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement, Ref } from 'react'
import { classNames } from './class-names'
import styles from './button.module.css'

/** `icon` is a square of 44px for a drawing alone: give it an `aria-label`. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'icon'

type Look = { kind?: ButtonKind; isLarge?: boolean }

/** The class names of a button, for elements of other libraries. */
export const buttonClass = ({ kind = 'secondary', isLarge = false }: Look = {}): string =>
  classNames(styles.button, styles[kind], isLarge && styles.large)

/** A button. `isBusy` shows that its action is pending and disables it. */
export function Button({
  kind,
  isLarge,
  isBusy = false,
  className,
  disabled,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> &
  Look & { isBusy?: boolean; ref?: Ref<HTMLButtonElement> }): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass(look(kind, isLarge)), className)}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  isLarge,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look & { href: string }): ReactElement {
  return (
    <a {...rest} className={classNames(buttonClass(look(kind, isLarge)), className)}>
      {children}
    </a>
  )
}

const look = (kind: ButtonKind | undefined, isLarge: boolean | undefined): Look => ({
  ...(kind ? { kind } : {}),
  ...(isLarge === undefined ? {} : { isLarge }),
})
