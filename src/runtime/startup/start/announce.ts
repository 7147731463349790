import { join, relative } from 'node:path'
import type { StartSettings } from '@/src/runtime/startup/settings/settings'

/** The content of `running.json` while the product runs. */
export type Running = {
  account: string
  /** Slug to address. */
  sites: Record<string, string>
  inbox: string | null
  databaseUrl: string
  /** The address of the search server, when it runs beside the product. */
  meilisearch?: string
  pid: number
}

/** The addresses of a deployment with these sites. */
export function addressesOf(
  { publicProtocol, rootDomain }: Pick<StartSettings, 'publicProtocol' | 'rootDomain'>,
  slugs: readonly string[],
): Pick<Running, 'account' | 'sites'> {
  const at = (host: string) => `${publicProtocol}://${host}`
  const sites = slugs.map((slug) => [slug, at(`${slug}.${rootDomain}`)] as const)
  return { account: at(rootDomain), sites: Object.fromEntries(sites) }
}

/** Formats the startup message. */
export function announcement(running: Running, dataDir: string, seconds: number): string {
  const { account, sites, inbox } = running
  const rows: [string, string][] = [
    ['Account', account],
    ...Object.values(sites)
      .slice(0, 10)
      .map((url, index): [string, string] => [index === 0 ? 'Sites' : '', url]),
    ['Kitchen', `${account}/kitchen`],
    ['Admin', `${account}/admin`],
    ...(inbox ? [['Inbox', inbox] as [string, string]] : []),
    ['Log', shortest(join(dataDir, 'server.log'))],
  ]
  const lines = rows.map(([name, value]) => `  ${name.padEnd(9)}${value}`)
  const signIn = signInHint(running)
  return [
    '',
    `Ready in ${String(seconds)} s.`,
    '',
    ...lines,
    '',
    ...signIn,
    'Ctrl-C stops it.',
    '',
  ].join('\n')
}

function shortest(path: string): string {
  const fromHere = relative('.', path)
  return fromHere.startsWith('..') ? path : fromHere
}

function signInHint({ account, sites, inbox }: Running): string[] {
  const [slug] = Object.keys(sites)
  if (!inbox || slug === undefined) return []
  return [
    `To sign in: ask for a link at ${account}/sign-in as owner-${slug}@example.com,`,
    'then open the mail in the inbox.',
    '',
  ]
}
