import { join } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { applyPolicy } from '@/access/apply-policy'
import { collections } from '@/collections'
import { apiEndpoints } from '@/endpoints'
import { restrictRest } from '@/endpoints/payload-rest/close-rest'
import { answerRestErrors } from '@/endpoints/payload-rest/faults'
import { mediaLocation } from '@/media'
import { searchPlace } from '@/search'
import { accountOrigin } from '@/src/domain/addresses/deployment'
import { deploymentFrom } from '@/src/runtime/startup/settings/deployment'
import { mailOptions } from '@/src/runtime/startup/settings/mail-transport'
import { payloadLogger } from '@/src/runtime/startup/settings/logging'
import { readiness } from '@/src/runtime/serving/health'
import { setErrorStatus } from '@/src/runtime/serving/payload-errors'
import { readProcessSettings } from '@/src/runtime/startup/settings/settings'
import { measurePool } from '@/src/server/observability/metrics'
import { statementClient } from '@/src/server/database/database-client'
import { createMarkReader } from '@/src/server/media-store/mark-reader'

// The mail adapter's last release names an older Payload: see `overrides` in package.json.
process.env['PAYLOAD_DISABLE_DEPENDENCY_CHECKER'] ??= 'true'

const settings = readProcessSettings()
const deployment = deploymentFrom(settings)
// From the folder that every process runs in: a bundle of this file lies elsewhere.
const path = (relative: string): string => join(/* turbopackIgnore: true */ process.cwd(), relative)

const config = buildConfig({
  secret: settings.secret,
  serverURL: accountOrigin(deployment),
  csrf: [accountOrigin(deployment)],
  collections,
  endpoints: apiEndpoints,
  graphQL: { disable: true },
  defaultDepth: 0,
  maxDepth: 3,
  telemetry: false,
  upload: { limits: { fileSize: 30_000_000 } },
  editor: lexicalEditor(),
  sharp,
  logger: payloadLogger(settings),
  hooks: { afterError: [answerRestErrors, setErrorStatus] },
  // A lost connection is an event without anybody waiting: the next query gets a new one.
  onInit: (payload) => {
    measurePool(payload.db.pool)
    payload.db.pool.on('error', (error: Error) =>
      payload.logger.warn({ err: error, msg: 'A database connection was lost' }),
    )
  },
  db: postgresAdapter({
    idType: 'uuid',
    push: false,
    migrationDir: path('./collections/migrations'),
    pool: {
      ...statementClient(settings.hasNamedStatements),
      connectionString: settings.databaseUrl,
      max: settings.databasePoolSize,
      // A pool that stays empty is answered with 503, not waited for without end.
      connectionTimeoutMillis: 10_000,
    },
  }),
  email: nodemailerAdapter(mailOptions(settings)),
  // The deployment, for use cases: see `src/server/deployment.ts`, `media/storage/storage.ts`.
  custom: {
    deployment,
    limitsFactor: settings.limitsFactor,
    serveProcesses: settings.serveProcesses,
    siteCreation: settings.siteCreation,
    quotas: settings.quotas,
    dnsServers: settings.dnsServers,
    privateAddresses: settings.privateAddresses,
    secret: settings.secret,
    dataDir: settings.dataDir,
    unusedPictureDays: settings.unusedPictureDays,
    maxVideoBytes: settings.maxVideoBytes,
    textRecognition: settings.textRecognition,
    payments: settings.payments,
    bulkMail: { ...settings.bulkMail, smtpUrl: settings.smtpUrl },
    mailReports: settings.mailReports,
    media: mediaLocation(settings),
    mediaMark: createMarkReader(settings.databaseUrl),
    search: searchPlace(settings),
    readReadiness: readiness,
  },
  // Payload says "<No Site>" in every empty cell.
  i18n: { translations: { en: { general: { noLabel: '—' } } } },
  admin: {
    user: 'users',
    avatar: { Component: '@/src/kitchen/admin/initials#Initials' },
    meta: { titleSuffix: ' · Admin' },
    importMap: {
      baseDir: path('.'),
      importMapFile: path('./src/app/(payload)/admin/importMap.js'),
    },
    components: {
      providers: ['@/src/kitchen/admin/control-names#ControlNames'],
      beforeLogin: ['@/src/kitchen/admin/admin-sign-in#AdminSignIn'],
      graphics: { Logo: '@/src/kitchen/admin/logo#Logo', Icon: '@/src/kitchen/admin/logo#Icon' },
      beforeDashboard: [
        '@/src/kitchen/admin/your-sites#YourSites',
        '@/src/app/(payload)/payment-report#PaymentReport',
      ],
      logout: { Button: '@/src/kitchen/admin/sign-out#SignOut' },
      beforeNavLinks: ['@/src/kitchen/admin/kitchen-link#KitchenLink'],
    },
  },
  // Payload would start a process that writes them anew in every test file, too.
  typescript: {
    outputFile: path('./payload-types.ts'),
    autoGenerate: settings.nodeEnv === 'development',
  },
})

export default config.then(applyPolicy).then(restrictRest)
