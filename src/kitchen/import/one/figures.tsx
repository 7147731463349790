import type { ReactElement } from 'react'
import type { Import } from '@/src/contract/import'
import styles from '../import.module.css'

/** Counts of the entities found in a file, by kind; kinds without any are left out. */
export function Figures({ shown }: { shown: Import }): ReactElement {
  const { kinds, pictures, failed, dryRun } = shown
  const figures = [
    { label: 'Recipes', value: kinds.recipe },
    { label: 'Posts', value: kinds.post },
    { label: 'Letters', value: kinds.letter },
    { label: 'Subscribers', value: kinds.subscriber },
    { label: 'Opted out', value: kinds.optOut },
    { label: 'Pictures', value: dryRun ? 0 : pictures.stored },
    { label: 'Pictures failed', value: pictures.failed },
    { label: 'Failed', value: failed },
  ].filter(({ value }) => value > 0)
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}
