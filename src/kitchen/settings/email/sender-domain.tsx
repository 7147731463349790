'use client'

import type { ReactElement } from 'react'
import type { MailRecord, MailSettings } from '@/src/contract/site/mail-settings'
import { useAction } from '@/src/api/react/use-call-mutation'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import { timeAgoText } from '../../parts/date-text'
import { useNow } from '../../parts/use-now'
import { writeCall } from '../../state/write-call'
import { CopyField } from '../address/copy-field'
import styles from '../settings.module.css'
import { DOMAIN_STATUS, RECORD_LABELS, RECORD_STATUS } from './record-text'

type SenderDomainProps = {
  site: string
  domain: NonNullable<MailSettings['domain']>
  address: string
}

/** The DNS records of the sender address: what to set, and what was found at the last check. */
export function SenderDomain({ site, domain, address }: SenderDomainProps): ReactElement {
  const action = useAction()
  const now = useNow()
  const { label, kind, words } = DOMAIN_STATUS[domain.status]
  const checked =
    domain.checkedAt === null ? '' : `Last checked: ${timeAgoText(domain.checkedAt, now)}`
  return (
    <section aria-labelledby="sender-domain">
      <h2 id="sender-domain" className={styles.heading}>
        DNS records of {domain.domain}
      </h2>
      <div className={styles.itemHead}>
        <strong className={styles.name}>{address}</strong>
        <Badge kind={kind}>{label}</Badge>
      </div>
      <p className={styles.lead}>{words}</p>
      <ul className={styles.list}>
        {domain.records.map((record) => (
          <RecordItem key={record.purpose} record={record} />
        ))}
      </ul>
      <div className={`${styles.acts} ${styles.more}`}>
        <Button
          isBusy={action.isBusy}
          onClick={() => void action.run(() => writeCall('checkMailDomain', { params: { site } }))}
        >
          Check now
        </Button>
        <span className={styles.said} role="status">
          {action.message ?? checked}
        </span>
      </div>
    </section>
  )
}

function RecordItem({ record }: { record: MailRecord }): ReactElement {
  const { purpose, type, name, value, isRequired, status, found } = record
  const { title, words } = RECORD_LABELS[purpose]
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h3 className={styles.name}>{title}</h3>
        <Badge kind={RECORD_STATUS[status].kind}>{RECORD_STATUS[status].label}</Badge>
        {isRequired ? null : <span className={styles.hint}>Recommended</span>}
      </div>
      <p className={styles.hint}>{words}</p>
      {status === 'found' ? null : (
        <div className={styles.record}>
          <CopyField label="Type" value={type} />
          <CopyField label="Name" value={name} />
          <CopyField label="Value" value={value} />
        </div>
      )}
      {status === 'different' && found !== null ? (
        <p className={styles.hint}>
          Found instead: <code className={styles.code}>{found}</code>
        </p>
      ) : null}
    </li>
  )
}
