import type { ReactElement } from 'react'
import type { Ornament as Kind } from '@/src/site/templates/template'
import { classNames } from '@/src/ui/class-names'
import styles from './ornament.module.css'

/** A strip of the template's pattern, in the colours of the site. */
export function Ornament({
  kind,
  className,
}: {
  kind: Kind
  className?: string | undefined
}): ReactElement | null {
  if (kind === 'none') return null
  return (
    <div className={classNames(styles.ornament, className)} data-kind={kind} aria-hidden="true" />
  )
}
