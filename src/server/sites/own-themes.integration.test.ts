import { describe, expect, it } from 'vitest'
import type { SiteUpdate } from '@/src/contract/site/site-settings'
import { PALETTES } from '@/src/domain/appearance/palettes'
import { TYPE_PAIRS } from '@/src/domain/appearance/type-pairs'
import { makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import type { Caller } from '../accounts/caller'
import { updateSite } from './edit'
import { getPublicSite } from './read'

const payload = await testPayload()

const [sage, tomato] = PALETTES.map(({ colours }) => colours)
const [first, second] = TYPE_PAIRS
if (!sage || !tomato || !first || !second) throw new Error('There are at least two of each')

async function ownSite() {
  const { id: owner } = await makeUser(payload)
  const { id, slug, title } = await makeSite(payload, { owner })
  const caller: Caller = {
    userId: owner,
    email: '',
    sessionId: '',
    siteId: null,
    isPlatformAdmin: false,
    isBound: false,
  }
  const change = (write: Partial<SiteUpdate>) =>
    updateSite(payload, id, caller, { title, slug, ...write }, null)
  return { id, slug, change }
}

const themesOf = async (site: string): Promise<number> => {
  const where = { site: { equals: site } }
  const colours = await payload.count({ collection: 'color-themes', where })
  const type = await payload.count({ collection: 'type-themes', where })
  return colours.totalDocs + type.totalDocs
}

// docs/product/sites-and-hosts.md#colours
describe('colours and fonts that are written with a site’s settings', () => {
  it('are the site’s own, and changed where it has some', async () => {
    const { id, slug, change } = await ownSite()
    const stored = await change({ colorTheme: sage, typeTheme: first })
    expect(stored).toMatchObject({ colorTheme: sage, typeTheme: first })
    const again = await change({ colorTheme: tomato, typeTheme: second })
    expect([again.colorThemeId, again.typeThemeId]).toEqual([
      stored.colorThemeId,
      stored.typeThemeId,
    ])
    expect(await getPublicSite(payload, slug)).toMatchObject({
      colorTheme: tomato,
      typeTheme: second,
    })
    expect(await themesOf(id)).toBe(2)
  })

  it('leave a theme of all sites, and the themes of other sites, as they are', async () => {
    const shared = await payload.create({
      collection: 'color-themes',
      data: { ...tomato, title: 'For all' },
      depth: 0,
    })
    const one = await ownSite()
    const other = await ownSite()
    await one.change({ colorThemeId: shared.id })
    await other.change({ colorTheme: tomato })
    const stored = await one.change({ colorTheme: sage })
    expect(stored.colorThemeId).not.toBe(shared.id)
    expect(await payload.findByID({ collection: 'color-themes', id: shared.id })).toMatchObject(
      tomato,
    )
    expect((await getPublicSite(payload, other.slug))?.colorTheme).toEqual(tomato)
  })

  it('are refused beside the id of a theme, and nothing is stored', async () => {
    const { id, change } = await ownSite()
    await expect(change({ colorTheme: sage, colorThemeId: null })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    await expect(change({ typeTheme: first, typeThemeId: null })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    expect(await themesOf(id)).toBe(0)
  })
})
