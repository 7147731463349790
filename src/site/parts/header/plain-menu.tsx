import type { ReactElement } from 'react'
import styles from './plain-menu.module.css'

type PlainMenuProps = { label: string; links: readonly { href: string; label: string }[] }

/**
 * A menu for browsers without script, in the place of the element after it, which needs one.
 * @see docs/product/site-frame.md#without-script
 */
export function PlainMenu({ label, links }: PlainMenuProps): ReactElement {
  return (
    <noscript className={styles.place}>
      <details className={styles.menu}>
        <summary className={styles.label}>{label}</summary>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      </details>
    </noscript>
  )
}
