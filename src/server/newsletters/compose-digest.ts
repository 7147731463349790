import type { Payload } from 'payload'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { textDirection } from '@/src/domain/language/text-direction'
import { isLockedFor } from '@/src/domain/payments/premium'
import type { PlanType } from '@/src/domain/payments/premium'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { getMailBrand } from '../accounts/mails'
import { firstRow, rows } from '../database/statements'
import {
  LETTER_CARD,
  presentLetterCard,
  presentReadable,
  READERS_TEXT,
} from '../letters/letter-sql'
import type { LetterCardRow, LetterTextRow } from '../letters/letter-sql'
import { pictureOf } from '../mail/from-rich-text'
import { renderNewsletter } from '../mail/newsletter'
import type { NewsletterBlock } from '../mail/newsletter-blocks'
import { IS_PUBLISHED, RECIPE_CARD } from '../recipes/reading/card-sql'
import { presentCard } from '../recipes/reading/present'
import type { CardRow } from '../recipes/reading/present'
import type { SiteScope } from '../sites/scope'
import { placeOf } from './compose'
import type { ComposedMail } from './compose'

/** The period of a digest: after `since`, up to `until`. */
export type DigestPeriod = { since: Date; until: Date }

/** Recipes, and letters, that a digest lists. */
const MAX_ITEMS = 30
/** Characters of the first lines of a letter. */
const MAX_LINES = 240

/** SQL condition that row `x` was published in a period. */
const IN_PERIOD = (x: string): string =>
  `${x}.site_id = $1 and ${x}.published_at > $2 and ${x}.published_at <= $3`

const RECIPES = {
  name: 'digest_recipes',
  text: `select ${RECIPE_CARD} as card from recipes r where ${IN_PERIOD('r')} and ${IS_PUBLISHED}
    order by r.published_at desc, r.id limit ${MAX_ITEMS}`,
}
const LETTERS = {
  name: 'digest_letters',
  text: `select ${LETTER_CARD}, ${READERS_TEXT} from letters l where ${IN_PERIOD('l')}
    order by l.published_at desc, l.id limit ${MAX_ITEMS}`,
}

/** SQL condition that site 1 published something in the period of the parameters 2 and 3. */
export const HAS_DIGEST_CONTENT = `(exists (select 1 from recipes r where ${IN_PERIOD('r')} and ${IS_PUBLISHED})
  or exists (select 1 from letters l where ${IN_PERIOD('l')}))`

const HAS_CONTENT = { name: 'digest_has_content', text: `select 1 where ${HAS_DIGEST_CONTENT}` }

/** Whether something of a period is published. One statement. */
export const hasDigestContent = async (
  payload: Payload,
  siteId: string,
  { since, until }: DigestPeriod,
): Promise<boolean> => (await firstRow(payload, HAS_CONTENT, [siteId, since, until])) !== undefined

/** A recipe or a letter of a digest, as its reader may see it. */
type Item = {
  title: string
  path: string
  image: RecipeCard['image']
  text: string | null
  isLocked: boolean
}

/**
 * Composes a digest of what a site published in a period, for readers on a plan: content that they cannot
 * read whole is marked. Null when nothing of it is published any more.
 * @see docs/product/newsletters.md#weekly-digest
 */
export async function composeDigest(
  payload: Payload,
  site: SiteScope,
  { since, until }: DigestPeriod,
  planType: PlanType | null,
): Promise<ComposedMail | null> {
  const period = [site.id, since, until]
  const reader = { planType, isManager: false }
  const [place, cards, letters] = await Promise.all([
    placeOf(payload, site),
    rows<{ card: CardRow }>(payload, RECIPES, period),
    rows<LetterCardRow & LetterTextRow>(payload, LETTERS, period),
  ])
  const recipes = cards.map(({ card }) => recipeItem(presentCard(card), planType))
  const written = letters.map((row): Item => {
    const { content, isLocked } = presentReadable(row, reader)
    const { title, slug, summary, image } = presentLetterCard(row)
    const text = summary ?? shortened(plainText(content))
    return { title, path: `/letters/${encodeURIComponent(slug)}`, image, text, isLocked }
  })
  const items = [...recipes, ...written]
  if (items.length === 0) return null
  const { texts, language } = place
  const title = texts.digest(site.title)
  const rendered = await renderNewsletter(
    {
      subject: title,
      preheader: items.map((item) => item.title).join(' · '),
      language,
      direction: textDirection(title),
      title,
      note: null,
      blocks: [
        ...section(texts.digestRecipes, recipes, place),
        ...section(texts.digestLetters, written, place),
      ],
      webUrl: null,
      postalAddress: place.postalAddress,
      reason: texts.reason(site.title),
    },
    getMailBrand(site),
  )
  return { ...rendered, variant: items.some(({ isLocked }) => isLocked) ? 'preview' : 'full' }
}

function recipeItem(recipe: RecipeCard, planType: PlanType | null): Item {
  const { title, slug, image, description: text, privacySetting } = recipe
  const isLocked = isLockedFor(privacySetting, { planType, isManager: false })
  return { title, path: `/recipes/${encodeURIComponent(slug)}`, image, text, isLocked }
}

/** The beginning of a text, without a cut word; null for none. */
function shortened(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_LINES) return line === '' ? null : line
  return `${line.slice(0, MAX_LINES).replace(/\s+\S*$/, '')}…`
}

function section(
  heading: string,
  items: readonly Item[],
  { texts, origin, url }: Awaited<ReturnType<typeof placeOf>>,
): NewsletterBlock[] {
  if (items.length === 0) return []
  return [
    { type: 'heading', level: 2, runs: [{ text: heading }] },
    ...items.map(({ title, path, image, text, isLocked }): NewsletterBlock => {
      const lines = [isLocked ? texts.forPaying : null, text].filter((line) => line !== null)
      return {
        type: 'recipe-card',
        title,
        url: url(path),
        picture: image && pictureOf(image, origin, title),
        description: lines.length > 0 ? lines.join(' · ') : null,
      }
    }),
  ]
}
