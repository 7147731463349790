import { tokenIn } from '../mailed-link'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, expect } from 'vitest'
import { z } from 'zod'
import { answerUpload } from '@/endpoints/media/upload-response'
import { callApi } from '@/src/testing/api/call-api'
import { unique } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { openApiClient } from '@/src/testing/api/openapi-client'
import type { ClientOptions, OpenApiClient } from '@/src/testing/api/openapi-client'
import { testPayload } from '@/src/testing/payload'

/*
 * A scenario of a client that knows only `openapi.json`: every request and every response is validated
 * against the document.
 */
export let payload: Payload

/** A client built from `openapi.json` alone. */
export let client: OpenApiClient

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '100' })
  const { body, status } = await callApi(payload, 'GET', '/v1/openapi.json')
  expect(status).toBe(200)
  client = openApiClient(body, (method, path, options) => callApi(payload, method, path, options))
  await makeCatalogue()
})

async function makeCatalogue(): Promise<void> {
  await payload.create({
    collection: 'units',
    data: {
      title: 'gram',
      pluralTitle: 'grams',
      slug: 'gram',
      abbreviation: 'g',
      system: 'metric',
      kind: 'weight',
      grams: 1,
      aliases: ['g', 'gr'],
    },
  })
  await payload.create({
    collection: 'ingredients',
    data: {
      title: 'bread flour',
      slug: 'bread-flour',
      gramsPerLiter: 530,
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    },
  })
}

/** Makes a call that must succeed, and parses the part of its response that the scenario needs. */
export async function make<Shape extends z.ZodType>(
  operationId: string,
  shape: Shape,
  options: ClientOptions = {},
): Promise<z.output<Shape>> {
  const { status, body } = await client.call(operationId, options)
  expect(status, `${operationId}: ${JSON.stringify(body)}`).toBeLessThan(300)
  return shape.parse(body)
}

/** Any object, for responses that are not read. */
export const Anything = z.looseObject({})

const SignedIn = z.object({
  authToken: z.string(),
  currentUser: z.object({ id: z.string() }),
})

const Upload = z.object({
  key: z.string(),
  uploadUrl: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
})

const WithId = z.object({ id: z.string() })

const ParsedUsages = z.object({
  ingredientUsages: z.array(
    z.looseObject({
      quantityMin: z.number().nullable(),
      quantityMax: z.number().nullable(),
      unit: WithId.nullable(),
      ingredient: WithId.nullable(),
      ingredientText: z.string(),
      preparation: z.string().nullable(),
      originalText: z.string(),
    }),
  ),
})

/** Creates an account by the mailed link; returns its token. */
export async function signUp(): Promise<string> {
  const email = `${unique('cook')}@example.com`
  await make('requestSignUp', Anything, { body: { email } })
  const { text } = await mailbox.waitFor(email)
  const { authToken } = await make('confirmSignIn', SignedIn, {
    params: { tokenValue: tokenIn(text) },
  })
  return authToken
}

/** Uploads a picture: requests an upload URL, sends the bytes, and registers it. */
export async function uploadPicture(token: string, background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()
  const upload = await make('createImageUpload', Upload, {
    token,
    body: { fileName: 'jar.png', contentType: 'image/png' },
  })
  const request = new Request(upload.uploadUrl, {
    method: upload.method,
    headers: upload.headers,
    body: new Uint8Array(bytes),
  })
  expect((await answerUpload(payload, request, upload.key)).status).toBe(200)
  const { image } = await make('createImage', z.object({ image: WithId }), {
    token,
    body: { key: upload.key },
  })
  return image.id
}

/** Ingredient lines parsed by the API, in the form in which recipes are written. */
export async function writtenUsages(token: string, lines: readonly string[]): Promise<object[]> {
  const { ingredientUsages } = await make('parseIngredients', ParsedUsages, {
    token,
    body: { lines },
  })
  return ingredientUsages.map(
    ({
      quantityMin,
      quantityMax,
      unit,
      ingredient,
      ingredientText,
      preparation,
      originalText,
    }) => ({
      quantityMin,
      quantityMax,
      unitId: unit?.id ?? null,
      ingredientId: ingredient?.id ?? null,
      ingredientTitleOverride: ingredient ? null : ingredientText,
      preparation,
      originalText,
    }),
  )
}

/** Creates a site; returns its slug. */
export async function makeSite(token: string): Promise<string> {
  const slug = unique('loaf')
  await make('createSite', Anything, { token, body: { title: 'Loaf', slug } })
  return slug
}
