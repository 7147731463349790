import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { envExample } from '@/src/runtime/startup/settings/env-example'
import {
  SettingsError,
  readSettings,
  readStartSettings,
  settingsForBuild,
} from '@/src/runtime/startup/settings/settings'

const SECRET = '0123456789abcdef0123456789abcdef'
const SERVER = {
  NODE_ENV: 'production',
  ROOT_DOMAIN: 'recipes.example.org',
  SECRET,
  DATABASE_URL: 'postgres://recipes:hunter2@db:5432/recipes',
  SMTP_URL: 'smtp://user:hunter3@mail:587',
}

const LOCAL = {
  LOCAL_SERVICES: 'true',
  NODE_ENV: 'production',
  SECRET,
  DATABASE_URL: SERVER.DATABASE_URL,
  SMTP_URL: SERVER.SMTP_URL,
}

const keys = (key: string) => ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' })

function linesOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.lines
    throw error
  }
}

function namesOf(env: Record<string, string>): string[] {
  return linesOf(env).map((line) => line.split(' ')[0] ?? '')
}

describe('settings', () => {
  it('are complete with defaults', () => {
    expect(readSettings(SERVER)).toMatchObject({
      isLocal: false,
      port: 3000,
      rootDomain: 'recipes.example.org',
      publicProtocol: 'https',
      databasePoolSize: 10,
      mailFrom: 'Recipes <hello@recipes.example.org>',
      limitsFactor: 1,
      demo: false,
    })
  })

  // docs/operating.md#a-connection-pooler
  it('have a direct address of the database, which is the other one unless it is named', () => {
    expect(readSettings(SERVER)).toMatchObject({
      databaseDirectUrl: SERVER.DATABASE_URL,
      hasNamedStatements: true,
      replica: null,
    })
    const direct = 'postgres://recipes@postgres:5432/recipes'
    const named = {
      DATABASE_DIRECT_URL: direct,
      DATABASE_NAMED_STATEMENTS: 'false',
      DATABASE_REPLICA_URL: direct,
    }
    expect(readSettings({ ...SERVER, ...named })).toMatchObject({
      databaseUrl: SERVER.DATABASE_URL,
      databaseDirectUrl: direct,
      hasNamedStatements: false,
      replica: { url: direct, maxLagSeconds: 10 },
    })
    const { DATABASE_URL: _, ...without } = SERVER
    expect(namesOf({ ...without, LOCAL_SERVICES: 'true', ...named })).toEqual(['DATABASE_URL'])
  })

  it('take no token of the metrics that is short or easy to guess', () => {
    expect(linesOf({ ...SERVER, METRICS_TOKEN: 'short' })).toEqual([
      'METRICS_TOKEN is shorter than 32 characters; write at least 32 random characters, such as those of `openssl rand -hex 32`',
    ])
    expect(namesOf({ ...SERVER, METRICS_TOKEN: 'a'.repeat(40) })).toEqual(['METRICS_TOKEN'])
    expect(readSettings({ ...SERVER, METRICS_TOKEN: SECRET }).metricsToken).toBe(SECRET)
    expect(readSettings(SERVER).metricsToken).toBeUndefined()
  })

  it('let anyone create sites, or platform admins alone', () => {
    expect(readSettings(SERVER).siteCreation).toBe('anyone')
    expect(readSettings({ ...SERVER, SITE_CREATION: 'admins' }).siteCreation).toBe('admins')
    expect(namesOf({ ...SERVER, SITE_CREATION: 'nobody' })).toEqual(['SITE_CREATION'])
  })

  it('follow the port where no host is named', () => {
    const { rootDomain, mailFrom } = readStartSettings({ LOCAL_SERVICES: 'true', PORT: '4010' })
    expect(rootDomain).toBe('localhost:4010')
    expect(mailFrom).toBe('Recipes <hello@localhost>')
  })

  it('count as not set when empty', () => {
    expect(readSettings({ ...SERVER, PORT: '', MEILI_URL: ' ' })).toMatchObject({
      port: 3000,
      meiliUrl: undefined,
    })
  })

  it('are refused with one line for each that is wrong, all at once', () => {
    const env = { ...SERVER, PORT: '80x', LIMITS_FACTOR: '0', MAIL_FROM: 'nobody', DEMO: 'yes' }
    expect(namesOf(env).sort()).toEqual(['DEMO', 'LIMITS_FACTOR', 'MAIL_FROM', 'PORT'])
    expect(linesOf({ ...SERVER, PORT: '65536' })).toEqual([
      'PORT is more than 65535; write a whole number from 1 to 65535',
    ])
  })

  it('name what is missing in production', () => {
    expect(namesOf({ NODE_ENV: 'production' })).toEqual([
      'SECRET',
      'DATABASE_URL',
      'SMTP_URL',
      'ROOT_DOMAIN',
    ])
  })

  it.each([
    ['SECRET', 'short'],
    ['SECRET', 'changemechangemechangemechangeme'],
    ['SECRET', 'a'.repeat(64)],
    ['ROOT_DOMAIN', 'localhost:3000'],
    ['ROOT_DOMAIN', '192.0.2.7'],
    ['PUBLIC_PROTOCOL', 'http'],
  ])('are refused in production when unsafe: %s=%s', (name, value) => {
    expect(namesOf({ ...SERVER, [name]: value })).toEqual([name])
  })

  it('of storage and of payments are given whole or not at all', () => {
    expect(namesOf({ ...SERVER, S3_BUCKET: 'b', S3_REGION: 'eu' }).sort()).toEqual([
      'S3_ACCESS_KEY_ID',
      'S3_ENDPOINT',
      'S3_SECRET_ACCESS_KEY',
    ])
    expect(namesOf({ ...SERVER, STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      'STRIPE_WEBHOOK_SECRET',
    ])
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readSettings({ ...SERVER, ...stripe }).payments).toMatchObject({
      mode: 'test',
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
    })
  })

  it.each([
    ['a server without keys', SERVER, 'off'],
    ['a server with a live key', { ...SERVER, ...keys('sk_live_1') }, 'live'],
    ['a server with a restricted test key', { ...SERVER, ...keys('rk_test_1') }, 'test'],
    ['`npm start`', LOCAL, 'local'],
    ['`npm start` with keys', { ...LOCAL, ...keys('sk_test_1') }, 'test'],
    ['`npm start` that others reach', { ...LOCAL, ROOT_DOMAIN: 'recipes.example.org' }, 'off'],
    ['development', { ...SERVER, NODE_ENV: 'development', ROOT_DOMAIN: 'localhost:3000' }, 'local'],
  ])('let %s take payments as they say', (_which, env, mode) => {
    expect(readSettings(env).payments.mode).toBe(mode)
  })

  it('name the plans of the platform', () => {
    const { payments } = readSettings({
      ...SERVER,
      PLATFORM_PLANS: 'basic=900 USD month, big=9000 EUR year',
    })
    expect(payments.platformPlans).toEqual([
      { name: 'basic', amountCents: 900, currency: 'USD', interval: 'month' },
      { name: 'big', amountCents: 9000, currency: 'EUR', interval: 'year' },
    ])
    expect(namesOf({ ...SERVER, PLATFORM_PLANS: 'basic=9.00 USD month' })).toEqual([
      'PLATFORM_PLANS',
    ])
  })

  it('never show a value when they are refused', () => {
    const env = {
      ...SERVER,
      SECRET: 'hunter1',
      DATABASE_URL: 'mysql://hunter2',
      SMTP_URL: 'hunter3',
    }
    expect(linesOf(env)).toHaveLength(3)
    expect(linesOf(env).join()).not.toMatch(/hunter/)
  })

  it('need nothing during a build', () => {
    expect(settingsForBuild().databaseUrl).toMatch(/^postgres:/)
  })

  it('are all in .env.example, which is up to date', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
  })
})
