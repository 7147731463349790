import type { Payload } from 'payload'
import { afterAll, beforeAll, expect } from 'vitest'
import { requiredLevel } from '@/access/calls'
import { openApiDocument } from '@/endpoints/openapi/document'
import type { Operation } from '@/endpoints/openapi/document-shape'
import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import type { CallSchema } from '@/src/contract/call-schema'
import { ERROR_STATUS, ErrorBody } from '@/src/contract/error'
import type { ErrorCode } from '@/src/contract/error'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer, CallOptions } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { fingerprints } from '@/src/testing/fingerprints'
import { testPayload } from '@/src/testing/payload'

/*
 * Everything that can be wrong with a call, made of the contract, sent by somebody who may make it.
 * Each has to be refused with the code of the contract and the place of the fault, and none may
 * leave a trace.
 */
export const document = openApiDocument({ protocol: 'http', rootDomain: 'localhost:3000' })

const operations = new Map(
  Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation.operationId, operation]),
)

/** All calls with their schemas. */
export const calls = Object.entries(SCHEMAS) as [CallName, CallSchema][]

/** The product on a database of this test file’s own. */
export let payload: Payload

/** The site that calls are made on. */
export let site: TestSite

/** The token of its owner. */
export let token: string

/** The token of a platform admin, for the calls that only they may make. */
let adminToken: string

let before: Record<string, string>

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '100000' })
  site = await makeSite(payload, { newslettersEnabled: true, commentsEnabled: true })
  await makeRecipe(payload, site.id)
  token = await makeToken(payload, site.owner)
  adminToken = await makeToken(payload, (await makeUser(payload, { isPlatformAdmin: true })).id)
  before = await stored()
})

/**
 * Fingerprints of the stored data. Counts of attempts change with any request, and the simulated payment
 * service keeps its requests.
 */
const stored = () => fingerprints(payload, ['rate_limits', 'payment_test_state'])

afterAll(async () => {
  expect(await stored()).toEqual(before)
})

const ID = '0b6e6f7c-6f0c-4c8f-8d3c-0c6f3c8d7e21'

/** The description of a call in the OpenAPI document. */
export function operationOf(name: CallName): Operation {
  const found = operations.get(name)
  if (!found) throw new Error(`${name} is not described`)
  return found
}

/** Sends a call with its path filled in: the site exists, everything else does not. */
export function send(
  name: CallName,
  options: CallOptions,
  names: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer> {
  const [method = '', path = ''] = CALLS[name].split(' ')
  const known: Readonly<Record<string, string>> = { site: site.slug, ...names }
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_, key: string) => known[key] ?? (/id$/i.test(key) ? ID : 'missing'),
  )
  const caller = requiredLevel(name) === 'admin' ? adminToken : token
  return callApi(payload, method, filled, { token: caller, ...options })
}

type Expected = { code: ErrorCode; path?: string; choice?: string | null; message?: string }

/** The fault of a response to invalid input; null if it is correct. */
export function fault({ status, body, headers }: ApiAnswer, expected: Expected): string | null {
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

/** Something wrong to send, and the answer it has to get. */
export type Case = { what: string; answer: () => Promise<ApiAnswer>; expected: Expected }

/** Runs cases with limited concurrency and returns all faults. */
export async function faultsOf(cases: readonly Case[]): Promise<string[]> {
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
