import { expect, it } from 'vitest'
import { makeSite, makeToken } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload({ PUBLIC_PROTOCOL: 'https', ROOT_DOMAIN: 'recipes.example' })

it('is kept where no other host of the domain can put one, once there is https', async () => {
  const site = await makeSite(payload)
  const token = await makeToken(payload, site.owner)
  const answer = await callApi(payload, 'POST', '/v1/manage/admin-sessions', { token })
  const cookie = answer.headers.get('set-cookie') ?? ''
  // Browsers take a name that begins so from this very host alone, by https and for all paths.
  expect(cookie).toMatch(
    /^__Host-admin-session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
  )
  const signedIn = (sent: string) => payload.auth({ headers: new Headers({ cookie: sent }) })
  expect((await signedIn(cookie)).user?.id).toBe(site.owner)
  expect((await signedIn(`a=b; ${cookie}`)).user?.id).toBe(site.owner)
  // As a host beside it could set it.
  expect((await signedIn(cookie.replace('__Host-', ''))).user).toBeNull()
})
