import type { MailRecord } from '@/src/contract/site/mail-settings'
import type { DomainNetwork } from '../sites/domains/network'

/** Values of the DNS records of a sender domain. */
export type ExpectedRecords = {
  domain: string
  selector: string
  /** Base64 of the DER form of the public key. */
  publicKey: string
  /** SPF mechanisms of the installation; none to expect no record. */
  spf: readonly string[]
}

/** A record to set. */
export type ExpectedRecord = Pick<MailRecord, 'purpose' | 'name' | 'value' | 'isRequired'>

/**
 * Builds the DNS records that a sender domain needs.
 * @see docs/product/mail.md#dns-records
 */
export function expectedRecords({
  domain,
  selector,
  publicKey,
  spf,
}: ExpectedRecords): ExpectedRecord[] {
  const dkim: ExpectedRecord = {
    purpose: 'dkim',
    name: `${selector}._domainkey.${domain}`,
    value: `v=DKIM1; k=rsa; p=${publicKey}`,
    isRequired: true,
  }
  const sender: ExpectedRecord = {
    purpose: 'spf',
    name: domain,
    value: `v=spf1 ${spf.join(' ')} ~all`,
    isRequired: true,
  }
  const dmarc: ExpectedRecord = {
    purpose: 'dmarc',
    name: `_dmarc.${domain}`,
    value: 'v=DMARC1; p=none',
    isRequired: false,
  }
  return [dkim, ...(spf.length > 0 ? [sender] : []), dmarc]
}

/** The result of looking up a record. */
export type Finding = Pick<MailRecord, 'purpose' | 'value' | 'status' | 'found'>

/** Longest text of the DNS that is stored, in characters. */
const MAX_FOUND = 1_000

/**
 * Looks up the records of a sender domain at the same time. A lookup that fails is `unknown`.
 * @see docs/product/mail.md#dns-records
 */
export async function findRecords(
  network: Pick<DomainNetwork, 'readTexts'>,
  expected: ExpectedRecords,
): Promise<Finding[]> {
  return Promise.all(
    expectedRecords(expected).map(async ({ purpose, name, value }) => {
      const names = purpose === 'dmarc' ? dmarcNames(expected.domain) : [name]
      const answers = await Promise.all(names.map((each) => readOrNull(network, each)))
      const texts = answers.map((found) => found?.filter((text) => IS_KIND[purpose].test(text)))
      const found = texts.find((some) => some !== undefined && some.length > 0) ?? []
      const isRight = found.some((text) => isExpected(purpose, text, expected))
      const status = statusOf({ purpose, found, isRight, hasFailed: answers.includes(null) })
      const shown = found.length === 0 ? null : found.join('\n').slice(0, MAX_FOUND)
      return { purpose, value, status, found: shown }
    }),
  )
}

const readOrNull = (
  { readTexts }: Pick<DomainNetwork, 'readTexts'>,
  name: string,
): Promise<string[] | null> => readTexts(name).catch(() => null)

/** Texts of a name that are records of a kind; others stand beside them. */
const IS_KIND: Readonly<Record<MailRecord['purpose'], RegExp>> = {
  dkim: /(?:^|;)\s*p\s*=/i,
  spf: /^v=spf1(?:\s|$)/i,
  dmarc: /^v\s*=\s*DMARC1\s*(?:;|$)/i,
}

/** Most names at which a DMARC record is looked for. */
const MAX_DMARC_NAMES = 8

/** A domain without a DMARC record has that of the next domain above it. */
function dmarcNames(domain: string): string[] {
  const labels = domain.split('.')
  const names = labels.slice(0, -1).map((_, at) => `_dmarc.${labels.slice(at).join('.')}`)
  return names.slice(0, MAX_DMARC_NAMES)
}

function isExpected(
  purpose: MailRecord['purpose'],
  text: string,
  { publicKey, spf }: ExpectedRecords,
): boolean {
  if (purpose === 'dmarc') return true
  if (purpose === 'dkim') {
    const key = /(?:^|;)\s*p\s*=([^;]*)/i.exec(text)?.[1] ?? ''
    return key.replace(/\s+/g, '') === publicKey
  }
  const mechanisms = new Set(
    text
      .toLowerCase()
      .split(/\s+/)
      .map((each) => each.replace(/^\+/, '')),
  )
  return spf.every((mechanism) => mechanisms.has(mechanism.toLowerCase()))
}

type Found = {
  purpose: MailRecord['purpose']
  found: readonly string[]
  isRight: boolean
  hasFailed: boolean
}

function statusOf({ purpose, found, isRight, hasFailed }: Found): MailRecord['status'] {
  if (found.length === 0) return hasFailed ? 'unknown' : 'missing'
  // Mail servers take several SPF records as an error (RFC 7208).
  const isAmbiguous = purpose === 'spf' && found.length > 1
  return isRight && !isAmbiguous ? 'found' : 'different'
}
