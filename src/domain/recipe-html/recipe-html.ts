import { durationText } from '../amounts/duration'
import type { UnitNames } from '../amounts/quantity'
import { yieldText } from '../cooking/scale'
import type { References, WrittenRecipe, WrittenTool } from './content'
import { escapeHtml } from './escape'
import { ingredientsHtml, instructionsHtml, section, wrapped } from './method-html'
import { pictureHtml } from './picture-html'
import { linkHtml, richTextHtml } from './rich-text-html'

/** The addresses for a written recipe: its page, and its site's origin without a trailing slash. */
export type WritingPlace = {
  url: string
  origin: string
  /** The catalogue's units by id, for measurements in running text. */
  units: ReadonlyMap<string, UnitNames>
}

/**
 * The notice for readers without a paid subscription.
 * @see docs/product/recipe-page.md#locked-recipe
 */
const PREMIUM_NOTICE =
  'This is a premium recipe and is only available to subscribers with full access subscriptions.'

/**
 * A recipe as plain HTML for feed readers: absolute addresses, escaped texts, no styles and no scripts.
 * Amounts are in the default measures of the recipe's page.
 */
export function recipeHtml(recipe: WrittenRecipe, { url, origin, units }: WritingPlace): string {
  const references = referencesOf(recipe, { units, origin })
  const [cover] = recipe.images
  const ingredients = ingredientsHtml(recipe.ingredientUsageGroups)
  const head = [
    cover ? pictureHtml(cover, origin, cover.alt ?? recipe.title) : '',
    wrapped('p', recipe.description),
    wrapped('p', factsText(recipe)),
  ]
  if (recipe.isLocked) return [...head, ingredients, lockedHtml(url)].join('')
  const method = ingredients + instructionsHtml(recipe.instructionGroups, references, origin)
  return [
    ...head,
    videoHtml(recipe.youtubeVideoId),
    wrapped('p', recipe.storyExcerpt),
    richTextHtml(recipe.storyMore, references),
    recipe.legacyRecipeData?.content ?? method,
    section('Notes', richTextHtml(recipe.note, references)),
    equipmentHtml(recipe.equipmentUsages),
  ].join('')
}

function referencesOf(
  { ingredientUsageGroups, storyImages }: WrittenRecipe,
  { units, origin }: Pick<WritingPlace, 'units' | 'origin'>,
): References {
  const usages = ingredientUsageGroups.flatMap((group) => group.ingredientUsages)
  return {
    usages: new Map(usages.map((usage) => [usage.id, usage])),
    units,
    pictures: new Map(storyImages.map((image) => [image.id, image])),
    origin,
  }
}

/** Yield and times on one line: `Makes 2 loaves · Prep 15 min · Cook 25 min`. */
function factsText(recipe: WrittenRecipe): string {
  const makes = yieldText(recipe)
  const times = [
    ['Prep', recipe.prepTimeMinutes],
    ['Cook', recipe.cookTimeMinutes],
    [recipe.customTimeLabel ?? 'Other', recipe.customTimeMinutes],
  ] as const
  return [
    ...(makes === '' ? [] : [`Makes ${makes}`]),
    ...times.flatMap(([label, minutes]) => (minutes ? `${label} ${durationText(minutes)}` : [])),
  ].join(' · ')
}

const lockedHtml = (url: string): string =>
  `<p>${PREMIUM_NOTICE} <a href="${escapeHtml(url)}">Read it on the site</a></p>`

function videoHtml(youtubeVideoId: string | null): string {
  if (youtubeVideoId === null || youtubeVideoId === '') return ''
  const href = `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeVideoId)}`
  return `<p>${linkHtml(href, 'Watch the video')}</p>`
}

function equipmentHtml(tools: readonly WrittenTool[]): string {
  const items = tools.map(({ equipment, equipmentTitleOverride, note, link }) => {
    const title = linkHtml(link, escapeHtml(equipmentTitleOverride ?? equipment.title))
    return `<li>${title}${note ? ` (${escapeHtml(note)})` : ''}</li>`
  })
  return section('Key equipment', items.length === 0 ? '' : `<ul>${items.join('')}</ul>`)
}
