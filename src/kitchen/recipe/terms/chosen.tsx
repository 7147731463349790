import type { ReactElement } from 'react'
import { Icon } from '@/src/ui/icons/icon'
import styles from './terms.module.css'

type Props = { terms: readonly { id: string; title: string }[]; onRemove: (id: string) => void }

/** The chosen terms, each with a button that removes it. */
export function Chosen({ terms, onRemove }: Props): ReactElement | null {
  if (terms.length === 0) return null
  return (
    <ul className={styles.chosen}>
      {terms.map(({ id, title }) => (
        <li key={id} className={styles.term}>
          <span dir="auto">{title}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${title}`}
            onClick={() => onRemove(id)}
          >
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
