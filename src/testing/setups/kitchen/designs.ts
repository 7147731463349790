import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import { readDesignPreview } from '@/src/domain/addresses/design-preview'
import type { SiteDesign, SiteDesignDocument } from '@/src/contract/site/design'
import { getDesignPreview } from '@/src/server/sites/design/preview'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

/** The product on a database of this test file’s own. */
export let payload: Payload
beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '1000' })
})

/** Creates a site, and functions for its owner's calls. */
export async function designedSite() {
  const site = await makeSite(payload)
  const token = await makeToken(payload, site.owner)
  const path = `/v1/manage/${site.slug}/design`
  const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', at = '', body?: unknown) =>
    callApi(payload, method, `${path}${at}`, { token, ...(body === undefined ? {} : { body }) })
  const read = async () => (await ask('GET')).body as SiteDesign
  const save = async (change: Partial<SiteDesignDocument>) => {
    const { draft, site: stored } = await read()
    const document = { ...draft.document, ...change }
    return ask('PUT', '', { document, revision: draft.revision, basedOn: stored.updatedAt })
  }
  const publish = async () => ask('POST', '/publish', { revision: (await read()).draft.revision })
  const preview = async () => {
    const [label = ''] = new URL((await read()).previewUrl).hostname.split('.')
    return getDesignPreview(payload, readDesignPreview(label)?.key ?? '')
  }
  return { site, token, path, ask, read, save, publish, preview }
}
