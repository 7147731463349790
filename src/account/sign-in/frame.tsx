import type { ReactElement, ReactNode } from 'react'
import styles from './frame.module.css'

type FrameProps = { title: string; lead?: string; children: ReactNode }

/** Layout of the account forms: a title, a lead and the form. */
export function Frame({ title, lead, children }: FrameProps): ReactElement {
  return (
    <div className={styles.frame}>
      <h1 className={styles.title}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <div className={styles.form}>{children}</div>
    </div>
  )
}
