import type { ReactElement } from 'react'
import { ButtonLink } from '@/src/ui/button'
import styles from './message-page.module.css'

type MessagePageProps = {
  title: string
  text?: string
  action?: { label: string; href: string }
}

/** A page that has one thing to say. */
export function MessagePage({ title, text, action }: MessagePageProps): ReactElement {
  return (
    <div className={styles.message}>
      <h1 className={styles.title}>{title}</h1>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? (
        <ButtonLink kind="primary" isLarge href={action.href}>
          {action.label}
        </ButtonLink>
      ) : null}
    </div>
  )
}
