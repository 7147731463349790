import { describe, expect, it } from 'vitest'
import { SiteCreate } from '@/src/contract/site/site-settings'
import { makeSite, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { createSite, updateSite } from './edit'

const payload = await testPayload()

const DEFAULTS = {
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
  isMeasurementSystemChosen: false,
  isTemperatureSystemChosen: false,
}
const created = async (settings: Partial<SiteCreate>) => {
  const { id: userId } = await makeUser(payload)
  const caller = {
    ...{ userId, isPlatformAdmin: false, email: '', sessionId: '', siteId: null, isBound: false },
  }
  const write = SiteCreate.parse({ title: 'Salt', slug: unique('salt'), ...settings })
  return { caller, site: await createSite(payload, caller, write) }
}

// docs/product/sites-and-hosts.md#chosen-measures
describe('the measures of a site', () => {
  it('are not chosen by a client that leaves them out, and have the defaults of the API', async () => {
    expect((await created({})).site).toMatchObject(DEFAULTS)
  })

  it('are chosen by a client that sends them, also when it sends the default', async () => {
    const { site, caller } = await created({ defaultTemperatureSystem: 'fahrenheit' })
    expect(site).toMatchObject({ ...DEFAULTS, isTemperatureSystemChosen: true })
    const { title, slug } = site
    const renamed = { title: 'Pepper', slug }
    expect(await updateSite(payload, site.id, caller, renamed, null)).toMatchObject({
      ...DEFAULTS,
      isTemperatureSystemChosen: true,
    })
    const sent = { title, slug, defaultMeasurementSystem: 'imperial' } as const
    expect(await updateSite(payload, site.id, caller, sent, null)).toMatchObject({
      ...DEFAULTS,
      isMeasurementSystemChosen: true,
      isTemperatureSystemChosen: true,
    })
  })

  it('are chosen by a change of them in the admin of Payload, and not by any other', async () => {
    const { id, owner } = await makeSite(payload)
    const user = await payload.findByID({ collection: 'users', id: owner })
    const save = (data: object) =>
      payload.update({
        ...{ collection: 'sites', id, overrideAccess: false },
        ...{ user: { ...user, collection: 'users' }, data, depth: 0 },
      })
    await save({
      title: 'Renamed',
      isMeasurementSystemChosen: true,
      defaultMeasurementSystem: 'imperial',
    })
    const stored = () => payload.findByID({ collection: 'sites', id, depth: 0 })
    expect(await stored()).toMatchObject({ ...DEFAULTS, title: 'Renamed' })
    await save({ defaultMeasurementSystem: 'metric' })
    await save({ title: 'Renamed again' })
    expect(await stored()).toMatchObject({
      defaultMeasurementSystem: 'metric',
      isMeasurementSystemChosen: true,
      isTemperatureSystemChosen: false,
    })
  })
})
