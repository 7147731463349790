import type { ReactElement, ReactNode } from 'react'
import type { SiteBrand } from '@/src/contract/people/profile'
import { Screen } from '../parts/account-screen'
import styles from './test-payments.module.css'

type TestModeScreenProps = {
  title: string
  lead?: string
  /** The site that is paid. */
  site?: SiteBrand | null
  children: ReactNode
}

/**
 * The frame of the pages that replace Stripe's own; each states that no money is charged.
 * @see docs/product/payments.md#test-mode
 */
export function TestModeScreen({
  title,
  lead,
  site = null,
  children,
}: TestModeScreenProps): ReactElement {
  return (
    <Screen title={title} width="form" site={site} {...(lead === undefined ? {} : { lead })}>
      <div className={styles.parts}>
        <p className={styles.mark}>
          <strong>Test mode: no money moves.</strong> This page replaces Stripe’s.
        </p>
        {children}
      </div>
    </Screen>
  )
}
