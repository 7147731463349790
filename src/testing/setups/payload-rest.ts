import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import { COLLECTION_POLICY } from '@/access/policies'
import type { CollectionSlug } from '@/access/policy'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer, CallOptions } from '@/src/testing/api/call-api'
import { Documents } from '@/src/testing/documents'
import { testPayload } from '@/src/testing/payload'
import { adminHeaders, makePeople } from '@/src/testing/roles'
import type { People } from '@/src/testing/roles'

/* Payload's REST from the view of an attacker with an account, a site, or neither. */
export const NO_ID = '00000000-0000-4000-8000-000000000000'

/** All collections. */
export const SLUGS = Object.keys(COLLECTION_POLICY) as CollectionSlug[]

/** The product on a database of this test file’s own. */
export let payload: Payload

/** All callers, on two sites. */
export let people: People

/** Makes documents of any collection. */
export let documents: Documents

/** The headers of an author of the site. */
export let author: Record<string, string>

/** The headers of a platform admin. */
export let admin: Record<string, string>

beforeAll(async () => {
  payload = await testPayload()
  people = await makePeople(payload)
  documents = new Documents(payload, people)
  author = await adminHeaders(payload, people.ids.author)
  admin = await adminHeaders(payload, people.ids.admin)
})

/** Sends a request to Payload’s REST. */
export const send = (
  headers: Record<string, string>,
  method: string,
  path: string,
  options: Omit<CallOptions, 'headers'> = {},
): Promise<ApiAnswer> => callApi(payload, method, `/api${path}`, { headers, ...options })
