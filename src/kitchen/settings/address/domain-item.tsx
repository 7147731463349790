'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { CallAnswer } from '@/src/contract/schemas'
import type { SiteDomain } from '@/src/contract/site/site-domain'
import { siteAddress } from '@/src/domain/addresses/site-address'
import { useSession } from '@/src/session/session-provider'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import { timeAgoText } from '../../parts/date-text'
import { useAction } from '@/src/api/react/use-call-mutation'
import { useNow } from '../../parts/use-now'
import { writeCall } from '../../state/write-call'
import { AskFirst } from '../form/ask-first'
import styles from '../settings.module.css'
import { CopyField } from './copy-field'
import { domainState } from './domain-words'

/** A custom domain: its status, and the DNS records to enter while it is not verified. */
export function DomainItem({ domain, site }: { domain: SiteDomain; site: string }): ReactElement {
  const params = { site, id: domain.id }
  const action = useAction()
  const [result, setResult] = useState('')
  const now = useNow()
  const state = domainState(domain)
  const status = action.message ?? result
  const act = (work: () => Promise<string>): void => {
    setResult('')
    void action.run(async () => setResult(await work()))
  }
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h3 className={styles.name}>{domain.domain}</h3>
        <Badge kind={state.kind} dot={domain.verifiedAt === null ? 'hollow' : 'full'}>
          {state.label}
        </Badge>
      </div>
      <p className={styles.hint}>{state.words}</p>
      {domain.verifiedAt === null ? <Records domain={domain} site={site} /> : null}
      <div className={styles.acts}>
        {domain.verifiedAt === null ? (
          <Button
            isBusy={action.isBusy}
            onClick={() => act(() => writeCall('checkDomain', { params }).then(checkedText))}
          >
            Check now
          </Button>
        ) : domain.isPrimary ? null : (
          <Button
            isBusy={action.isBusy}
            aria-label={`Use the address ${domain.domain}`}
            onClick={() =>
              act(() => writeCall('choosePrimaryDomain', { params }).then(() => CHOSEN))
            }
          >
            Use this address
          </Button>
        )}
        <RemoveDomain domain={domain} site={site} />
        <span className={styles.said} role="status">
          {status === '' && domain.checkedAt !== null
            ? `Last checked: ${timeAgoText(domain.checkedAt, now)}`
            : status}
        </span>
      </div>
    </li>
  )
}

const CHOSEN = 'Links to the site use this domain now.'

const checkedText = ({ domain }: CallAnswer<'checkDomain'>): string =>
  domain.verifiedAt === null
    ? 'Checked just now: not active yet.'
    : 'Checked just now: it is active.'

/** The records to enter at the DNS provider, by field. */
function Records({ domain, site }: { domain: SiteDomain; site: string }): ReactElement {
  const { accountOrigin } = useSession().scope
  const { dns, web } = domain.proof
  const target = new URL(siteAddress(accountOrigin, site)).hostname
  return (
    <>
      <h4 className={styles.label}>1. Prove that the domain is yours</h4>
      <div className={styles.record}>
        <CopyField label="Type" value={dns.type} />
        <CopyField label="Name" value={dns.name} />
        <CopyField label="Value" value={dns.value} />
      </div>
      <h4 className={styles.label}>2. Point the domain here</h4>
      <div className={styles.record}>
        <CopyField label="Type" value="CNAME" />
        <CopyField label="Name" value={domain.domain} />
        <CopyField label="Value" value={target} />
      </div>
      <p className={styles.hint}>
        Some providers want the name without the domain at its end. For a root domain, such as
        example.com, use ALIAS or ANAME instead of CNAME. Instead of the TXT record, {web.url} may
        answer with the value.
      </p>
    </>
  )
}

function RemoveDomain({ domain, site }: { domain: SiteDomain; site: string }): ReactElement {
  return (
    <AskFirst
      title="Remove this domain?"
      label="Remove the domain"
      work={() => writeCall('deleteDomain', { params: { site, id: domain.id } })}
      trigger={
        <Button kind="quiet" aria-label={`Remove ${domain.domain}`}>
          Remove
        </Button>
      }
    >
      The site stops working at {domain.domain} immediately, and readers who signed in there are
      signed out. You can add the domain again, with a new record.
    </AskFirst>
  )
}
