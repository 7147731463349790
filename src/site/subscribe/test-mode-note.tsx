import type { ReactElement } from 'react'
import type { PaymentMode } from '@/src/domain/payments/payments'
import styles from './subscribe-page.module.css'

/**
 * The note, before anything is bought, that no money moves.
 * @see docs/product/payments.md#modes
 */
export function TestModeNote({ mode }: { mode: PaymentMode }): ReactElement | null {
  const isTest = mode === 'local' || mode === 'test'
  return isTest ? <p className={styles.note}>Test mode: no money moves.</p> : null
}
