import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SiteUpdate } from '@/src/contract/site/site-settings'
import { siteReferences } from './edit'
import { storedSettings } from './stored'
import { siteWriteOf } from './write-of'

const id = (): string => randomUUID()
const update = (settings: Record<string, unknown>) => {
  const { updatedAt: _, ...write } = SiteUpdate.parse({ title: 'Salt', slug: 'salt', ...settings })
  return write
}

const LISTS = {
  headerLinks: [{ id: id(), label: 'Shop', href: '/shop', openInNewTab: true }],
  links: [{ id: id(), label: null, href: 'https://example.com/' }],
  socialMediaLinks: [{ id: id(), platform: 'instagram', url: 'https://example.com/salt' }],
  productLinks: [
    { id: id(), productTitle: 'Pan', productImageId: id(), href: 'https://example.com/pan' },
  ],
}
const IDS = {
  featuredImageId: id(),
  logoId: id(),
  logoOnDarkId: id(),
  iconId: id(),
  faviconId: id(),
  colorThemeId: id(),
  typeThemeId: id(),
  featuredRecipeIds: [id(), id()],
}

describe('the settings of a site as Payload stores them', () => {
  it('come back as they were written', () => {
    const write = update({
      ...LISTS,
      ...IDS,
      about: [{ type: 'paragraph', children: [{ text: 'Hello' }] }],
      aboutShort: 'Hi',
      hideSidebarBio: true,
      commentsEnabled: false,
      ratingsEnabled: false,
      visitorRatingsEnabled: false,
      guestCommentsEnabled: false,
      monthlyAmountCents: 500,
      currency: 'EUR',
    })
    expect(siteWriteOf(storedSettings(write))).toMatchObject(write)
  })

  it('hold only what was sent: what is left out stays as it is', () => {
    expect(storedSettings(update({}))).toStrictEqual({ title: 'Salt', slug: 'salt' })
    expect(storedSettings(update({ logoId: null, links: [], about: null }))).toStrictEqual({
      title: 'Salt',
      slug: 'salt',
      logo: null,
      links: [],
      about: null,
    })
  })

  it('give new rows an id of their own, and keep those of known ones', () => {
    const stored = storedSettings(
      update({
        headerLinks: [...LISTS.headerLinks, { label: 'New', href: '/new' }],
        links: [...LISTS.links, { href: 'https://example.com/new' }],
        socialMediaLinks: [{ platform: 'instagram', url: 'https://example.com/new' }],
        productLinks: [{ productTitle: 'New', href: 'https://example.com/new' }],
      }),
    )
    expect(stored.headerLinks).toMatchObject([
      LISTS.headerLinks[0],
      { id: expect.any(String), label: 'New', openInNewTab: false },
    ])
    expect(stored.links).toMatchObject([LISTS.links[0], { id: expect.any(String), label: null }])
    expect(stored.socialMediaLinks).toMatchObject([{ id: expect.any(String) }])
    expect(stored.productLinks).toMatchObject([{ id: expect.any(String), productImage: null }])
  })

  it('from a form name pictures by their id, populated or not, and have no empty label', () => {
    const logo = id()
    const form = { logo: { id: logo }, icon: logo, links: [{ label: '', href: '/x' }] }
    // A populated picture has more than its id; no more of it is read.
    expect(siteWriteOf(form as Parameters<typeof siteWriteOf>[0])).toMatchObject({
      logoId: logo,
      iconId: logo,
      faviconId: null,
      featuredRecipeIds: [],
      headerLinks: [],
      links: [{ label: null, href: '/x' }],
    })
  })
})

describe('the ids that written settings point with', () => {
  it('each have their place and kind', () => {
    const places = siteReferences(update({ ...IDS, ...LISTS })).map(
      ({ path, kind }) => `${path}: ${kind}`,
    )
    expect(places).toEqual([
      'featuredImageId: image',
      'logoId: image',
      'logoOnDarkId: image',
      'iconId: image',
      'faviconId: image',
      'colorThemeId: color-theme',
      'typeThemeId: type-theme',
      'featuredRecipeIds.0: recipe',
      'featuredRecipeIds.1: recipe',
      'productLinks.0.productImageId: image',
    ])
    expect(siteReferences(update({ logoId: null, productLinks: [] }))).toEqual([])
  })
})
