import { describe, expect, it } from 'vitest'
import { openApiDocument } from '@/endpoints/openapi/document'
import { openApiClient } from './openapi-client'

const document = openApiDocument({ protocol: 'https', rootDomain: 'example.org' })

/** A client whose every call is answered with the same. */
function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', 'x-request-id': 'one', ...headers }
  return openApiClient(document, (_method, path) => {
    sentTo = path
    return Promise.resolve({ status, headers: new Headers(all), body })
  })
}
let sentTo = ''

describe('the client of the tests', () => {
  it('goes where the document says and takes what fits it', async () => {
    const client = answering(200, { comments: [], total: 0, next: null, isClosed: false })
    const recipeId = '0b6e6f7c-6f0c-4c8f-8d3c-0c6f3c8d7e21'
    await client.call('listComments', { params: { site: 'a b' }, query: { recipeId } })
    expect(sentTo).toBe('/api/v1/site/a%20b/comments')
  })

  it('refuses answers that the document does not have', async () => {
    const ask = { params: { site: 'a' } }
    const wrong: [ReturnType<typeof answering>, string][] = [
      [answering(200, { collections: [{ id: 'no id' }] }), 'does not fit'],
      [answering(200, { collection: [] }), 'does not fit'],
      [answering(418, {}), 'is not in the document'],
      [answering(200, { collections: [] }, { 'content-type': 'text/html' }), 'is text/html'],
      [answering(200, { collections: [] }, { 'x-request-id': '' }), 'x-request-id'],
    ]
    for (const [client, words] of wrong) {
      await expect(client.call('listCollections', ask)).rejects.toThrow(words)
    }
  })

  it('sends nothing that the document does not allow', async () => {
    const client = answering(201, {})
    const site = { params: { site: 'a' }, token: 'at' }
    await expect(client.call('noSuchCall')).rejects.toThrow('The document has no noSuchCall')
    await expect(client.call('createUpvote', { ...site, body: {} })).rejects.toThrow('not fit')
    await expect(client.call('createUpvote', site)).rejects.toThrow('needs a body')
    await expect(client.call('signOut')).rejects.toThrow('needs a token')
    await expect(client.call('listComments', site)).rejects.toThrow('needs recipeId')
    const odd = { ...site, query: { colour: 'red' } }
    await expect(client.call('listRecipes', odd)).rejects.toThrow('has no colour')
  })
})
