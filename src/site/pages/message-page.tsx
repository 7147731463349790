import type { ReactElement, ReactNode } from 'react'
import { ButtonLink } from '@/src/ui/button'
import styles from './message-page.module.css'

type MessagePageProps = {
  title: string
  text?: string
  /** Between the text and the action. */
  children?: ReactNode
  action?: { label: string; href: string }
}

/** A page with a single message. */
export function MessagePage({ title, text, children, action }: MessagePageProps): ReactElement {
  return (
    <div className={styles.message}>
      <h1 className={styles.title}>{title}</h1>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
      {action ? (
        <ButtonLink kind="primary" isLarge href={action.href}>
          {action.label}
        </ButtonLink>
      ) : null}
    </div>
  )
}
