'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { SubscriberReport } from '@/src/contract/people/subscriber'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { ImportForm } from './import-form'
import styles from './subscribers.module.css'

type WindowProps = { site: ManagedSite; onClose: () => void }

/**
 * Imports subscribers from a CSV file, and shows the result of each row.
 * @see docs/product/kitchen.md#subscribers-from-a-file
 */
export function ImportWindow({ site, onClose }: WindowProps): ReactElement {
  const [report, setReport] = useState<SubscriberReport | null>(null)
  return (
    <Dialog
      title="Import a list"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {report ? (
        <Reported report={report} onClose={onClose} />
      ) : (
        <ImportForm site={site} onDone={setReport} onClose={onClose} />
      )}
    </Dialog>
  )
}

const SHOWN_FAILURES = 100

type ReportedProps = { report: SubscriberReport; onClose: () => void }

function Reported({ report, onClose }: ReportedProps): ReactElement {
  const { added, complimentary, known, failed, failures, optedOut, optOuts } = report
  const count = (number: number): string => number.toLocaleString('en')
  const more = failed - Math.min(failures.length, SHOWN_FAILURES)
  return (
    <div className={styles.window}>
      <p role="status">
        {count(added)} added{complimentary > 0 ? ` (${count(complimentary)} complimentary)` : ''},{' '}
        {count(known)} known already, {count(failed)} could not be read.
      </p>
      {optedOut > 0 ? (
        <details>
          <summary>{count(optedOut)} had opted out and get no emails</summary>
          <ul className={styles.failures} aria-label="People who had opted out">
            {optOuts.slice(0, SHOWN_FAILURES).map(({ line, email, message }) => (
              <li key={line}>
                {email} ({message})
              </li>
            ))}
          </ul>
          {optedOut > SHOWN_FAILURES ? <p>And {count(optedOut - SHOWN_FAILURES)} more.</p> : null}
        </details>
      ) : null}
      {known > 0 ? <p>Current and former subscribers stay as they are.</p> : null}
      {failures.length > 0 ? (
        <ul className={styles.failures} aria-label="Rows that could not be read">
          {failures.slice(0, SHOWN_FAILURES).map(({ line, message }) => (
            <li key={line}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
      ) : null}
      {more > 0 ? <p>And {count(more)} more.</p> : null}
      <div className={styles.actions}>
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
