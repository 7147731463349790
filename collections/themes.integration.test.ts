import { describe, expect, it } from 'vitest'
import { inTransaction } from '@/src/server/database/transaction'
import { createSession } from '@/src/server/accounts/sessions'
import { ADMIN_COOKIE } from '@/access/admin-session'
import { makeSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const PALE = '#faf7f0'
const GROUNDS = {
  colorAccent: PALE,
  colorSubdued: PALE,
  colorOverlay: PALE,
  colorBackground: PALE,
  colorPanel: PALE,
  colorEmphasis: PALE,
  colorOutline: PALE,
}

// docs/product/sites-and-hosts.md#colours
describe('a colour theme', () => {
  it('is refused while its text cannot be read, with the nearest colour that can', async () => {
    const payload = await testPayload()
    const site = await makeSite(payload)
    const token = await inTransaction(payload, (req) =>
      createSession(req, site.owner, 'admin', null),
    )
    const save = (colorText: string) =>
      callApi(payload, 'POST', '/api/color-themes?depth=0', {
        headers: { cookie: `${ADMIN_COOKIE}=${token}`, origin: payload.config.serverURL },
        body: { site: site.id, title: 'Pale', ...GROUNDS, colorText },
      })
    const refused = await save('#aaaaaa')
    expect(refused.status).toBe(400)
    const words = JSON.stringify(refused.body)
    const nearest = /The nearest readable colour is (#[0-9a-f]{6})/.exec(words)?.[1] ?? ''
    expect(nearest, words).toMatch(/^#/)
    expect((await save(nearest)).status).toBe(201)
  })

  it('comes with an export as it was', async () => {
    const payload = await testPayload()
    const data = { title: 'Old', ...GROUNDS, colorText: '#aaaaaa' }
    await expect(
      payload.create({ collection: 'color-themes', data, depth: 0 }),
    ).resolves.toMatchObject({ colorText: '#aaaaaa' })
  })
})
