import { resolve } from 'node:path'
import type { Quotas } from '@/src/domain/quotas'
import type { SiteCreation } from '@/src/domain/site-creation'
import { MEGABYTE } from '@/src/domain/pictures/upload-limit'
import { parsePaymentSettings } from '@/src/runtime/startup/settings/payments'
import type { PaymentSettings } from '@/src/runtime/startup/settings/payments'
import { settingNotes } from '@/src/runtime/startup/settings/setting-notes'
import { environmentSchema, settingNames } from '@/src/runtime/startup/settings/settings-schema'
import {
  groupProblems,
  isThisMachine,
  missingProblems,
  productionProblems,
} from '@/src/runtime/startup/settings/settings-rules'
import type { Environment, SettingName } from '@/src/runtime/startup/settings/settings-schema'
import type { Problem } from '@/src/runtime/startup/settings/settings-rules'

/** All settings of the product, validated and complete. */
export type Settings = {
  nodeEnv: 'development' | 'production' | 'test'
  /** True when started by `npm start` or `npm run dev`, with services run beside the product. */
  isLocal: boolean
  port: number
  /** Absolute path of the folder for all data on disk. */
  dataDir: string
  /** The account host, with a port unless it is the protocol's default: `localhost:3000`. */
  rootDomain: string
  publicProtocol: 'http' | 'https'
  /** Number of trusted reverse proxies in front, for the visitor's address. */
  trustProxy: number
  /** DNS servers for checks of custom domains; empty for those of the machine. */
  dnsServers: string[]
  /** Private addresses from which pages and pictures may be fetched. */
  privateAddresses: string[]
  secret: string
  /** Whether a start takes another SECRET than that of the database. */
  acceptsNewSecret: boolean
  /** The bearer token for `/metrics`, which is disabled without it. */
  metricsToken: string | undefined
  databaseUrl: string
  /** The same database without a pooler; `databaseUrl` where that is direct. */
  databaseDirectUrl: string
  /** Whether statements are sent under names. */
  hasNamedStatements: boolean
  databasePoolSize: number
  /** The replica for reads of pages for everyone; null for none. */
  replica: { url: string; maxLagSeconds: number } | null
  smtpUrl: string
  mailFrom: string
  /** Limits of mail in bulk: 0 for none; the timeout of each SMTP step in seconds. */
  bulkMail: {
    perSecond: number
    perHour: number
    connections: number
    timeoutSeconds: number
    /** Mechanisms that SPF records of sites' sender domains need. */
    spf: string[]
  }
  mailReports: MailReportSettings
  meiliUrl: string | undefined
  meiliKey: string | undefined
  meiliIndex: string
  s3: S3Settings | undefined
  /** Scheduled backups: their folder, the hour in UTC and the number that is kept; null for none. */
  backups: { folder: string; hour: number; keep: number } | null
  payments: PaymentSettings
  /** Number of serving processes that share the port. */
  serveProcesses: number
  /** Memory for cached responses of each serving process, in bytes. */
  responseCacheBytes: number
  /** Whether the server runs a worker beside it. */
  hasWorker: boolean
  /** The port on which a worker that runs alone answers health checks. */
  workerPort: number | undefined
  /** The accounts that may create sites. */
  siteCreation: SiteCreation
  /** Quotas of each site. */
  quotas: Quotas
  limitsFactor: number
  /** Limits of a recipe's history. */
  history: { versionsPerRecipe: number; versionDays: number }
  /** Days after which an unused picture is removed; 0 for never. */
  unusedPictureDays: number
  /** Maximum bytes of an uploaded video. */
  maxVideoBytes: number
  /** Path of the table of network addresses by country. */
  countryTable: string | undefined
  /** The program that recognises text in pictures, and the languages it looks for; null for none. */
  textRecognition: { command: string; languages: string } | null
  /** The collector of traces; null for none. */
  traces: { endpoint: string; headers: Record<string, string>; ratio: number } | null
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'
  /** Whether an empty database is filled with the demo sites. */
  demo: boolean
}

/** Settings of reports about bounces and complaints; null for a way that is not used. */
export type MailReportSettings = {
  /** Password of Postmark's reports and of those in our own form. */
  password: string | null
  sesTopic: string | null
  mailgunKey: string | null
  sendgridKey: string | null
  /** Domain of the return paths of newsletters. */
  bounceDomain: string | null
  /** Port on which returned mails are received. */
  bouncePort: number | null
}

/** The bucket for pictures and videos when they are not on disk. */
export type S3Settings = {
  bucket: string
  region: string
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
}

/** Settings before the services that `npm start` runs are known. */
export type StartSettings = Omit<
  Settings,
  'secret' | 'databaseUrl' | 'databaseDirectUrl' | 'smtpUrl'
> & {
  secret: string | undefined
  databaseUrl: string | undefined
  databaseDirectUrl: string | undefined
  smtpUrl: string | undefined
}

/** The unparsed environment of the process. */
export type RawEnvironment = Readonly<Record<string, string | undefined>>

/** Error of invalid settings: the message has one line for each bad variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'))
  }
}

/** Parses all settings. @throws SettingsError that names each one missing, wrong or unsafe */
export function readSettings(env: RawEnvironment): Settings {
  const { environment, problems } = parse(env)
  const unsafe = isStrict(environment) ? productionProblems(environment) : []
  refuse([...problems, ...missingProblems(environment), ...unsafe])
  const { secret = '', databaseUrl = '', smtpUrl = '', ...rest } = complete(environment)
  const databaseDirectUrl = rest.databaseDirectUrl ?? databaseUrl
  return { ...rest, secret, databaseUrl, databaseDirectUrl, smtpUrl }
}

/** Parses the settings of `npm start`, which runs the services that are not configured. */
export function readStartSettings(env: RawEnvironment): StartSettings {
  const { environment, problems } = parse(env)
  refuse(problems)
  return complete(environment)
}

/** Returns settings for `next build`, which reaches no service: placeholders wherever nothing is set. */
export function settingsForBuild(): Settings {
  return readSettings({
    LOCAL_SERVICES: 'true',
    NODE_ENV: 'production',
    SECRET: 'placeholder of the build, never used to sign',
    DATABASE_URL: 'postgres://build@localhost:1/build',
    SMTP_URL: 'smtp://localhost:1',
  })
}

/** Returns `readSettings`, or the placeholders while Next builds. */
export function readProcessSettings(env: RawEnvironment = process.env): Settings {
  return env['NEXT_PHASE'] === 'phase-production-build' ? settingsForBuild() : readSettings(env)
}

function parse(env: RawEnvironment): { environment: Environment; problems: Problem[] } {
  const given = new Map<string, string>()
  for (const name of settingNames) {
    const value = env[name]?.trim()
    if (value) given.set(name, value)
  }
  const groups = groupProblems(given)
  const parsed = environmentSchema.safeParse(Object.fromEntries(given))
  if (parsed.success) return { environment: parsed.data, problems: groups }
  const problems = parsed.error.issues.flatMap((issue): Problem[] => {
    const name = settingNames.find((each) => each === issue.path[0])
    return name ? [{ name, wrong: issue.message }] : []
  })
  for (const { name } of problems) given.delete(name)
  const environment = environmentSchema.parse(Object.fromEntries(given))
  return { environment, problems: [...problems, ...groups] }
}

function refuse(problems: readonly Problem[]): void {
  const lines = new Map<SettingName, string>()
  for (const { name, wrong } of problems) {
    if (lines.has(name)) continue
    const hint = settingNotes.get(environmentSchema.shape[name])?.hint ?? ''
    lines.set(name, `${name} ${wrong}; write ${hint}`)
  }
  if (lines.size > 0) throw new SettingsError([...lines.values()])
}

function complete(env: Environment): StartSettings {
  const isProduction = isStrict(env)
  const rootDomain = env.ROOT_DOMAIN ?? `localhost:${String(env.PORT)}`
  return {
    nodeEnv: env.NODE_ENV,
    isLocal: env.LOCAL_SERVICES === 'true',
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    rootDomain,
    publicProtocol: env.PUBLIC_PROTOCOL ?? (isProduction ? 'https' : 'http'),
    trustProxy: env.TRUST_PROXY,
    dnsServers: env.DNS_SERVERS ?? [],
    privateAddresses: env.PRIVATE_ADDRESSES ?? [],
    secret: env.SECRET,
    acceptsNewSecret: env.ACCEPT_NEW_SECRET === 'true',
    metricsToken: env.METRICS_TOKEN,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    hasNamedStatements: env.DATABASE_NAMED_STATEMENTS !== 'false',
    databasePoolSize: env.DATABASE_POOL_SIZE,
    replica: replica(env),
    serveProcesses: env.SERVE_PROCESSES,
    responseCacheBytes: env.RESPONSE_CACHE_MB * MEGABYTE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Recipes <hello@${rootDomain.replace(/:\d+$/, '')}>`,
    bulkMail: bulkMail(env),
    mailReports: mailReports(env),
    meiliUrl: env.MEILI_URL,
    meiliKey: env.MEILI_KEY,
    meiliIndex: env.MEILI_INDEX,
    s3: s3Settings(env),
    backups: backups(env),
    payments: parsePaymentSettings(env, isThisMachine(rootDomain) && !isProduction),
    hasWorker: env.WORKER !== 'false',
    workerPort: env.WORKER_PORT,
    siteCreation: env.SITE_CREATION,
    quotas: quotas(env),
    limitsFactor: env.LIMITS_FACTOR,
    history: { versionsPerRecipe: env.HISTORY_VERSIONS, versionDays: env.HISTORY_DAYS },
    unusedPictureDays: env.UNUSED_PICTURE_DAYS,
    maxVideoBytes: env.VIDEO_MAX_MB * MEGABYTE,
    countryTable: env.COUNTRY_TABLE,
    textRecognition:
      env.OCR_COMMAND === undefined
        ? null
        : { command: env.OCR_COMMAND, languages: env.OCR_LANGUAGES },
    traces: traces(env),
    logLevel: env.LOG_LEVEL,
    demo: env.DEMO === undefined ? !isProduction : env.DEMO === 'true',
  }
}

function traces(env: Environment): Settings['traces'] {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return null
  const headers = env.OTEL_EXPORTER_OTLP_HEADERS ?? {}
  return { endpoint, headers, ratio: env.OTEL_TRACES_SAMPLER_ARG }
}

const replica = (env: Environment): Settings['replica'] =>
  env.DATABASE_REPLICA_URL === undefined
    ? null
    : { url: env.DATABASE_REPLICA_URL, maxLagSeconds: env.DATABASE_REPLICA_MAX_LAG }

const quotas = (env: Environment): Quotas => ({
  pictures: env.MAX_PICTURES_PER_SITE ?? null,
  recipes: env.MAX_RECIPES_PER_SITE ?? null,
  sends: env.MAX_SENDS_PER_MONTH ?? null,
})

function isStrict(env: Environment): boolean {
  return env.NODE_ENV === 'production' && env.LOCAL_SERVICES !== 'true'
}

const bulkMail = (env: Environment): Settings['bulkMail'] => ({
  perSecond: env.BULK_MAIL_PER_SECOND,
  perHour: env.BULK_MAIL_PER_HOUR,
  connections: env.BULK_MAIL_CONNECTIONS,
  timeoutSeconds: env.BULK_MAIL_TIMEOUT_SECONDS,
  spf: env.BULK_MAIL_SPF?.split(' ') ?? [],
})

const backups = (env: Environment): Settings['backups'] =>
  env.BACKUP_DIR === undefined
    ? null
    : { folder: resolve(env.BACKUP_DIR), hour: env.BACKUP_HOUR, keep: env.BACKUP_KEEP }

const mailReports = (env: Environment): MailReportSettings => ({
  password: env.MAIL_REPORTS_PASSWORD ?? null,
  sesTopic: env.SES_TOPIC ?? null,
  mailgunKey: env.MAILGUN_SIGNING_KEY ?? null,
  sendgridKey: env.SENDGRID_WEBHOOK_KEY ?? null,
  bounceDomain: env.BOUNCE_DOMAIN ?? null,
  bouncePort: env.BOUNCE_PORT ?? null,
})

function s3Settings(env: Environment): S3Settings | undefined {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET || !S3_REGION || !S3_ENDPOINT) return undefined
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
