import type { ReactElement, ReactNode } from 'react'
import { Mark } from '@/src/ui/icons/mark'
import { AccountNav } from './account-nav'
import styles from './shell.module.css'

/** The frame of the account host's pages. */
export function AccountShell({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.header}>
        <a className={styles.brand} href="/">
          <Mark size={32} />
          Recipes
        </a>
        <AccountNav />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>Recipe sites by independent authors.</p>
        <nav aria-label="Platform">
          <ul className={styles.links}>
            <li>
              <a href="/">All sites</a>
            </li>
            <li>
              <a href="/kitchen">Kitchen</a>
            </li>
          </ul>
        </nav>
      </footer>
    </div>
  )
}
