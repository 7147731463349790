import type { ReactElement } from 'react'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import styles from './rail.module.css'

type RailLabelProps = { isNarrow: boolean; children: string }

/** The label beside an icon; visually hidden in a narrow rail. */
export function RailLabel({ isNarrow, children }: RailLabelProps): ReactElement {
  if (!isNarrow) return <span className={styles.words}>{children}</span>
  return <VisuallyHidden>{children}</VisuallyHidden>
}
