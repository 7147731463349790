import type { ReactElement } from 'react'
import { withWaitingFrames } from '@/src/domain/recipe-html/waiting-frames'
import styles from './legacy-content.module.css'

/**
 * The stored HTML of a recipe's original page, which was sanitized when it was stored.
 * @see docs/product/recipe-page.md#stored-post-page
 */
export function LegacyContent({ content }: { content: string }): ReactElement {
  const html = withWaitingFrames(content)
  return <div className={styles.content} dangerouslySetInnerHTML={{ __html: html }} />
}
