import type { ReactElement } from 'react'
import styles from './legacy-content.module.css'

/** The stored HTML of a recipe kept as the page it was, sanitised on its way out of the server. */
export function LegacyContent({ content }: { content: string }): ReactElement {
  return <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
}
