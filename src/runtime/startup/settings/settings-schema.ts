import { z } from 'zod'
import { SITE_CREATION } from '@/src/domain/site-creation'
import {
  address,
  DOMAIN,
  NAMED_ADDRESS,
  PLAIN_ADDRESS,
  trueOrFalse,
  wholeNumber,
} from './setting-shapes'
import { backupSettings } from './backup-settings'
import { bulkMailSettings } from './bulk-mail-settings'
import { databaseSettings } from './database-settings'
import { mailReportSettings } from './mail-report-settings'
import { paymentSettings } from './payment-settings'
import { processSettings } from './process-settings'
import { settingNotes } from './setting-notes'
import { recognitionSettings } from './recognition-settings'
import { quotaSettings } from './quota-settings'
import { retentionSettings } from './retention-settings'
import { traceSettings } from './trace-settings'
import { secretSettings } from './secret-settings'

/** Every environment variable the product reads; an empty value counts as not set. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'is not a known environment')
    .default('development')
    .register(settingNotes, {
      section: 'Running',
      description: 'production refuses missing and unsafe settings.',
      hint: 'development, production or test',
      example: 'production',
    }),
  LOCAL_SERVICES: trueOrFalse.optional().register(settingNotes, {
    section: 'Running',
    description:
      'Set by `npm start`: what is not set below is run beside the product. Not for servers.',
    hint: 'true or false',
    example: 'false',
  }),
  PORT: wholeNumber(1, 65535).default(3000).register(settingNotes, {
    section: 'Addresses',
    description: 'The port the product listens on.',
    hint: 'a whole number from 1 to 65535',
    example: '3000',
  }),
  ROOT_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(DOMAIN, 'is not a host name')
    .optional()
    .register(settingNotes, {
      section: 'Addresses',
      description: 'The account host; sites live at {slug}.ROOT_DOMAIN. Default localhost:PORT.',
      hint: 'a host name without http://, such as recipes.example.org',
      example: 'recipes.example.org',
    }),
  PUBLIC_PROTOCOL: z
    .enum(['http', 'https'], 'is not a protocol')
    .optional()
    .register(settingNotes, {
      section: 'Addresses',
      description: 'How browsers reach the product. Default https in production, else http.',
      hint: 'http or https',
      example: 'https',
    }),
  TRUST_PROXY: wholeNumber(0, 10).default(0).register(settingNotes, {
    section: 'Addresses',
    description: 'How many reverse proxies stand in front and set X-Forwarded-For. Default 0.',
    hint: 'a whole number from 0 to 10',
    example: '1',
  }),
  DNS_SERVERS: z
    .string()
    .regex(/^[\da-fA-F.:[\]]+(?:,[\da-fA-F.:[\]]+)*$/, 'is not a list of addresses')
    .transform((list) => list.split(','))
    .optional()
    .register(settingNotes, {
      section: 'Addresses',
      description:
        'DNS servers that custom domains are checked with. Default those of the machine.',
      hint: 'addresses with commas between them, such as 9.9.9.9,1.1.1.1',
      example: '9.9.9.9,1.1.1.1',
    }),
  PRIVATE_ADDRESSES: z
    .string()
    .regex(/^[\da-fA-F.:]+(?:,[\da-fA-F.:]+)*$/, 'is not a list of addresses')
    .transform((list) => list.split(','))
    .optional()
    .register(settingNotes, {
      section: 'Addresses',
      description:
        'Addresses of the own network that authors may bring recipes in from. Default none.',
      hint: 'addresses with commas between them, such as 192.168.1.20',
      example: '192.168.1.20',
    }),
  ...secretSettings,
  DATABASE_URL: address(/^postgres(ql)?:$/, 'is not a Postgres address')
    .optional()
    .register(settingNotes, {
      section: 'Database',
      description: 'The Postgres database (15 or newer).',
      hint: 'an address such as postgres://user:password@host:5432/database',
      example: 'postgres://recipes:password@localhost:5432/recipes',
    }),
  ...databaseSettings,
  SMTP_URL: address(/^smtps?:$/, 'is not an SMTP address')
    .optional()
    .register(settingNotes, {
      section: 'Mail',
      description: 'The SMTP server that sends all mail.',
      hint: 'an address such as smtp://user:password@host:587',
      example: 'smtp://user:password@mail.example.org:587',
    }),
  MAIL_FROM: z
    .string()
    .refine((value) => NAMED_ADDRESS.test(value) || PLAIN_ADDRESS.test(value), 'is not a sender')
    .optional()
    .register(settingNotes, {
      section: 'Mail',
      description: 'The sender of all mail. Default Recipes <hello@ROOT_DOMAIN>.',
      hint: 'a name and an address: Recipes <hello@example.org>',
      example: 'Recipes <hello@recipes.example.org>',
    }),
  ...bulkMailSettings,
  ...mailReportSettings,
  MEILI_URL: address(/^https?:$/, 'is not a web address')
    .optional()
    .register(settingNotes, {
      section: 'Search',
      description: 'Meilisearch; without it, search runs in Postgres.',
      hint: 'an address such as http://localhost:7700',
      example: 'http://localhost:7700',
    }),
  MEILI_KEY: z.string().optional().register(settingNotes, {
    section: 'Search',
    description:
      'A Meilisearch key for the actions search, documents.*, indexes.*, settings.* and tasks.get on MEILI_INDEX*.',
    hint: 'the master key, or a key that may write indexes',
    example: '',
  }),
  MEILI_INDEX: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/, 'is not the name of an index')
    .default('recipes')
    .register(settingNotes, {
      section: 'Search',
      description:
        'The index in Meilisearch, where several deployments share one. Default recipes.',
      hint: 'letters, digits, hyphens and underscores',
      example: 'recipes',
    }),
  S3_BUCKET: z.string().optional().register(settingNotes, {
    section: 'Storage',
    description:
      'The bucket for pictures, videos, imports and exports; without it they lie in DATA_DIR.',
    hint: 'the name of the bucket',
    example: 'recipes',
  }),
  S3_REGION: z.string().optional().register(settingNotes, {
    section: 'Storage',
    description: 'Its region.',
    hint: 'a region such as eu-central-1',
    example: 'eu-central-1',
  }),
  S3_ENDPOINT: address(/^https?:$/, 'is not a web address')
    .optional()
    .register(settingNotes, {
      section: 'Storage',
      description: 'Its endpoint.',
      hint: 'an address such as https://s3.eu-central-1.amazonaws.com',
      example: 'https://s3.eu-central-1.amazonaws.com',
    }),
  S3_ACCESS_KEY_ID: z.string().optional().register(settingNotes, {
    section: 'Storage',
    description: 'A key that may read and write the bucket.',
    hint: 'the id of the access key',
    example: '',
  }),
  S3_SECRET_ACCESS_KEY: z.string().optional().register(settingNotes, {
    section: 'Storage',
    description: 'The secret of that key.',
    hint: 'the secret of the access key',
    example: '',
  }),
  ...backupSettings,
  ...paymentSettings,
  ...processSettings,
  DATA_DIR: z.string().default('.data').register(settingNotes, {
    section: 'Running',
    description: 'The folder for everything kept on disk. Default .data.',
    hint: 'a folder that can be written',
    example: '.data',
  }),
  DEMO: trueOrFalse.optional().register(settingNotes, {
    section: 'Running',
    description:
      'Fill an empty database with the demo sites. Default false in production, else true.',
    hint: 'true or false',
    example: 'false',
  }),
  SITE_CREATION: z
    .enum(SITE_CREATION, 'is neither anyone nor admins')
    .default('anyone')
    .register(settingNotes, {
      section: 'Running',
      description:
        'Who may create sites: anyone with an account, or platform admins alone. Default anyone.',
      hint: 'anyone or admins',
      example: 'admins',
    }),
  LIMITS_FACTOR: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,9})?$/, 'is not a number')
    .transform(Number)
    .pipe(z.number().positive('is not more than 0'))
    .default(1)
    .register(settingNotes, {
      section: 'Running',
      description: 'Multiplies all rate limits. Default 1.',
      hint: 'a number greater than 0',
      example: '1',
    }),
  ...retentionSettings,
  ...quotaSettings,
  ...recognitionSettings,
  ...traceSettings,
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'is not a log level')
    .default('info')
    .register(settingNotes, {
      section: 'Running',
      description: 'How much is logged. Default info.',
      hint: 'silent, fatal, error, warn, info, debug or trace',
      example: 'info',
    }),
})

/** The environment after the schema: typed, not yet completed with defaults. */
export type Environment = z.output<typeof environmentSchema>

/** The name of an environment variable the product reads. */
export type SettingName = keyof Environment

/** All of them, in the order of the schema. */
export const settingNames = environmentSchema.keyof().options
