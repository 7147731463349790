import type { InputHTMLAttributes, ReactElement, Ref } from 'react'
import { Icon } from '../icons/icon'
import { KeyCap } from '../key-cap'
import styles from './search-field.module.css'

type SearchFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  /** The keyboard shortcut, shown at the end. */
  shortcut?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** A box to search in; its label is spoken, the magnifier shows it. */
export function SearchField({
  label,
  shortcut,
  inputRef,
  ...input
}: SearchFieldProps): ReactElement {
  return (
    <label className={styles.search}>
      <Icon name="search" size={18} className={styles.icon} />
      <input type="search" {...input} ref={inputRef} aria-label={label} className={styles.input} />
      {shortcut ? (
        <span className={styles.shortcut} aria-hidden="true">
          <KeyCap>{shortcut}</KeyCap>
        </span>
      ) : null}
    </label>
  )
}
