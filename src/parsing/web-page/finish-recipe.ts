import { limitTextLengths } from '@/src/parsing/text-limits'
import { selectLargestImages } from '@/src/parsing/web-page/best-images'
import { findContentImages } from '@/src/parsing/web-page/content-images'
import type { PageDocument } from '@/src/parsing/web-page/page-document'
import type { PageMeta } from '@/src/parsing/web-page/page-meta'
import { toAbsoluteUrl } from '@/src/parsing/web-page/page-meta'
import { cleanTitle } from '@/src/parsing/web-page/page-title'
import type { ParsedRecipe, ParseWarning, RecipeDraft } from '@/src/parsing/web-page/types'
import { extractTitleServings } from '@/src/parsing/recipe-lines/servings-title'

/** Completes a draft from the head of the page, makes addresses absolute and adds warnings. */
export function finishRecipe(
  draft: RecipeDraft,
  page: PageDocument,
  meta: PageMeta,
  title: string,
  warnings: ParseWarning[],
): ParsedRecipe {
  const absolute = (urls: string[]): string[] => [
    ...new Set(urls.flatMap((address) => toAbsoluteUrl(address, meta.baseUrl) ?? [])),
  ]
  const titled = extractTitleServings({ ...draft, title: cleanTitle(draft.title) || title })
  const recipe: ParsedRecipe = {
    ...titled,
    description: draft.description ?? meta.description,
    imageUrls: selectLargestImages(
      absolute([...meta.imageUrls.slice(0, 1), ...draft.imageUrls, ...meta.imageUrls]),
    ),
    author: draft.author ?? meta.author,
    datePublished: draft.datePublished ?? meta.datePublished,
    instructionGroups: draft.instructionGroups.map((group) => ({
      ...group,
      steps: group.steps.map((step) => ({ ...step, imageUrls: absolute(step.imageUrls) })),
    })),
    videoUrl: draft.videoUrl ? toAbsoluteUrl(draft.videoUrl, meta.baseUrl) : null,
    language: meta.language,
    siteName: meta.siteName,
    canonicalUrl: meta.canonicalUrl ? toAbsoluteUrl(meta.canonicalUrl, meta.baseUrl) : null,
    warnings,
  }
  if (recipe.imageUrls.length === 0) recipe.imageUrls = absolute(findContentImages(page))
  return limitTextLengths({ ...recipe, warnings: [...warnings, ...listMissingParts(recipe)] })
}

/** Lists warnings for the expected parts that a recipe does not have. */
export function listMissingParts(recipe: ParsedRecipe): ParseWarning[] {
  const warnings: ParseWarning[] = []
  if (!recipe.title) warnings.push({ code: 'title_missing', message: 'No title was found.' })
  if (recipe.ingredientGroups.length === 0) {
    warnings.push({ code: 'ingredients_missing', message: 'No ingredients were found.' })
  }
  if (recipe.instructionGroups.length === 0) {
    warnings.push({ code: 'instructions_missing', message: 'No steps were found.' })
  }
  if (recipe.imageUrls.length === 0) {
    warnings.push({ code: 'image_missing', message: 'No picture was found.' })
  }
  return warnings
}
