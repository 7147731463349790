import type { ReactElement, ReactNode } from 'react'
import styles from './account-page.module.css'

/** A page around a form: signing in, creating an account. */
export function AccountPage({
  title,
  children,
}: {
  title: string
  children: ReactNode
}): ReactElement {
  return (
    <div className={styles.page} data-page="account">
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
