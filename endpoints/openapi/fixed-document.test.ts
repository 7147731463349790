import { describe, expect, it } from 'vitest'
import { openApiResponse, referencePageResponse } from './fixed-document'
import { openApiDocument } from './document'
import { curlLine } from './page/curl'

const deployment = { protocol: 'https', rootDomain: 'example.org' } as const

describe('the description of the API as it is served', () => {
  it('is JSON with a version, and 304 for who has it', async () => {
    const first = openApiResponse(deployment, new Headers())
    expect(first.headers.get('content-type')).toBe('application/json')
    expect(await first.json()).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: 'https://example.org/api' }],
    })
    const etag = first.headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect(openApiResponse(deployment, new Headers({ 'if-none-match': known })).status).toBe(304)
    }
    const stale = openApiResponse(deployment, new Headers({ 'if-none-match': '"other"' }))
    expect(stale.status).toBe(200)
  })
})

describe('the reference page', () => {
  it('shows every call and every schema, without scripts or anything from elsewhere', async () => {
    const html = await referencePageResponse(deployment, new Headers()).text()
    const { paths, components } = openApiDocument(deployment)
    for (const { operationId } of Object.values(paths).flatMap((item) => Object.values(item))) {
      expect(html).toContain(`<article id="${operationId}"`)
    }
    for (const name of Object.keys(components.schemas)) {
      expect(html).toContain(`<article id="schema-${name}"`)
    }
    expect(html).not.toMatch(/<script|<link|src=|@import|url\(/)
  })

  it('leads every link on it somewhere', async () => {
    const html = await referencePageResponse(deployment, new Headers()).text()
    for (const [, id = ''] of html.matchAll(/href="#([^"]+)"/g)) {
      expect(html, id).toContain(`id="${id}"`)
    }
  })

  it('quotes what it tells to type', () => {
    const operation = openApiDocument(deployment).paths['/v1/site/{site}/sign-in']?.post
    if (!operation?.requestBody) throw new Error('The call is gone')
    operation.requestBody.content = {
      'application/json': { schema: {}, example: { email: "o'neill@example.com" } },
    }
    const line = curlLine('https://example.org/api', '/v1/site/{site}/sign-in', 'post', operation)
    expect(line).toContain(String.raw`-d '{"email":"o'\''neill@example.com"}'`)
    expect(line).toContain("curl -X POST 'https://example.org/api/v1/site/ferment/sign-in'")
  })
})
