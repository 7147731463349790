import type { ReactElement, ReactNode } from 'react'
import styles from './message.module.css'

type MessageProps = {
  title: string
  /** `h1` where it is all the page says. */
  level?: 'h1' | 'h2'
  children?: ReactNode
  /** What can be done about it. */
  actions?: ReactNode
  /** Spoken at once: for failures. */
  isAlert?: boolean
}

/** Says why there is nothing here, and what to do: empty, failed, not found. */
export function Message({
  title,
  level: Title = 'h2',
  children,
  actions,
  isAlert = false,
}: MessageProps): ReactElement {
  return (
    <div className={styles.message} role={isAlert ? 'alert' : undefined}>
      <Title className={styles.title}>{title}</Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
