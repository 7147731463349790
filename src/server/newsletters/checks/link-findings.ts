import type { Payload } from 'payload'
import type { NewsletterFinding } from '@/src/contract/people/newsletter-check'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import type { Newsletter } from '../../mail/newsletter-blocks'
import { hostsOf } from '../../redirects/site-addresses'
import { linkProblem, ownLinkProblem } from './link-problem'
import { linksIn } from './links'
import type { NewsletterLink } from './links'

/** Maximum number of links that are requested. */
export const MAX_CHECKED_LINKS = 50
/** Number of links that are requested at a time. */
const AT_A_TIME = 6

/**
 * Reports the links of a newsletter that lead nowhere. Those of other sites are requested, a few at a time;
 * those of the site itself are looked up.
 * @see docs/product/newsletters.md#checks-before-sending
 */
export async function linkFindings(
  payload: Payload,
  siteId: string,
  newsletter: Pick<Newsletter, 'blocks' | 'webUrl'>,
): Promise<NewsletterFinding[]> {
  const links = linksIn(newsletter)
  const hosts = await hostsOf(payload, siteId)
  const problemOf = ({ href }: NewsletterLink): Promise<string | null> =>
    problem(payload, { siteId, hosts, href })
  const findings: NewsletterFinding[] = []
  const checked = links.slice(0, MAX_CHECKED_LINKS)
  for (let first = 0; first < checked.length; first += AT_A_TIME) {
    const some = checked.slice(first, first + AT_A_TIME)
    const problems = await Promise.all(some.map(problemOf))
    findings.push(...some.flatMap((link, index) => brokenLink(link, problems[index] ?? null)))
  }
  const rest = links.length - checked.length
  return rest === 0 ? findings : [...findings, uncheckedLinks(rest)]
}

type Link = { siteId: string; hosts: ReadonlySet<string>; href: string }

async function problem(payload: Payload, { siteId, hosts, href }: Link): Promise<string | null> {
  if (!isWebAddress(href)) return 'it is not a web address'
  const { protocol, host } = new URL(href)
  if (protocol === 'mailto:') return null
  return hosts.has(host) ? ownLinkProblem(payload, siteId, href) : linkProblem(payload, href)
}

const brokenLink = ({ href, block }: NewsletterLink, found: string | null): NewsletterFinding[] =>
  found === null
    ? []
    : [{ code: 'broken-link', message: `Correct this link: ${found}.`, block, target: href }]

const uncheckedLinks = (count: number): NewsletterFinding => ({
  code: 'unchecked-links',
  message: `Only the first ${MAX_CHECKED_LINKS} links were checked. Try the other ${count} yourself.`,
  block: null,
  target: null,
})
