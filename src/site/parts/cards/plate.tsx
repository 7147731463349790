import type { ReactElement } from 'react'
import { classNames } from '@/src/ui/class-names'
import styles from './plate.module.css'

type PlateProps = {
  /** The title of the recipe without a picture: its first letter is shown. */
  title: string
  ratio: number
  narrowRatio?: number
  className?: string | undefined
}

/**
 * The placeholder of a missing picture: the first letter of a title in the site's display font, on the ground
 * of its template.
 * @see docs/product/site-pages.md#without-a-picture
 */
export function Plate({ title, ratio, narrowRatio, className }: PlateProps): ReactElement {
  return (
    <span
      className={classNames(styles.plate, className)}
      style={{ '--ratio': ratio, '--narrow-ratio': narrowRatio ?? ratio }}
      aria-hidden="true"
    >
      <span className={styles.letter}>{titleInitial(title)}</span>
    </span>
  )
}

/** The first letter or digit of a title, in upper case; the first character if there is none. */
export function titleInitial(title: string): string {
  const initial = /[\p{L}\p{N}]\p{M}*/u.exec(title)?.[0] ?? /./u.exec(title)?.[0] ?? ''
  return initial.toLocaleUpperCase('en')
}
