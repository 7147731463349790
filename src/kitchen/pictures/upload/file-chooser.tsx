import type { ReactElement, Ref } from 'react'
import styles from '../pictures.module.css'

type Props = { inputRef: Ref<HTMLInputElement>; onFiles: (files: File[]) => void }

/** The browser's own chooser of files, opened by a button elsewhere. */
export function FileChooser({ inputRef, onFiles }: Props): ReactElement {
  return (
    <input
      ref={inputRef}
      className={styles.chooser}
      type="file"
      accept="image/*,.heic,.heif"
      multiple
      tabIndex={-1}
      aria-hidden="true"
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}
