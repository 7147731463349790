import type { Payload } from 'payload'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { siteOrigin, siteUrl } from '@/src/domain/addresses/deployment'
import { textDirection } from '@/src/domain/language/text-direction'
import type { PlanType } from '@/src/domain/payments/premium'
import { getMailBrand } from '../accounts/mails'
import { listUnits } from '../catalogues/units'
import { deploymentOf } from '../deployment'
import { mailTexts } from '../mail/mail-texts'
import { renderNewsletter } from '../mail/newsletter'
import { recipeNewsletter } from '../mail/recipe-newsletter'
import type { RenderedNewsletter } from '../mail/recipient-links'
import { getRecipe } from '../recipes/reading/read'
import type { SiteScope } from '../sites/scope'

/** A newsletter before the links of its recipient are set. */
export type ComposedMail = RenderedNewsletter & { variant: 'preview' | 'full' }

/** The content of a recipe newsletter. */
export type RecipeNewsletter = { slug: string; note: string | null }

/**
 * Composes the newsletter of a recipe for readers on a plan: whole, or as a preview if the recipe is locked for
 * them. Null when the recipe cannot be read.
 * @see docs/product/newsletters.md#audience
 */
export async function composeRecipeNewsletter(
  payload: Payload,
  site: SiteScope,
  { slug, note }: RecipeNewsletter,
  planType: PlanType | null,
  { withDrafts = false }: { withDrafts?: boolean } = {},
): Promise<ComposedMail | null> {
  const recipe = await findRecipe(payload, site, slug, planType, withDrafts)
  if (!recipe) return null
  const deployment = deploymentOf(payload)
  const brand = getMailBrand(site)
  const language = site.language ?? 'en'
  const texts = mailTexts(language)
  const webUrl = siteUrl(deployment, site, `/recipes/${encodeURIComponent(slug)}`)
  const units = new Map((await listUnits(payload)).map((unit) => [unit.id, unit]))
  const paywall = {
    text: texts.paywall(site.title),
    label: texts.subscribe,
    href: siteUrl(deployment, site, '/subscribe'),
  }
  const rendered = await renderNewsletter(
    {
      subject: recipe.title,
      preheader: note ?? recipe.description ?? '',
      language,
      direction: textDirection([recipe.title, note, recipe.description].join('\n')),
      title: recipe.title,
      note,
      blocks: recipeNewsletter(recipe, {
        url: webUrl,
        origin: siteOrigin(deployment, site),
        units,
        language,
        paywall,
      }),
      webUrl,
      postalAddress: null,
      reason: texts.reason(site.title),
    },
    brand,
  )
  return { ...rendered, variant: recipe.isLocked ? 'preview' : 'full' }
}

/** Reads a recipe as a reader on a plan would; with drafts for an author who tests a newsletter. */
function findRecipe(
  payload: Payload,
  { id }: SiteScope,
  slug: string,
  planType: PlanType | null,
  withDrafts: boolean,
): Promise<Recipe | null> {
  const shownTo = { planType, isManager: false }
  const reader = { planType, isManager: withDrafts }
  return getRecipe(payload, id, slug, reader, { withDrafts, shownTo })
}
