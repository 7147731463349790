import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type { PlanType } from '@/src/domain/payments/premium'
import { getMailBrand } from '../accounts/mails'
import { deploymentOf } from '../deployment'
import { renderMail } from '../mail/layout'
import { getRecipe } from '../recipes/reading/read'
import type { SiteScope } from '../sites/scope'

/** A newsletter before the links of its recipient are filled in. */
export type ComposedMail = {
  variant: 'preview' | 'full'
  subject: string
  html: string
  text: string
  /** Stands for the unsubscribe link in both bodies. */
  placeholder: string
}

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
  const placeholder = `unsubscribe-${randomUUID()}`
  const { subject, html, text } = renderMail(
    {
      subject: recipe.title,
      preview: recipe.description ?? `A recipe from ${site.title}`,
      heading: recipe.title,
      paragraphs: [
        ...linesOf(note),
        ...linesOf(recipe.description),
        ...(recipe.isLocked
          ? [`The whole recipe is for paying subscribers of ${site.title}.`]
          : recipeLines(recipe)),
      ],
      button: {
        label: recipe.isLocked ? 'See the recipe' : 'Open the recipe',
        href: siteUrl(deploymentOf(payload), site, `/recipes/${encodeURIComponent(slug)}`),
      },
      footnotes: [
        `You get this email because you subscribe to ${site.title}.`,
        `Unsubscribe: ${placeholder}`,
      ],
    },
    getMailBrand(site),
  )
  return { variant: recipe.isLocked ? 'preview' : 'full', subject, html, text, placeholder }
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

function recipeLines(recipe: Recipe): string[] {
  const ingredients = recipe.ingredientUsageGroups.flatMap(({ title, ingredientUsages }) => [
    ...linesOf(title),
    ...ingredientUsages.map(({ text }) => `• ${text}`),
  ])
  const steps = recipe.instructionGroups.flatMap(({ title, instructions }) => [
    ...linesOf(title),
    ...instructions.map(({ content }, at) => `${at + 1}. ${content ? plainText(content) : ''}`),
  ])
  return [
    ...linesOf(recipe.storyExcerpt),
    ...(ingredients.length > 0 ? ['Ingredients', ...ingredients] : []),
    ...(steps.length > 0 ? ['Instructions', ...steps] : []),
    ...linesOf(plainText(recipe.note)),
  ]
}

const linesOf = (text: string | null): string[] =>
  (text ?? '').split(/\s*\n\s*/).filter((line) => line.trim() !== '')

/** Fills in the links of a recipient. */
export const withRecipientLinks = (
  { subject, html, text, placeholder }: ComposedMail,
  unsubscribeUrl: string,
): Pick<ComposedMail, 'subject' | 'html' | 'text'> => ({
  subject,
  html: html.replaceAll(placeholder, () => unsubscribeUrl),
  text: text.replaceAll(placeholder, () => unsubscribeUrl),
})
