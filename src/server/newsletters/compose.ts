import type { Payload } from 'payload'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { siteOrigin, siteUrl } from '@/src/domain/addresses/deployment'
import { textDirection } from '@/src/domain/language/text-direction'
import type { PlanType } from '@/src/domain/payments/premium'
import { getMailBrand } from '../accounts/mails'
import { listUnits } from '../catalogues/units'
import { deploymentOf } from '../deployment'
import { getMailedDraft } from '../letters/preview'
import { getMailedLetter } from '../letters/read'
import { letterNewsletter } from '../mail/letter-newsletter'
import { getPostalAddress } from '../mail-settings/mail-settings'
import { mailTexts } from '../mail/mail-texts'
import { renderNewsletter } from '../mail/newsletter'
import type { Newsletter, NewsletterBlock } from '../mail/newsletter-blocks'
import { recipeNewsletter } from '../mail/recipe-newsletter'
import type { RenderedNewsletter } from '../mail/recipient-links'
import { getUnpublishedRecipe } from '../recipes/drafts/preview-page'
import { getRecipe } from '../recipes/reading/read'
import type { SiteScope } from '../sites/scope'

/** A newsletter before the links of its recipient are set. */
export type ComposedMail = RenderedNewsletter & { variant: 'preview' | 'full' }

/** The content of a newsletter: the recipe of a slug, or a letter. */
export type NewsletterContent = { slug: string; letterId: string | null; note: string | null }

/** Content as a reader may read it. */
type Readable = {
  title: string
  summary: string | null
  isLocked: boolean
  blocks: NewsletterBlock[]
  /** Its page; null if it has none. */
  webUrl: string | null
}

/** Addresses, texts and units for the content of a site's newsletter. */
type Place = Awaited<ReturnType<typeof placeOf>>

/** Options of reading the content of a newsletter. */
type ReadOptions = {
  /** Whether content that is not published is included, with the draft of its editor: for its author. */
  withDrafts?: boolean
}

/**
 * Composes a newsletter for readers on a plan: whole, or as a preview if the content is locked for them. Null
 * when it cannot be read.
 * @see docs/product/newsletters.md#audience
 */
export async function composeNewsletter(
  payload: Payload,
  site: SiteScope,
  content: NewsletterContent,
  planType: PlanType | null,
  options: ReadOptions = {},
): Promise<ComposedMail | null> {
  const read = await readNewsletter(payload, site, content, planType, options)
  if (!read) return null
  const rendered = await renderNewsletter(read.newsletter, getMailBrand(site))
  return { ...rendered, variant: read.isLocked ? 'preview' : 'full' }
}

/** Reads a newsletter as readers on a plan get it; null when its content cannot be read. */
export async function readNewsletter(
  payload: Payload,
  site: SiteScope,
  content: NewsletterContent,
  planType: PlanType | null,
  { withDrafts = false }: ReadOptions = {},
): Promise<{ newsletter: Newsletter; isLocked: boolean } | null> {
  const { letterId, note } = content
  const place = await placeOf(payload, site)
  const readable =
    letterId === null
      ? readableRecipe(await findRecipe(payload, site, content.slug, planType, withDrafts), place)
      : await readableLetter(payload, site, letterId, { planType, place, withDrafts })
  if (!readable) return null
  const { title, summary, isLocked, blocks, webUrl } = readable
  const newsletter = {
    subject: title,
    preheader: note ?? summary ?? '',
    language: place.language,
    direction: textDirection([title, note, summary].join('\n')),
    title,
    note,
    blocks,
    webUrl,
    postalAddress: place.postalAddress,
    reason: place.texts.reason(site.title),
  }
  return { newsletter, isLocked }
}

/** Returns the addresses, texts, units and postal address for newsletters of a site. */
export async function placeOf(payload: Payload, site: SiteScope) {
  const deployment = deploymentOf(payload)
  const language = site.language ?? 'en'
  const texts = mailTexts(language)
  const [allUnits, postalAddress] = await Promise.all([
    listUnits(payload),
    getPostalAddress(payload, site.id),
  ])
  const units = new Map(allUnits.map((unit) => [unit.id, unit]))
  const url = (path: string): string => siteUrl(deployment, site, path)
  const paywallOf = (text: string) => ({ text, label: texts.subscribe, href: url('/subscribe') })
  const origin = siteOrigin(deployment, site)
  return { language, texts, units, url, origin, paywallOf, postalAddress, site }
}

function readableRecipe(recipe: Recipe | null, place: Place): Readable | null {
  if (!recipe) return null
  const { units, origin, language, texts, site } = place
  const url = place.url(`/recipes/${encodeURIComponent(recipe.slug)}`)
  const paywall = place.paywallOf(texts.paywall(site.title))
  const blocks = recipeNewsletter(recipe, { url, origin, units, language, paywall })
  const { title, description, isLocked } = recipe
  return { title, summary: description, isLocked, blocks, webUrl: url }
}

type LetterOptions = { planType: PlanType | null; place: Place; withDrafts: boolean }

async function readableLetter(
  payload: Payload,
  site: SiteScope,
  id: string,
  { planType, place, withDrafts }: LetterOptions,
): Promise<Readable | null> {
  const reader = { planType, isManager: false }
  const read = withDrafts ? getMailedDraft : getMailedLetter
  const letter = await read(payload, site.id, id, reader)
  if (!letter) return null
  const { units, origin, texts } = place
  const paywall = place.paywallOf(texts.letterPaywall(site.title))
  const blocks = letterNewsletter(letter, { origin, units, paywall })
  const { title, summary, isLocked, isPublished, slug } = letter
  const webUrl = isPublished ? place.url(`/letters/${encodeURIComponent(slug)}`) : null
  return { title, summary, isLocked, blocks, webUrl }
}

/**
 * Reads a recipe as a reader on a plan would. For an author one that is not published is read too, with its
 * draft, which publishing it would store.
 */
async function findRecipe(
  payload: Payload,
  { id }: SiteScope,
  slug: string,
  planType: PlanType | null,
  withDrafts: boolean,
): Promise<Recipe | null> {
  const shownTo = { planType, isManager: false }
  const published = await getRecipe(payload, id, slug, shownTo)
  return published || !withDrafts ? published : getUnpublishedRecipe(payload, id, slug, shownTo)
}
