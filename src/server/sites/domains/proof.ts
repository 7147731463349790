import type { DomainNetwork } from './network'

/** The path of the token on a domain's web server. */
export const WEB_PATH = '/.well-known/recipe-site-verification'

/** The name of the DNS record that carries the token. */
export const recordName = (domain: string): string => `_recipes-verify.${domain}`

/** The result of a check: the way the domain was verified, or the reason of its failure, for people. */
export type ProofCheck = { by: 'dns' | 'web' } | { by: null; failure: string }

/** Checks for a site's token in the DNS of a domain, then on its web server. */
export async function findProof(
  network: DomainNetwork,
  { domain, token }: { domain: string; token: string },
): Promise<ProofCheck> {
  const inDns = await findRecord(network, domain, token)
  if (inDns === null) return { by: 'dns' }
  const file = await network.readFile(domain, WEB_PATH)
  return file === token ? { by: 'web' } : { by: null, failure: inDns }
}

/** Returns whether the DNS confirms that the record of a token is missing; false without a response. */
export async function isRecordGone(
  network: DomainNetwork,
  domain: string,
  token: string,
): Promise<boolean> {
  try {
    return !(await network.readTexts(recordName(domain))).includes(token)
  } catch {
    return false
  }
}

/** Null when the record is there, else why it does not count. */
async function findRecord(
  network: DomainNetwork,
  domain: string,
  token: string,
): Promise<string | null> {
  const name = recordName(domain)
  try {
    const texts = await network.readTexts(name)
    if (texts.includes(token)) return null
    return texts.length === 0
      ? `There is no TXT record at ${name} yet. New records can take a few hours to become visible.`
      : `The TXT record at ${name} has a different value.`
  } catch {
    return `The DNS servers of ${domain} did not respond.`
  }
}
