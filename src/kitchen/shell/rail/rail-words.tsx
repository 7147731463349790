import type { ReactElement } from 'react'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import styles from './rail.module.css'

type RailWordsProps = { isNarrow: boolean; children: string }

/** Words beside an icon; a narrow rail keeps them for screen readers. */
export function RailWords({ isNarrow, children }: RailWordsProps): ReactElement {
  if (!isNarrow) return <span className={styles.words}>{children}</span>
  return <VisuallyHidden>{children}</VisuallyHidden>
}
