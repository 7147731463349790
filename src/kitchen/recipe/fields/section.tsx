'use client'

import { useId, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { RecipePlace } from '@/src/domain/recipes/recipe-place'
import { Icon } from '@/src/ui/icons/icon'
import { useScreenActions } from '../../shell/actions/use-screen-actions'
import styles from './fields.module.css'

type Props = {
  title: string
  /** The place on the recipe's page that the preview scrolls to while this is edited. */
  place?: RecipePlace
  children: ReactNode
  actions?: ReactNode
}

/** An always open section of the recipe editor, with its heading. */
export function Section({ title, place, children, actions }: Props): ReactElement {
  const id = useId()
  return (
    <section className={styles.section} data-place={place} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

type QuietProps = Pick<Props, 'title' | 'place'> & {
  /** Its names in other programs, by which the palette finds it. */
  keywords?: string
  /** A short summary of its content while it is closed. */
  summary: string
  /** Called when it is opened or closed. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A collapsible section, which shows a summary of its content while it is closed. */
export function QuietSection({
  title,
  place,
  keywords = '',
  summary,
  onToggle,
  children,
}: QuietProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null)
  const open = (): void => {
    details.current?.setAttribute('open', '')
    details.current?.querySelector('summary')?.focus()
  }
  useScreenActions([{ label: title, keywords, keys: [], run: open }])
  return (
    <details
      ref={details}
      className={styles.quiet}
      data-place={place}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={styles.quietHead}>
        <span className={styles.quietTitle}>{title}</span>
        <span className={styles.quietSummary}>{summary}</span>
        <Icon name="chevron-down" size={18} className={styles.quietIcon} />
      </summary>
      <div className={styles.quietBody}>{children}</div>
    </details>
  )
}
