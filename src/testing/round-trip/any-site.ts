import fc from 'fast-check'
import { normaliseEmail } from '@/src/domain/addresses/email-address'
import { FONT_FAMILIES } from '@/src/domain/appearance/font-families'
import { REDIRECT_ORIGINS } from '@/src/domain/addresses/redirect-origin'
import { isOldPath, isRedirectTarget } from '@/src/domain/addresses/redirect-target'
import { hasVisibleText, oneLine } from '@/src/domain/language/visible-text'
import {
  LETTER_AUDIENCES,
  MAX_LETTER_SUMMARY,
  MAX_LETTER_TITLE,
} from '@/src/domain/letters/letter-limits'
import { TERM_KINDS } from '@/src/domain/recipes/term-kind'
import { anyRecipe } from './any-recipe'
import type { Pantry } from './any-recipe'
import { anyAddress, anyLetterDocument, anyMoment, anySlug, anyTitle, anyText } from './any-text'
import { colour, orNull, path, seo, textOrNull } from './any-part'
import { designDraft, settings } from './any-settings'

/** Entities that every site of an installation may use, by id. */
export type Catalogue = Omit<Pantry, 'pictures' | 'videos'> & {
  colorThemes: readonly string[]
  typeThemes: readonly string[]
}

const weight = fc.integer({ min: 100, max: 900 })
const family = fc.constantFrom(...FONT_FAMILIES.map(({ name }) => name))

/** A picture of one colour: two of equal colour and type have equal bytes. */
const picture = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('jpeg', 'png', 'webp', 'svg'),
  colour: fc.constantFrom('#a02020', '#2020a0', '#20a020'),
  width: fc.constantFrom(8, 31),
  alt: textOrNull,
  name: textOrNull,
})
/** A video, with the index of its poster; two of equal type have equal bytes. */
const video = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('mp4', 'webm'),
  title: textOrNull,
  posterAt: orNull(fc.nat(1)),
})
const term = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...TERM_KINDS),
  slug: fc.oneof(anySlug, fc.constantFrom('vegan', 'dinner')),
  title: anyTitle,
  aliases: fc.array(anyTitle, { maxLength: 2 }),
})
const piece = term.map(({ kind: _kind, ...rest }) => rest)
const colorTheme = fc.record({
  id: fc.uuid(),
  title: anyTitle,
  colorText: colour,
  colorAccent: colour,
  colorSubdued: colour,
  colorOverlay: colour.map((value) => `${value}b3`),
  colorBackground: colour,
  colorPanel: colour,
  colorEmphasis: colour,
  colorOutline: colour,
})
const typeTheme = fc.record({
  id: fc.uuid(),
  title: anyTitle,
  displayFontFamily: family,
  narrativeFontFamily: family,
  displayFontNormalWeight: weight,
  displayFontBoldWeight: weight,
  narrativeFontNormalWeight: weight,
  narrativeFontBoldWeight: weight,
})

const redirect = fc.record({
  from: fc.oneof(path, fc.constant('/old post')).filter(isOldPath),
  to: fc.oneof(path, anyAddress).filter(isRedirectTarget),
  origin: fc.constantFrom(null, ...REDIRECT_ORIGINS),
})
const subscriber = fc.record({
  email: fc
    .tuple(fc.constantFrom('', '+', '-', '='), fc.emailAddress())
    .map(([sign, address]) => normaliseEmail(sign + address) ?? 'plain@example.com'),
  // As every way to a name stores it.
  displayName: orNull(
    anyText.map(oneLine).filter((text) => text.length >= 2 && hasVisibleText(text)),
  ),
  receivesNewsletter: fc.boolean(),
  createdAt: anyMoment,
  hasJoined: fc.boolean(),
})

/** Distinct pictures: each has a different width. */
const distinctLooks = <Picture extends { width: number }>(pictures: Picture[]): Picture[] =>
  pictures.map((picture, at) => ({ ...picture, width: picture.width + 100 * at }))

const event = (pictures: readonly string[]) =>
  fc.record({
    title: fc.oneof(anyTitle, fc.constant('Open kitchen')),
    date: fc.oneof(anyMoment, fc.constant('2026-12-24T17:00:00.000Z')),
    location: textOrNull,
    description: textOrNull,
    href: orNull(anyAddress),
    image: orNull(fc.constantFrom(...pictures)),
  })

const letter = (
  { units, pictures }: { units: readonly string[]; pictures: readonly string[] },
  recipes: readonly string[],
) =>
  fc.record({
    slug: anySlug,
    title: anyTitle.map((title) => title.slice(0, MAX_LETTER_TITLE).trim() || 'Letter'),
    summary: textOrNull.map((text) => text && text.slice(0, MAX_LETTER_SUMMARY)),
    image: orNull(fc.constantFrom(...pictures)),
    audience: fc.constantFrom(...LETTER_AUDIENCES),
    publishedAt: orNull(anyMoment),
    content: anyLetterDocument({ usages: [], units, images: pictures }, recipes),
  })

const rule = fc.record({
  query: textOrNull.map((text) => (text !== null && text.length <= 200 ? text.trim() : '')),
  maxTotalMinutes: orNull(fc.integer({ min: 0, max: 600 })),
  privacySetting: orNull(fc.constantFrom('public' as const, 'subscribers_only' as const)),
  meals: fc.array(anySlug, { maxLength: 2 }),
  categories: fc.array(anySlug, { maxLength: 1 }),
  methods: fc.array(anySlug, { maxLength: 1 }),
  cuisines: fc.array(anySlug, { maxLength: 1 }),
  diets: fc.array(anySlug, { maxLength: 1 }),
  tags: fc.array(anySlug, { maxLength: 2 }),
  orderBy: fc.constantFrom('published_at_desc' as const, 'title_asc' as const),
  limit: fc.integer({ min: 1, max: 500 }),
})

const collection = (
  { pictures, videos }: { pictures: readonly string[]; videos: readonly string[] },
  recipes: readonly string[],
) =>
  fc.record({
    slug: anySlug,
    title: anyTitle,
    description: textOrNull,
    image: orNull(fc.constantFrom(...pictures)),
    video: videos.length === 0 ? fc.constant(null) : orNull(fc.constantFrom(...videos)),
    seo: seo(pictures),
    recipes: fc.shuffledSubarray([...recipes]),
    rule: orNull(rule),
    createdAt: anyMoment,
  })

/**
 * Generates any site that the data model allows, as far as exports contain it; ids refer to entities that
 * are stored before.
 */
export const anySite = (catalogue: Catalogue) =>
  fc
    .record({
      // Equal pictures are one in an export, which a gallery shows once.
      pictures: fc
        .uniqueArray(picture, { minLength: 1, maxLength: 4, selector: ({ id }) => id })
        .map(distinctLooks),
      videos: fc.uniqueArray(video, { maxLength: 3, selector: ({ id }) => id }),
      terms: fc.uniqueArray(term, {
        maxLength: 4,
        selector: ({ kind, slug }) => `${kind} ${slug}`,
      }),
      // An export names a piece by its title.
      equipment: fc
        .uniqueArray(piece, { maxLength: 2, selector: ({ title }) => title })
        .filter((pieces) => new Set(pieces.map(({ slug }) => slug)).size === pieces.length),
      colorThemes: fc.array(colorTheme, { maxLength: 2 }),
      typeThemes: fc.array(typeTheme, { maxLength: 2 }),
      redirects: fc.uniqueArray(redirect, { maxLength: 3, selector: ({ from }) => from }),
      subscribers: fc.uniqueArray(subscriber, { maxLength: 4, selector: ({ email }) => email }),
    })
    .chain((parts) => withRecipes(catalogue, parts))

type Parts = {
  pictures: readonly { id: string }[]
  videos: readonly { id: string }[]
  terms: readonly { id: string; kind: (typeof TERM_KINDS)[number] }[]
  equipment: readonly { id: string }[]
  colorThemes: readonly { id: string }[]
  typeThemes: readonly { id: string }[]
}

function withRecipes<Given extends Parts>(catalogue: Catalogue, parts: Given) {
  const pictures = idsOf(parts.pictures)
  const videos = idsOf(parts.videos)
  const own = (kind: (typeof TERM_KINDS)[number]) => [
    ...catalogue.terms[kind],
    ...idsOf(parts.terms.filter((each) => each.kind === kind)),
  ]
  const equipment = [...catalogue.equipment, ...idsOf(parts.equipment)]
  const terms = {
    meal: own('meal'),
    category: own('category'),
    cuisine: own('cuisine'),
    method: own('method'),
    diet: own('diet'),
    tag: own('tag'),
  }
  const colorThemes = [...catalogue.colorThemes, ...idsOf(parts.colorThemes)]
  const typeThemes = [...catalogue.typeThemes, ...idsOf(parts.typeThemes)]
  return fc
    .uniqueArray(anyRecipe({ ...catalogue, equipment, terms, pictures, videos }), {
      maxLength: 4,
      selector: ({ write, source }) => `${write.slug} ${source?.sourceKey ?? ''}`,
      comparator: (one, other) => {
        const [slug, key] = one.split(/ (.*)/s)
        const [otherSlug, otherKey] = other.split(/ (.*)/s)
        return slug === otherSlug || (key !== '' && key === otherKey)
      },
    })
    .chain((recipes) => {
      const slugs = recipes.map(({ write }) => write.slug)
      return fc.record({
        parts: fc.constant(parts),
        recipes: fc.constant(recipes),
        settings: settings(catalogue, pictures),
        colorTheme: orNull(fc.constantFrom(...colorThemes)),
        typeTheme: orNull(fc.constantFrom(...typeThemes)),
        featuredRecipes: fc.shuffledSubarray(slugs, {
          maxLength: Math.min(5, slugs.length),
        }),
        letters: fc.uniqueArray(letter({ units: catalogue.units, pictures }, slugs), {
          maxLength: 3,
          selector: (each) => each.slug,
        }),
        events: fc.array(event(pictures), { maxLength: 4 }),
        designDraft: orNull(designDraft(pictures)),
        collections: fc.uniqueArray(collection({ pictures, videos }, slugs), {
          maxLength: 3,
          selector: ({ slug }) => slug,
        }),
      })
    })
}

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)

/** A generated site. */
export type AnySite = ReturnType<typeof anySite> extends fc.Arbitrary<infer Site> ? Site : never
