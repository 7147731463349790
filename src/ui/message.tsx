import type { ReactElement, ReactNode } from 'react'
import styles from './message.module.css'

type MessageProps = {
  title: string
  /** `h1` where it is all the page says. */
  level?: 'h1' | 'h2'
  children?: ReactNode
  /** Buttons and links below the text. */
  actions?: ReactNode
  /** Spoken at once: for failures. */
  isAlert?: boolean
}

/** A message in place of content: empty, failed or not found. */
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
