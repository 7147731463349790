import type { SiteDomain } from '@/src/contract/site/site-domain'
import type { BadgeKind } from '@/src/ui/badge'

/** The text of a custom domain's state. */
export type DomainState = { label: string; kind: BadgeKind; words: string }

type Standing = Pick<SiteDomain, 'status' | 'failure' | 'isPrimary'>

/**
 * Describes the state of a custom domain: waiting, found but not this site's, active, or failed.
 * @see docs/product/kitchen.md#custom-domains-in-the-settings
 */
export function domainState({ status, failure, isPrimary }: Standing): DomainState {
  if (status === 'verified') return active(failure, isPrimary)
  if (status === 'lost') {
    const words = 'Its record was missing for a week, so the site no longer works there.'
    return { label: 'Lost', kind: 'notice', words: `${words} Enter the record again.` }
  }
  if (status === 'pending' || failure === null) {
    const words = 'Enter the records below. They are checked automatically from now on.'
    return { label: 'Waiting', kind: 'plain', words }
  }
  return refused(failure)
}

function active(failure: string | null, isPrimary: boolean): DomainState {
  const answers = 'The site works at this domain.'
  const links = isPrimary ? ' Links to the site use this domain.' : ''
  const warning = failure === null ? '' : ` The last check failed: ${failure}`
  return {
    label: 'Active',
    kind: failure === null ? 'positive' : 'notice',
    words: `${answers}${links}${warning}`,
  }
}

/** Describes the failure of a check (src/server/sites/domains): a missing record may still appear. */
function refused(failure: string): DomainState {
  if (failure.startsWith('There is no')) {
    return { label: 'Waiting', kind: 'plain', words: failure }
  }
  if (failure.startsWith('The TXT record') || failure.startsWith('Another site')) {
    return { label: 'Not verified yet', kind: 'notice', words: failure }
  }
  return { label: 'Failed', kind: 'notice', words: failure }
}
