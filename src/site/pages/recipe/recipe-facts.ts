import type { Recipe } from '@/src/contract/recipe/recipe'
import type { PublicSite } from '@/src/contract/site/site'
import { cropToRatio, imageAddress } from '@/src/domain/addresses/image-address'
import { lineToRender } from '@/src/domain/ingredient-lines/amount-edits'
import { lineText } from '@/src/domain/ingredient-lines/render-line'
import type { Review } from '@/src/domain/recipes/review'
import type { RecipeFacts } from '@/src/domain/recipes/structured-data'
import { isNamed, richTextToPlainText } from '@/src/site/parts/recipe/recipe-words'
import type { RecipeReferences } from '@/src/site/parts/recipe/recipe-words'

/** The ratios that search engines require, with a width of at least 50,000 pixels for each. */
const SHAPES = [16 / 9, 4 / 3, 1] as const
const SHAPE_WIDTH = 1200

/** The structured data of a recipe page, from its visible content. */
export function recipeFacts(
  recipe: Recipe,
  site: PublicSite,
  references: RecipeReferences,
  origin: string,
  reviews: readonly Review[] = [],
): RecipeFacts {
  const url = `${origin}/recipes/${recipe.slug}`
  const titles = (terms: readonly { title: string }[]) => terms.map(({ title }) => title)
  return {
    url,
    name: recipe.title,
    description: recipe.description,
    language: recipe.language,
    authorName: site.owner.displayName || site.title,
    siteName: site.title,
    publishedAt: recipe.publishedAt,
    updatedAt: recipe.updatedAt,
    images: coverAddresses(recipe, origin),
    imageAlt: recipe.images[0]?.alt ?? null,
    times: recipe,
    keywords: recipe.keywords,
    categories: titles([...recipe.meals, ...recipe.categories]),
    cuisines: titles(recipe.cuisines),
    yieldServings: recipe.yieldServings,
    yieldMax: recipe.yieldMax,
    servingDescription: recipe.servingDescription,
    ingredients: recipe.ingredientUsageGroups
      .flatMap((group) => group.ingredientUsages)
      .filter(isNamed)
      .map((usage) => lineText(lineToRender(usage, references.language), references.measures)),
    instructionGroups: stepFacts(recipe, references, url, origin),
    youtubeVideoId: recipe.youtubeVideoId,
    rating: recipe.rating,
    reviews,
    isLocked: recipe.isLocked,
  }
}

function coverAddresses({ images: [cover] }: Recipe, origin: string): string[] {
  if (!cover) return []
  return SHAPES.map(
    (ratio) =>
      origin + imageAddress(cover.key, { width: SHAPE_WIDTH, crop: cropToRatio(cover, ratio) }),
  )
}

/** Steps with the numbers they carry on the page. */
function stepFacts(
  recipe: Recipe,
  references: RecipeReferences,
  url: string,
  origin: string,
): RecipeFacts['instructionGroups'] {
  let number = 0
  return recipe.instructionGroups.map(({ title, instructions }) => ({
    title,
    steps: instructions.flatMap(({ content, images: [image] }) => {
      if (content === null) return []
      number += 1
      return {
        text: richTextToPlainText(content, references),
        url: `${url}#step-${number}`,
        image: image ? origin + imageAddress(image.key, { width: SHAPE_WIDTH }) : null,
      }
    }),
  }))
}
