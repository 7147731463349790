import { isIP } from 'node:net'
import type { Environment, SettingName } from '@/src/runtime/startup/settings/settings-schema'

/** One variable that cannot be used, and why ("PORT" "is not a whole number"). */
export type Problem = { name: SettingName; wrong: string }

const GROUPS: readonly (readonly SettingName[])[] = [
  ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['BOUNCE_DOMAIN', 'BOUNCE_PORT'],
]

/** Variables that are useless without another one. */
const DEPENDENT: readonly (readonly [SettingName, needed: SettingName])[] = [
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
]

const ALWAYS: readonly SettingName[] = ['SECRET', 'DATABASE_URL', 'SMTP_URL']

/** Reports missing required settings; `npm start` provides those that are not set. */
export function missingProblems(env: Environment): Problem[] {
  return ALWAYS.filter((name) => env[name] === undefined).map((name) => ({
    name,
    wrong: 'is missing',
  }))
}

/** Variables that go together: with one of them set, the missing others are named. */
export function groupProblems(given: ReadonlyMap<string, string>): Problem[] {
  const groups = GROUPS.flatMap((group) => {
    const set = group.find((name) => given.has(name))
    if (!set) return []
    const missing = group.filter((name) => !given.has(name))
    return missing.map((name) => ({ name, wrong: `is missing beside ${set}` }))
  })
  const dependent = DEPENDENT.filter(([name, needed]) => given.has(name) && !given.has(needed))
  return [
    ...groups,
    ...dependent.map(([set, name]) => ({ name, wrong: `is missing beside ${set}` })),
  ]
}

/** Reports settings that are unsafe in production. */
export function productionProblems(env: Environment): Problem[] {
  const problems: Problem[] = []
  for (const name of ['SECRET', 'METRICS_TOKEN', 'MAIL_REPORTS_PASSWORD'] as const) {
    if (isGuessable(env[name])) problems.push({ name, wrong: 'is easy to guess' })
  }
  const root = rootDomainProblem(env.ROOT_DOMAIN)
  if (root) problems.push({ name: 'ROOT_DOMAIN', wrong: root })
  if (env.PUBLIC_PROTOCOL === 'http') {
    problems.push({
      name: 'PUBLIC_PROTOCOL',
      wrong: 'is http, which shows sign-in links to others',
    })
  }
  if (env.MEILI_URL && !env.MEILI_KEY) {
    problems.push({ name: 'MEILI_KEY', wrong: 'is missing beside MEILI_URL' })
  }
  return problems
}

function rootDomainProblem(rootDomain: string | undefined): string | undefined {
  if (!rootDomain) return 'is missing'
  const host = rootDomain.replace(/:\d+$/, '')
  if (isThisMachine(rootDomain)) return 'is this machine only'
  if (isIP(host) !== 0) return 'is an address without a name, so sites cannot have hosts'
  return host.includes('.') ? undefined : 'has no dot'
}

/** Whether a root domain, with its port or without, is reached from this machine only. */
export function isThisMachine(rootDomain: string): boolean {
  const host = rootDomain.replace(/:\d+$/, '')
  return host === 'localhost' || host.endsWith('.localhost')
}

const KNOWN_WORDS = /^(change[-_ ]?me|secret|password|default|example|placeholder|test|dev|your)/i

/** Known placeholders, and strings of fewer than ten different characters. */
function isGuessable(secret: string | undefined): boolean {
  if (secret === undefined) return false
  return KNOWN_WORDS.test(secret) || new Set(secret).size < 10
}
