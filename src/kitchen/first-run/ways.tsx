'use client'

import type { MouseEvent, ReactElement } from 'react'
import { buttonClass } from '@/src/ui/button'
import { isPlainClick } from '@/src/ui/form/segments'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { navigate } from '../shell/navigation/navigate'
import styles from './first-run.module.css'

/** A link to the next step. */
export type NextStepLink = { label: string; href: string }

type Props = {
  site: string
  before: NextStepLink | null
  after: NextStepLink | null
  /** Work to do before the next step, such as storing the shown values; it calls back to continue. */
  onNext: ((goOn: () => void) => void) | undefined
}

/** The links from one step of the first run to the others. */
export function Ways({ site, before, after, onNext }: Props): ReactElement {
  const next = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!after || !onNext || !isPlainClick(event)) return
    event.preventDefault()
    onNext(() => navigate(after.href))
  }
  return (
    <div className={styles.ways}>
      {before ? (
        <KitchenLink className={buttonClass()} href={before.href}>
          Back
        </KitchenLink>
      ) : null}
      {after ? (
        <KitchenLink className={buttonClass({ kind: 'primary' })} href={after.href} onClick={next}>
          Next: {after.label}
        </KitchenLink>
      ) : (
        <KitchenLink className={buttonClass()} href={kitchenAddress(site, 'overview')}>
          Later
        </KitchenLink>
      )}
    </div>
  )
}
