import { requiredLevel } from '@/access/calls'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { CALLS } from '@/src/contract/calls'
import { SCHEMAS } from '@/src/contract/schemas'
import type { CallName } from '@/src/contract/calls'
import type { CallSchema } from '@/src/contract/call-schema'
import { openApiDocument } from './document'
import type { MediaType, Operation } from './document-shape'

const document = openApiDocument({ protocol: 'https', rootDomain: 'example.org' })
const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
const calls = Object.entries(SCHEMAS) as [CallName, CallSchema][]

function operationOf(name: string): Operation {
  const found = operations.find(({ operationId }) => operationId === name)
  if (!found) throw new Error(`${name} is not in the document`)
  return found
}

/** The JSON part of a call's body or of its success. */
function jsonOf(name: CallName, part: 'body' | 'answer'): MediaType | undefined {
  const { requestBody, responses } = operationOf(name)
  if (part === 'body') return requestBody?.content['application/json']
  const schema: CallSchema = SCHEMAS[name]
  const status = String(schema.status ?? 200)
  const success = responses[status]
  return success && 'content' in success ? success.content['application/json'] : undefined
}

/** Every object of the document with the path to it. */
function* nodes(value: unknown, path: string[] = []): Generator<[string[], object]> {
  if (typeof value !== 'object' || value === null) return
  yield [path, value]
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'example') yield* nodes(inner, [...path, key])
  }
}

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document))
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
  })

  it('describes every call, at its method and path, and nothing else', () => {
    const found = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId }]) => [
        operationId,
        `${method.toUpperCase()} ${path}`,
      ]),
    )
    expect(Object.fromEntries(found)).toEqual(CALLS)
    expect(found).toHaveLength(Object.keys(CALLS).length)
  })

  it('has a place for every call among its subjects', () => {
    expect(operations.filter(({ tags }) => tags.includes('Other'))).toEqual([])
    const declared = document.tags.map(({ name }) => name)
    for (const { tags } of operations) expect(declared).toEqual(expect.arrayContaining(tags))
  })

  it('leads every reference somewhere', () => {
    for (const [path, node] of nodes(document)) {
      if (!('$ref' in node) || typeof node.$ref !== 'string') continue
      const target = node.$ref
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
      expect(target, `${path.join('.')} → ${node.$ref}`).toBeTypeOf('object')
    }
  })

  it('says something of every schema', () => {
    const empty = [...nodes({ paths: document.paths, schemas: document.components.schemas })]
      .filter(([path, node]) => Object.keys(node).length === 0 && !path.includes('security'))
      // An empty list is what a field is when it is left out.
      .filter(([path]) => path.at(-1) !== 'default')
      .map(([path]) => path.join('.'))
    expect(empty).toEqual([])
  })

  it('names the parameters of every path', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters = [] } of Object.values(item)) {
        const named = parameters.filter((parameter) => parameter.in === 'path')
        expect(named.map(({ name }) => name)).toEqual(wanted)
        for (const { description } of named) expect(description, path).not.toBe('')
      }
    }
  })

  it('tells who may call: a token is required exactly where the contract requires it', () => {
    for (const [name] of calls) {
      const isForAnyone = requiredLevel(name) === 'anyone'
      const allowsNone = operationOf(name).security.some((way) => Object.keys(way).length === 0)
      expect(allowsNone, name).toBe(isForAnyone)
      expect('401' in operationOf(name).responses, name).toBe(
        !isForAnyone || /^(?:confirm|describeSignIn|setRating|deleteRating)/.test(name),
      )
    }
  })

  it('names 400 for every body that may be unreadable, of JSON and of forms', () => {
    const withBody = calls.filter(([, schema]) => schema.body !== undefined)
    const unnamed = withBody.filter(([name]) => !('400' in operationOf(name).responses))
    expect(unnamed.map(([name]) => name)).toEqual([])
    expect(operationOf('createImport').responses).toHaveProperty('400')
  })

  it('names 400 and 404 for every path with a parameter, which may be unreadable or name nothing', () => {
    const named = Object.entries(document.paths).filter(([path]) => path.includes('{'))
    const silent = named.flatMap(([path, item]) =>
      Object.values(item)
        .filter(({ responses }) => !('400' in responses && '404' in responses))
        .map(({ operationId }) => `${operationId} ${path}`),
    )
    expect(silent).toEqual([])
  })

  it('names the redirect from a former slug', () => {
    const { responses } = operationOf('getRecipe')
    expect(responses['308']).toMatchObject({ headers: { location: expect.anything() as unknown } })
    expect(operationOf('listRecipes').responses).not.toHaveProperty('308')
  })

  it('describes lists in the query as texts joined by commas', () => {
    const { parameters = [] } = operationOf('listRecipes')
    expect(parameters.find(({ name }) => name === 'meals')).toMatchObject({
      schema: { type: 'array', items: { type: 'string' } },
      style: 'form',
      explode: false,
    })
    expect(parameters.find(({ name }) => name === 'query')?.schema.type).toBe('string')
  })
})

describe('the examples', () => {
  it.each(calls.filter(([, { body, takes }]) => body && !takes))(
    'of %s can be sent as they are',
    (name, { body }) => {
      expect(body?.safeParse(jsonOf(name, 'body')?.example).error?.issues).toBeUndefined()
    },
  )

  it.each(calls.filter(([, { gives }]) => !gives))(
    'of %s are what it may answer',
    (name, schema) => {
      const read = schema.answer.safeParse(jsonOf(name, 'answer')?.example)
      expect(read.error?.issues).toBeUndefined()
    },
  )

  it.each(calls.filter(([, { query }]) => query))(
    'of the query of %s are accepted',
    (name, schema) => {
      const { parameters = [] } = operationOf(name)
      const query = Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name: key, example }) => [key, example]),
      )
      expect(schema.query?.safeParse(query).error?.issues).toBeUndefined()
    },
  )

  it('are the same every time', () => {
    const again = openApiDocument({ protocol: 'https', rootDomain: 'example.org' })
    expect(again).toEqual(document)
  })
})
