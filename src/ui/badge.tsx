import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './badge.module.css'

/** `positive`: in effect; `notice`: pending, or needs attention; `plain`: a fact. */
export type BadgeKind = 'plain' | 'positive' | 'notice'

type BadgeProps = { kind?: BadgeKind; dot?: 'full' | 'hollow'; children: ReactNode }

/** A short label of a state; its dot differs by shape as well as by colour. */
export function Badge({ kind = 'plain', dot, children }: BadgeProps): ReactElement {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      {dot ? <span className={classNames(styles.dot, styles[dot])} /> : null}
      {children}
    </span>
  )
}
