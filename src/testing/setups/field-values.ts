import { randomUUID } from 'node:crypto'
import type { Field, Payload } from 'payload'
import { beforeAll } from 'vitest'
import type { CollectionSlug } from '@/access/policy'
import { makeRecipe, makeUser, unique } from '@/src/testing/builders'
import { Documents } from '@/src/testing/documents'
import type { Data } from '@/src/testing/documents'
import { testPayload } from '@/src/testing/payload'
import { adminHeaders, makePeople, ROLES } from '@/src/testing/roles'
import type { People, Role } from '@/src/testing/roles'
import { forEachPageSeo } from '@/src/domain/page-seo'

/*
 * Made of the policy: every field of every collection, by everybody, for a document of the site and for
 * one of no site, sent to Payload's REST. What the policy does not open stays as it is stored.
 */
export let payload: Payload

let people: People

/** Makes documents of any collection. */
export let documents: Documents

/** The headers each role is signed in with. */
export let headers: Record<Role, Record<string, string>>

beforeAll(async () => {
  payload = await testPayload()
  people = await makePeople(payload)
  documents = new Documents(payload, people)
  const signedIn = await Promise.all(
    ROLES.map(async (role) => [role, await adminHeaders(payload, people.ids[role])] as const),
  )
  headers = Object.fromEntries(signedIn) as typeof headers
})

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' },
        ],
      },
    ],
  },
})

/** Values for fields that want a form of their own. */
const OTHER: Readonly<Record<string, () => unknown>> = {
  cssOverrides: () => `h1 { order: ${unique('').length} }`,
  slug: () => unique('other'),
  handle: () => unique('handle'),
  key: () => unique('key'),
  currency: () => 'EUR',
  language: () => 'de',
  timeZone: () => 'Europe/Berlin',
  googleAnalyticsId: () => 'G-OTHER12345',
  themeAccentColor: () => '#123456',
  displayFontFamily: () => 'Lora',
  narrativeFontFamily: () => 'Lora',
  from: () => `/${unique('other')}`,
  to: () => '/recipes',
  id: () => randomUUID(),
  headerLinks: () => [{ label: 'Other', href: '/other' }],
  homeSections: () => [{ section: 'about', isHidden: true, heading: null }],
  links: () => [{ label: 'Other', href: 'https://example.com/other' }],
  socialMediaLinks: () => [{ platform: 'x', url: 'https://example.com/other' }],
  productLinks: () => [{ productTitle: 'Other', href: 'https://example.com/other' }],
  domains: () => [{ domain: `${unique('other')}.example`, verifiedAt: '2030-01-01T00:00:00.000Z' }],
  images: async () => [{ image: await documents.make('images') }],
  ingredientUsageGroups: () => [{ ingredientUsages: [{ ingredientTitleOverride: 'other' }] }],
  instructionGroups: () => [{ instructions: [{ content: paragraph('Other') }] }],
  equipmentUsages: async () => [{ equipment: await documents.make('equipment') }],
  contributors: () => [people.site.owner],
  ...forEachPageSeo(() => () => ({ title: unique('other') })),
  legacyRecipeData: () => ({ content: '<p>other</p>' }),
  url: () => '/media/other.png',
  link: () => 'https://example.com/other',
  href: () => 'https://example.com/other',
  document: async () => ({ relationTo: 'recipes', value: await recipeId() }),
}

const recipeId = async () => (await makeRecipe(payload, people.site.id)).id

const COLOR = /^color(?!Theme$)/

/** Another valid value for a field. */
export async function otherValue(
  slug: CollectionSlug,
  field: Field & { name: string },
  document: Data = {},
): Promise<unknown> {
  // A picture of a person is one that the person sent.
  if (field.name === 'avatar') {
    return documents.make('images', { site: null, uploadedBy: document['id'] })
  }
  if (slug === 'recipes' && field.name === 'tags') return [await documents.make('terms')]
  // Text that cannot be read on its background is refused.
  if (field.name === 'colorText') return '#fffffe'
  if (COLOR.test(field.name)) return '#654321'
  if (field.name in TERM_KINDS) {
    return [await documents.make('terms', { kind: TERM_KINDS[field.name] })]
  }
  // The upper end of a range is above the lower one.
  if (field.name === 'yieldMax') return Number(document['yieldServings'] ?? 0) + 2
  const own = OTHER[field.name]
  // Groups of the same names hold other things.
  if (own && !(field.name === 'images' && slug !== 'recipes')) return own()
  // A site must refer to its own entities.
  const id = document['id']
  const of = slug === 'sites' && id !== undefined ? { site: id } : {}
  return byType(field, document[field.name], of)
}

const TERM_KINDS: Readonly<Record<string, string>> = {
  meals: 'meal',
  foodCategories: 'category',
  cuisines: 'cuisine',
  methods: 'method',
  diets: 'diet',
}

async function byType(
  field: Field & { name: string },
  current: unknown,
  of: Data,
): Promise<unknown> {
  switch (field.type) {
    case 'number':
      return field.name.endsWith('Weight') ? 500 : 7
    case 'checkbox':
      return current !== true
    case 'date':
      return '2031-02-03T04:05:06.000Z'
    case 'select':
      return field.options
        .map((option) => (typeof option === 'string' ? option : option.value))
        .find((value) => value !== current)
    case 'relationship':
    case 'upload':
      return related(field, of)
    case 'richText':
      return paragraph(unique('other'))
    case 'group':
      return { width: 5, height: 5, x: 1, y: 1 }
    case 'json':
      return { other: 'value' }
    case 'email':
      return `${unique('other')}@example.com`
    case 'array':
      return []
    default:
      return 'hasMany' in field && field.hasMany ? ['other'] : unique('other')
  }
}

async function related(
  field: Field & { type: 'relationship' | 'upload' },
  of: Data,
): Promise<unknown> {
  const to = field.relationTo
  if (typeof to !== 'string') {
    return { relationTo: to[0], value: (await makeUser(payload)).id }
  }
  const id = to === 'users' ? (await makeUser(payload)).id : await documents.make(to, of)
  return field.hasMany === true ? [id] : id
}
