import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { settingNames } from '@/src/runtime/startup/settings/settings-schema'

const Service = z.object({
  image: z.string(),
  build: z.unknown().optional(),
  restart: z.enum(['no', 'unless-stopped']),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()).min(2) }).optional(),
  depends_on: z
    .record(
      z.string(),
      z.object({
        condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
      }),
    )
    .optional(),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
})

const text = readFileSync('compose.yaml', 'utf8')
const compose = z
  .object({ services: z.record(z.string(), Service), volumes: z.record(z.string(), z.unknown()) })
  .parse(parse(text, { merge: true }))
const services = Object.entries(compose.services)
const dockerfile = readFileSync('Dockerfile', 'utf8')

const OUR_IMAGE = /^\$\{RECIPES_IMAGE:-/
const ofProduct = services.filter(([, { image }]) => OUR_IMAGE.test(image))
const others = services.filter(([, { image }]) => !OUR_IMAGE.test(image))

/** Variables of Node itself, and of connections beside a pooler. */
const OTHERS = ['NODE_EXTRA_CA_CERTS']

// docs/deploying.md
describe('compose.yaml', () => {
  it('has two servers, two workers and all that they need', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      `bucket caddy mailpit meilisearch migrate minio pgbouncer postgres server-1 server-2
       worker-1 worker-2`.split(/\s+/),
    )
    expect(ofProduct.map(([name]) => name)).toEqual(
      'migrate server-1 server-2 worker-1 worker-2'.split(' '),
    )
  })

  it('sets only variables that the product knows', () => {
    const known: readonly string[] = [...settingNames, ...OTHERS]
    for (const [name, { environment = {} }] of ofProduct) {
      const unknown = Object.keys(environment).filter((each) => !known.includes(each))
      expect(unknown, name).toEqual([])
    }
  })

  it('names every image of others by host and version', () => {
    for (const [name, { image }] of others) {
      expect(image, name).toMatch(/^docker\.io\/[\w-]+\/[\w-]+:(?!latest)[\w.-]*\d[\w.-]*$/)
    }
  })

  it('starts what depends on something once that answers', () => {
    for (const [name, { depends_on: needs = {} }] of services) {
      for (const [needed, { condition }] of Object.entries(needs)) {
        const service = compose.services[needed]
        expect(service, `${name} needs ${needed}`).toBeDefined()
        if (condition !== 'service_healthy') continue
        const hasCheck = service?.healthcheck !== undefined || OUR_IMAGE.test(service?.image ?? '')
        expect(hasCheck, `${needed} has a health check`).toBe(true)
      }
    }
  })

  it('checks the health of everything that keeps running', () => {
    const unchecked = others.filter(([, each]) => each.restart !== 'no' && !each.healthcheck)
    expect(unchecked.map(([name]) => name)).toEqual([])
    expect(dockerfile).toContain('HEALTHCHECK')
    for (const [name, { command, environment }] of ofProduct) {
      if (command?.includes('src/scripts/work.mjs')) {
        expect(environment?.['WORKER_PORT'], name).toBeDefined()
      }
    }
  })

  it('keeps no secret: all come from the environment, and the example names each variable', () => {
    const example = readFileSync('deploy/compose/.env.example', 'utf8')
    const named = [...example.matchAll(/^(?:# )?([A-Z\d_]+)=/gm)].map(([, name]) => name)
    const used = [...text.matchAll(/\$\{([A-Z\d_]+)/g)].map(([, name]) => name)
    expect([...new Set(used)].filter((name) => !named.includes(name))).toEqual(['RECIPES_IMAGE'])
    const secrets = /^\s+(?!ACCEPT_)\w*(?:SECRET|TOKEN|PASSWORD|KEY)\w*: (?!\$\{\w+:\?\})/m
    expect(secrets.exec(text)?.[0]).toBeUndefined()
    const given = /^\w*(?:SECRET|TOKEN|PASSWORD|KEY|USER)\w*=(.+)$/m
    expect(given.exec(example)?.[0]).toBeUndefined()
  })

  it('shows only the proxy to other machines', () => {
    const open = services.filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    )
    expect(open.map(([name]) => name)).toEqual(['caddy'])
  })

  it('mounts volumes that exist, and runs the product without writing elsewhere', () => {
    for (const [name, service] of services) {
      const sources = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '')
      const missing = sources.filter((each) => !each.startsWith('.') && !(each in compose.volumes))
      expect(missing, name).toEqual([])
    }
    for (const [name, each] of ofProduct) expect(each.read_only, name).toBe(true)
  })
})

describe('the image', () => {
  it('is built without a database, and run by an account without rights', () => {
    expect(dockerfile).not.toMatch(/DATABASE_URL|SECRET/)
    expect(dockerfile).toMatch(/^USER (?!0|root)\d+:\d+$/m)
    expect(dockerfile.lastIndexOf('USER ')).toBeGreaterThan(dockerfile.lastIndexOf('RUN '))
  })
})
