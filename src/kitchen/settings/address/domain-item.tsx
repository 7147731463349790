'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { SiteDomain } from '@/src/contract/site/site-domain'
import { siteAddress } from '@/src/domain/addresses/site-address'
import { useSession } from '@/src/session/session-provider'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { timeAgoText } from '../../parts/date-text'
import { errorMessage } from '../../parts/error-message'
import { useNow } from '../../parts/use-now'
import { useDomainActs } from '../../state/site-domains'
import type { DomainActs } from '../../state/site-domains'
import styles from '../settings.module.css'
import { CopyField } from './copy-field'
import { domainState } from './domain-words'

/** A custom domain: how it stands, and while it does not count what to enter for it. */
export function DomainItem({ domain, site }: { domain: SiteDomain; site: string }): ReactElement {
  const acts = useDomainActs(site)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const now = useNow()
  const state = domainState(domain)
  const check = async (): Promise<void> => {
    setBusy(true)
    setSaid('')
    const words = await acts.check(domain.id).then(checkedWords, errorMessage)
    setSaid(words)
    setBusy(false)
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
          <Button isBusy={isBusy} onClick={() => void check()}>
            Check now
          </Button>
        ) : null}
        <RemoveDomain domain={domain} acts={acts} />
        <span className={styles.said} role="status">
          {said === '' && domain.checkedAt !== null
            ? `Last checked: ${timeAgoText(domain.checkedAt, now)}`
            : said}
        </span>
      </div>
    </li>
  )
}

const checkedWords = ({ verifiedAt }: SiteDomain): string =>
  verifiedAt === null ? 'Checked just now: not active yet.' : 'Checked just now: it is active.'

/** What to enter at the DNS provider, part by part. */
function Records({ domain, site }: { domain: SiteDomain; site: string }): ReactElement {
  const { accountOrigin } = useSession().scope
  const { dns, web } = domain.proof
  const target = new URL(siteAddress(accountOrigin, site)).hostname
  return (
    <>
      <h4 className={styles.label}>1. This domain is yours</h4>
      <div className={styles.record}>
        <CopyField label="Type" value={dns.type} />
        <CopyField label="Name" value={dns.name} />
        <CopyField label="Value" value={dns.value} />
      </div>
      <h4 className={styles.label}>2. Visitors come here</h4>
      <div className={styles.record}>
        <CopyField label="Type" value="CNAME" />
        <CopyField label="Name" value={domain.domain} />
        <CopyField label="Value" value={target} />
      </div>
      <p className={styles.hint}>
        Some providers want the name without the domain at its end, and none allows a CNAME for a
        domain itself, such as example.com: use what yours calls ALIAS or ANAME there. Instead of
        the TXT record, {web.url} may answer with the value.
      </p>
    </>
  )
}

function RemoveDomain({ domain, acts }: { domain: SiteDomain; acts: DomainActs }): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const remove = async (): Promise<void> => {
    setBusy(true)
    try {
      await acts.remove(domain.id)
    } catch (error) {
      setProblem(errorMessage(error))
    }
    setBusy(false)
  }
  return (
    <Dialog
      title="Remove this domain?"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button kind="quiet" aria-label={`Remove ${domain.domain}`}>
          Remove
        </Button>
      }
    >
      <div className={styles.window}>
        <p>
          The site stops answering at {domain.domain} at once, and readers who signed in there are
          signed out. It can be added again, with another record.
        </p>
        <p className={styles.failure} role="alert">
          {problem}
        </p>
        <div className={styles.windowActs}>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button kind="primary" isBusy={isBusy} onClick={() => void remove()}>
            Remove the domain
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
