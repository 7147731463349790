import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from '@/endpoints/openapi/document'
import type { Operation, Parameter } from '@/endpoints/openapi/document-shape'
import { INVALID_INPUT, REQUIRED } from '@/src/contract/messages'
import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import type { CallSchema } from '@/src/contract/call-schema'
import { ERROR_STATUS, ErrorBody } from '@/src/contract/error'
import type { ErrorCode } from '@/src/contract/error'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/call-api'
import type { ApiAnswer, CallOptions } from '@/src/testing/call-api'
import { makeRecipe, makeSite, makeToken } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { violationsOf } from '@/src/testing/violations'

/*
 * Everything that can be wrong with a call, made of the contract, sent by somebody who may make it.
 * Each has to be refused with the code of the contract and the place of the fault, and none may
 * leave a trace.
 */

const document = openApiDocument({ protocol: 'http', rootDomain: 'localhost:3000' })
const components = document.components.schemas
const operations = new Map(
  Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation.operationId, operation]),
)
const calls = Object.entries(SCHEMAS) as [CallName, CallSchema][]
const withJson = calls.filter(([, { body, takes }]) => body && !takes).map(([name]) => name)

let payload: Payload
let site: TestSite
let token: string
let before: Record<string, string>

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '100000' })
  site = await makeSite(payload, { newslettersEnabled: true, commentsEnabled: true })
  await makeRecipe(payload, site.id)
  token = await makeToken(payload, site.owner)
  before = await fingerprints()
})

/** What is stored, table by table. */
async function fingerprints(): Promise<Record<string, string>> {
  const tables = await payload.db.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const prints: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await payload.db.pool.query<{ print: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' order by t::text), ''))
        as print from ${name} t`,
    )
    prints[name] = rows[0]?.print ?? ''
  }
  return prints
}

afterAll(async () => {
  expect(await fingerprints()).toEqual(before)
})

const ID = '0b6e6f7c-6f0c-4c8f-8d3c-0c6f3c8d7e21'

function operationOf(name: CallName): Operation {
  const found = operations.get(name)
  if (!found) throw new Error(`${name} is not described`)
  return found
}

/** Sends a call with its path filled in: the site is there, everything else is not. */
function send(
  name: CallName,
  options: CallOptions,
  names: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer> {
  const [method = '', path = ''] = CALLS[name].split(' ')
  const known: Readonly<Record<string, string>> = {
    site: site.slug,
    id: ID,
    recipeId: ID,
    ...names,
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => known[key] ?? 'missing')
  return callApi(payload, method, filled, { token, ...options })
}

type Expected = { code: ErrorCode; path?: string; choice?: string | null; message?: string }

/** What is wrong with an answer to something wrong; nothing when it is as it should be. */
function fault({ status, body, headers }: ApiAnswer, expected: Expected): string | null {
  const short = `${status} ${JSON.stringify(body).slice(0, 300)}`
  if (!headers.get('x-request-id')) return `no x-request-id: ${short}`
  if (status !== ERROR_STATUS[expected.code]) return short
  const read = ErrorBody.safeParse(body)
  if (!read.success || read.data.error.code !== expected.code) return short
  if (expected.path === undefined) return null
  const at = (read.data.error.issues ?? []).filter(
    ({ path }) => path === expected.path || path === expected.choice,
  )
  if (at.length === 0) return `names another place: ${short}`
  const { message } = expected
  return message === undefined || at.some((issue) => issue.message === message)
    ? null
    : `says other words: ${short}`
}

type Case = { what: string; answer: () => Promise<ApiAnswer>; expected: Expected }

/** Runs cases a few at a time and gives all that went wrong. */
async function faultsOf(cases: readonly Case[]): Promise<string[]> {
  const faults: string[] = []
  const waiting = [...cases]
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { what, answer, expected } = next
      const wrong = fault(await answer(), expected)
      if (wrong !== null) faults.push(`${what} → ${wrong}`)
    }
  }
  await Promise.all([work(), work(), work(), work()])
  return faults.sort()
}

function bodyCases(name: CallName): Case[] {
  const media = operationOf(name).requestBody?.content['application/json']
  if (!media) throw new Error(`${name} takes no JSON`)
  return violationsOf(media.schema, media.example, components).map(
    ({ what, value, path, choice, isMissing }) => ({
      what: `${name} ${what}`,
      answer: () => send(name, { body: JSON.stringify(value), headers: json }),
      expected: {
        code: 'validation_failed',
        path,
        choice,
        ...(isMissing && choice === null ? { message: REQUIRED } : {}),
      },
    }),
  )
}

const json = { 'content-type': 'application/json' }
const MIB = 1_048_576
const nested = (open: string, close: string, levels: number): string =>
  open.repeat(levels) + close.repeat(levels)

describe('a body with one thing wrong', () => {
  it.each(withJson)('is refused, and where is told: %s', async (name) => {
    expect(await faultsOf(bodyCases(name))).toEqual([])
  })

  it('is tried in some thousand ways', () => {
    expect(withJson.flatMap(bodyCases).length).toBeGreaterThan(2_000)
  })

  it('is told of all at once', async () => {
    const body = { slug: 'No slug', title: '', keywords: [''], colour: 'red' }
    const answer = await send('createRecipe', { body })
    const { error } = ErrorBody.parse(answer.body)
    expect(error.issues?.map(({ path }) => path).sort()).toEqual([
      'colour',
      'keywords.0',
      'slug',
      'title',
    ])
  })

  it('says Required of what is missing and Invalid input of what is something else', async () => {
    const answer = await send('createCollection', { body: { title: 7, recipeIds: 'all' } })
    const { error } = ErrorBody.parse(answer.body)
    expect(error.issues).toEqual(
      expect.arrayContaining([
        { path: 'slug', message: REQUIRED },
        { path: 'title', message: INVALID_INPUT },
        { path: 'recipeIds', message: INVALID_INPUT },
      ]),
    )
  })
})

describe('what is no body', () => {
  const texts: [string, string, ErrorCode][] = [
    ['broken JSON', '{"title":', 'invalid_json'],
    ['two values', '{} {}', 'invalid_json'],
    ['not a number', '{"title": NaN}', 'invalid_json'],
    ['binary', '\u0000\u0001', 'invalid_json'],
    ['deep arrays', `{"title":${nested('[', ']', 2_000)}}`, 'validation_failed'],
    ['very deep arrays', nested('[', ']', 100_000), 'validation_failed'],
    ['very deep objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'validation_failed'],
    ['a mebibyte of nesting', nested('[', ']', MIB / 2), 'validation_failed'],
    ['a mebibyte of objects', `[${'{},'.repeat((MIB - 8) / 3)}{}]`, 'validation_failed'],
    ['nesting without an end', '['.repeat(100_000), 'invalid_json'],
  ]
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'json']

  it.each(withJson)('is refused: %s', async (name) => {
    const { maxBodyBytes = MIB } = SCHEMAS[name] as CallSchema
    const cases: Case[] = texts.map(([what, body, code]) => ({
      what,
      answer: () => send(name, { body, headers: json }),
      expected: { code },
    }))
    cases.push({
      what: 'a byte too many',
      answer: () => send(name, { body: `"${'a'.repeat(maxBodyBytes - 1)}"`, headers: json }),
      expected: { code: 'payload_too_large' },
    })
    for (const type of types) {
      cases.push({
        what: type,
        answer: () => send(name, { body: '{"title":"x"}', headers: { 'content-type': type } }),
        expected: { code: 'unsupported_media_type' },
      })
    }
    if (operationOf(name).requestBody?.required) {
      cases.push({
        what: 'nothing',
        answer: () => send(name, { body: '', headers: json }),
        expected: { code: 'validation_failed', path: '' },
      })
    }
    expect(await faultsOf(cases)).toEqual([])
  })

  it('is refused where a form is wanted', async () => {
    const answer = await send('createImport', { body: { format: 'json' } })
    expect(fault(answer, { code: 'unsupported_media_type' })).toBeNull()
  })
})

describe('a query with one thing wrong', () => {
  const withQuery = calls.filter(([, { query }]) => query).map(([name]) => name)

  it.each(withQuery)('is refused, and where is told: %s', async (name) => {
    const { parameters = [], requestBody } = operationOf(name)
    const inQuery = parameters.filter((parameter) => parameter.in === 'query')
    const whole = Object.fromEntries(inQuery.map((one) => [one.name, String(one.example)]))
    const body = requestBody?.content['application/json']?.example
    const sent = body === undefined ? {} : { body }
    const cases = inQuery.flatMap((parameter) =>
      wrongParameters(parameter).map(([what, value]): Case => {
        const { [parameter.name]: _, ...others } = whole
        const query = value === undefined ? others : { ...others, [parameter.name]: value }
        return {
          what: `${parameter.name}: ${what}`,
          answer: () => send(name, { ...sent, query }),
          expected: {
            code: 'validation_failed',
            path: parameter.name,
            ...(value === undefined ? { message: REQUIRED } : {}),
          },
        }
      }),
    )
    expect(await faultsOf(cases)).toEqual([])
  })

  it('is not made of parameters nobody knows', async () => {
    const answer = await send('listRecipes', { query: { colour: 'red', limit: '5' } })
    expect(answer.status).toBe(200)
  })
})

function wrongParameters({ name, schema, required }: Parameter): [string, string | undefined][] {
  const wrong: [string, string | undefined][] = [['a null character', 'a\u0000b']]
  if (required) wrong.push(['missing', undefined])
  if (schema.type === 'integer') {
    wrong.push(['words', 'many'], ['not whole', '1.5'], ['huge', '1e309'], ['NaN', 'NaN'])
    wrong.push(['hexadecimal', '0xfffffffff'], ['negative', '-1'])
  }
  if (schema.enum) wrong.push(['not in the list', 'random'])
  if (schema.format === 'uuid') wrong.push(['no id', 'no-id'], ['empty', ''])
  const longest = schema.type === 'array' ? 4_000 : schema.maxLength
  if (longest !== undefined && name !== 'next') wrong.push(['too long', 'a'.repeat(longest + 1)])
  return wrong
}

describe('an address with something odd in it', () => {
  /** What cannot be decoded at all never gets here: the server in front answers it. */
  const ODD = {
    'a null character': '%00',
    'a step up': '%2e%2e%2f%2e%2e',
    'a slash': 'a%2Fb',
    'a quote': "'%20or%201=1--",
    'very long': 'a'.repeat(8_000),
    'no id': 'no-id',
    emoji: encodeURIComponent('🍞'),
    dots: 'a.b',
  }
  const withNames = Object.keys(CALLS).filter((name) =>
    CALLS[name as CallName].includes('{'),
  ) as CallName[]

  it.each(withNames)('is no address: %s', async (name) => {
    const keys = [...CALLS[name].matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
    const body = operationOf(name).requestBody?.content['application/json']?.example
    const cases = keys.flatMap((key) =>
      Object.entries(ODD).map(([what, value]): Case => {
        // Whatever can be stored may be a token: one that nobody knows.
        const isToken = key === 'tokenValue' && value !== '%00'
        const { takes } = SCHEMAS[name] as CallSchema
        const sent = takes ? { body: new FormData() } : body === undefined ? {} : { body }
        const query = queryOf(name)
        return {
          what: `${key}: ${what}`,
          answer: () => send(name, { ...sent, query }, { [key]: value }),
          expected: { code: isToken ? 'unauthorized' : 'not_found' },
        }
      }),
    )
    expect(await faultsOf(cases)).toEqual([])
  })

  const queryOf = (name: CallName): Record<string, string> =>
    Object.fromEntries(
      (operationOf(name).parameters ?? [])
        .filter((parameter) => parameter.in === 'query' && parameter.required)
        .map((parameter) => [parameter.name, String(parameter.example)]),
    )

  it('is answered without a fault of the server wherever it is', async () => {
    const paths = [
      '/v1',
      '/v1/',
      '/v1//manage',
      '/v1/%00',
      `/v1/${'a/'.repeat(2_000)}`,
      '/v1/manage/../manage/nothing',
      '/v1/openapi.json/more',
      '/v1/__proto__',
      '/v1/constructor/prototype',
    ]
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
        const { status } = await callApi(payload, method, path, { token })
        expect(status, `${method} ${path}`).toBeOneOf([404, 405])
      }
    }
  })

  it('takes the methods it knows and no other', async () => {
    const path = `/v1/manage/${site.slug}/recipes`
    const answer = await callApi(payload, 'PATCH', path, { token, body: {} })
    expect(fault(answer, { code: 'method_not_allowed' })).toBeNull()
  })
})

describe('a header with something wrong in it', () => {
  it('is no token', async () => {
    const values = ['Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'a'.repeat(10_000)}`, 'Bearer a b']
    for (const authorization of values) {
      const headers = { authorization }
      const answer = await callApi(payload, 'GET', '/v1/manage/current-user', { headers })
      expect(fault(answer, { code: 'unauthorized' }), authorization.slice(0, 20)).toBeNull()
    }
  })

  it('is no key for a call to be made once', async () => {
    const body = operationOf('createCollection').requestBody?.content['application/json']?.example
    for (const key of ['a'.repeat(256), 'two words', 'é']) {
      const answer = await send('createCollection', { body, headers: { 'idempotency-key': key } })
      const expected = { code: 'validation_failed', path: 'Idempotency-Key' } as const
      expect(fault(answer, expected), key.slice(0, 20)).toBeNull()
    }
  })

  it('is no date to compare a version with', async () => {
    const answer = await send('updateSite', {
      body: { title: site.title, slug: site.slug },
      headers: { 'if-unmodified-since': 'yesterday' },
    })
    const expected = { code: 'validation_failed', path: 'If-Unmodified-Since' } as const
    expect(fault(answer, expected)).toBeNull()
  })
})
