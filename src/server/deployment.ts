import type { Payload } from 'payload'
import { z } from 'zod'
import { SITE_CREATION } from '@/src/domain/site-creation'
import type { SiteCreation } from '@/src/domain/site-creation'
import type { Quotas } from '@/src/domain/quotas'
import type { Deployment } from '@/src/domain/addresses/deployment'
import { PAYMENT_MODES } from '@/src/domain/payments/payments'
import type { PaymentMode, PlatformPlan } from '@/src/domain/payments/payments'

/** Reads the state of the server and of everything that it needs (`/readyz`). */
export type ReadReadiness = () => Promise<{
  isReady: boolean
  /** The states of its parts by name, and some numbers. */
  parts: Readonly<Record<string, string | number | null | undefined>>
}>

const Custom = z.object({
  deployment: z.object({ protocol: z.enum(['http', 'https']), rootDomain: z.string() }),
  limitsFactor: z.number(),
  serveProcesses: z.number(),
  siteCreation: z.enum(SITE_CREATION),
  quotas: z.object({
    pictures: z.number().nullable(),
    recipes: z.number().nullable(),
    sends: z.number().nullable(),
  }),
  dnsServers: z.array(z.string()),
  privateAddresses: z.array(z.string()),
  secret: z.string(),
  readReadiness: z.custom<ReadReadiness>((value) => typeof value === 'function'),
  dataDir: z.string(),
  unusedPictureDays: z.number(),
  maxVideoBytes: z.number(),
  bulkMail: z.object({
    smtpUrl: z.string(),
    perSecond: z.number(),
    perHour: z.number(),
    connections: z.number(),
    timeoutSeconds: z.number(),
    spf: z.array(z.string()),
  }),
  textRecognition: z.object({ command: z.string(), languages: z.string() }).nullable(),
  mailReports: z.object({
    password: z.string().nullable(),
    sesTopic: z.string().nullable(),
    mailgunKey: z.string().nullable(),
    sendgridKey: z.string().nullable(),
    bounceDomain: z.string().nullable(),
    bouncePort: z.number().nullable(),
  }),
  payments: z.object({
    mode: z.enum(PAYMENT_MODES),
    stripe: z.object({ secretKey: z.string(), webhookSecret: z.string() }).nullable(),
    apiUrl: z.string().nullable(),
    timeout: z.number(),
    stripeSendsMails: z.boolean(),
    usesConnect: z.boolean(),
    feePercent: z.number(),
    addsTax: z.boolean(),
    platformPlans: z.array(
      z.object({
        name: z.string(),
        amountCents: z.number(),
        currency: z.string(),
        interval: z.enum(['month', 'year']),
      }),
    ),
  }),
})

/** The environment that `payload.config.ts` passes to use cases. */
export type Environment = {
  deployment: Deployment
  limitsFactor: number
  /** Number of serving processes that share the port. */
  serveProcesses: number
  /** The accounts that may create sites. */
  siteCreation: SiteCreation
  /** Quotas of each site. */
  quotas: Quotas
  /** DNS servers that custom domains are checked with; none for those of the machine. */
  dnsServers: string[]
  /** Addresses of the own network that pages and pictures may be fetched from. */
  privateAddresses: string[]
  secret: string
  readReadiness: ReadReadiness
  /** The folder for data on disk. */
  dataDir: string
  /** Days after which an unused picture is removed; 0 for never. */
  unusedPictureDays: number
  /** Most bytes of an uploaded video. */
  maxVideoBytes: number
  /** The program that recognises text in pictures, and the languages it looks for; null for none. */
  textRecognition: { command: string; languages: string } | null
  mailReports: MailReports
  payments: Payments
  bulkMail: BulkMail
}

/** Settings of mail in bulk. */
export type BulkMail = {
  smtpUrl: string
  /** Mails a second and an hour, over all workers; 0 for no limit. */
  perSecond: number
  perHour: number
  /** SMTP connections of a worker. */
  connections: number
  /** Longest wait for each response of the SMTP server. */
  timeoutSeconds: number
  /** Mechanisms that the SPF record of a site's sender domain needs; none to need no such record. */
  spf: string[]
}

/** Settings of reports about bounces and complaints; null for a way that is not used. */
export type MailReports = {
  /** Password of Postmark's reports and of those in our own form. */
  password: string | null
  /** Topic of Amazon SNS that carries the notifications of SES. */
  sesTopic: string | null
  /** Signing key of Mailgun's webhooks. */
  mailgunKey: string | null
  /** Public key of SendGrid's signed event webhook: Base64 of its DER form. */
  sendgridKey: string | null
  /** Domain of the return paths of newsletters. */
  bounceDomain: string | null
  /** Port on which a worker receives returned mails over SMTP. */
  bouncePort: number | null
}

/** Settings of the payment service. */
export type Payments = {
  mode: PaymentMode
  /** Stripe's key and the secret of its webhooks; null in modes without Stripe. */
  stripe: { secretKey: string; webhookSecret: string } | null
  /** The address of Stripe's API; null for Stripe itself. */
  apiUrl: string | null
  /** Longest wait for a response of Stripe, in milliseconds. */
  timeout: number
  /** Whether Stripe writes to readers about failed payments, and we do not. */
  stripeSendsMails: boolean
  /** Whether each site is paid to an account of its own. */
  usesConnect: boolean
  /** The platform's share of each payment, with Connect. */
  feePercent: number
  /** Whether Stripe Tax adds taxes. */
  addsTax: boolean
  platformPlans: PlatformPlan[]
}

const environments = new WeakMap<object, Environment>()

/** The environment of a Payload instance. */
export function environmentOf(payload: Payload): Environment {
  const known = environments.get(payload.config)
  if (known) return known
  const environment = Custom.parse(payload.config.custom)
  environments.set(payload.config, environment)
  return environment
}

/** The addresses of a Payload instance's deployment. */
export const deploymentOf = (payload: Payload): Deployment => environmentOf(payload).deployment
