import { describe, expect, it } from 'vitest'
import type { Parameter } from '@/endpoints/openapi/document-shape'
import { REQUIRED } from '@/src/contract/messages'
import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import type { CallSchema } from '@/src/contract/call-schema'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import {
  calls,
  fault,
  faultsOf,
  operationOf,
  payload,
  send,
  site,
  token,
} from '@/src/testing/setups/bad-input'
import type { Case } from '@/src/testing/setups/bad-input'

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
  /** Addresses that cannot be decoded never get here: the server in front refuses them. */
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
        // Any text that can be stored may be a token: an unknown one.
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
