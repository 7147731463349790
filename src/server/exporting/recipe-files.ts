import { stringify as yaml } from 'yaml'
import { recipeStructuredData } from '@/src/domain/recipes/structured-data'
import { composeAmount } from '@/src/domain/ingredient-lines/compose-amount'
import { embedTitle } from '@/src/domain/rich-text/embeds/embed-link'
import { isList } from '@/src/domain/rich-text/document'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type {
  Embed,
  Gallery,
  GalleryPicture,
  RichTextDocument,
  Table,
  WideDocument,
} from '@/src/domain/rich-text/document'
import type { IngredientUsage, Instruction } from '@/src/contract/recipe/recipe'
import type { ExportedRecipe } from './recipes'
import { ingredientName, textOf } from './recipe-words'
import type { Units } from './recipe-words'

/** The source of an exported recipe: its site's name, author and address. */
export type RecipeOrigin = { siteName: string; authorName: string; origin: string; units: Units }

const titles = (terms: readonly { title: string }[]): string[] => terms.map(({ title }) => title)

/** Formats a recipe as schema.org JSON-LD; its pictures are beside it in the export. */
export function jsonLdFile(recipe: ExportedRecipe, from: RecipeOrigin): string {
  const url = `${from.origin}/recipes/${recipe.slug}`
  const data = recipeStructuredData({
    url,
    name: recipe.title,
    description: recipe.description,
    authorName: from.authorName,
    siteName: from.siteName,
    publishedAt: recipe.publishedAt,
    updatedAt: recipe.updatedAt,
    images: recipe.images.map(({ key }) => `../images/${key}`),
    imageAlt: null,
    times: recipe,
    keywords: recipe.keywords,
    categories: titles([...recipe.meals, ...recipe.categories]),
    cuisines: titles(recipe.cuisines),
    yieldServings: recipe.yieldServings,
    yieldMax: recipe.yieldMax,
    servingDescription: recipe.servingDescription,
    ingredients: usagesOf(recipe).map(({ text }) => text),
    instructionGroups: recipe.instructionGroups.map(({ title, instructions }) => ({
      title,
      steps: instructions.map(({ content }, at) => ({
        text: textOf(content, recipe, from.units),
        url: `${url}#step-${at + 1}`,
        image: null,
      })),
    })),
    language: recipe.language,
    youtubeVideoId: recipe.youtubeVideoId,
    // Ratings are marked up on the recipe's own page only.
    rating: null,
    reviews: [],
    isLocked: false,
  })
  return `${JSON.stringify(data, null, 2)}\n`
}

const usagesOf = (recipe: ExportedRecipe): IngredientUsage[] =>
  recipe.ingredientUsageGroups.flatMap((group) => group.ingredientUsages)

const said = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )

const minutes = (value: number | null): string | null =>
  value === null ? null : `${value} minutes`

function frontOf(recipe: ExportedRecipe): Record<string, unknown> {
  const { yieldServings, yieldMax, servingDescription } = recipe
  const range = yieldMax === null ? yieldServings : `${yieldServings}-${yieldMax}`
  const [cover] = recipe.images
  return said({
    title: recipe.title,
    slug: recipe.slug,
    description: recipe.description,
    date: recipe.publishedAt,
    draft: recipe.publishedAt === null ? true : null,
    servings: yieldServings === null ? null : [range, servingDescription].filter(Boolean).join(' '),
    'prep time': minutes(recipe.prepTimeMinutes),
    'cook time': minutes(recipe.cookTimeMinutes),
    difficulty: recipe.difficultyLevel,
    course: titles([...recipe.meals, ...recipe.categories]),
    cuisine: titles(recipe.cuisines),
    diet: titles(recipe.diets),
    tags: [...titles([...recipe.methods, ...recipe.tags]), ...recipe.keywords],
    source: recipe.sourceUrl,
    image: cover ? `../images/${cover.key}` : null,
  })
}

/** Formats a recipe in Cooklang; ingredients that no step mentions come before the steps. */
export function cooklangFile(recipe: ExportedRecipe, { units }: RecipeOrigin): string {
  const parts = [`---\n${yaml(frontOf(recipe))}---`]
  for (const { title, ingredientUsages } of recipe.ingredientUsageGroups) {
    if (title !== null) parts.push(`= ${title}`)
    if (ingredientUsages.length > 0) parts.push(ingredientUsages.map(cookMark).join(' '))
  }
  for (const { title, instructions } of recipe.instructionGroups) {
    parts.push(title === null ? '= Method' : `= ${title}`)
    for (const step of instructions) {
      const text = cookText(textOf(step.content, recipe, units).replace(/\n+/g, ' '))
      if (text !== '') parts.push([text, ...timerMarks(step)].join(' '))
    }
  }
  const note = plainText(recipe.note)
  if (note !== '')
    parts.push(
      note
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n'),
    )
  return `${parts.join('\n\n')}\n`
}

function timerMarks({ timerMinutes, furtherTimers }: Instruction): string[] {
  const own = timerMinutes === null ? [] : [{ minutes: timerMinutes, label: null }]
  return [...own, ...(furtherTimers ?? [])].map(
    ({ minutes, label }) => `~${cookText(label ?? '').replace(/\s+/g, ' ')}{${minutes}%minutes}`,
  )
}

/** Removes characters with a meaning in Cooklang from running text. */
const cookText = (text: string): string => text.replace(/[@#~{}]/g, '').trim()

function cookMark(usage: IngredientUsage): string {
  const name = cookText(ingredientName(usage)).replace(/[()%]/g, ' ')
  const { quantityMin, quantityMax } = usage
  const amount = composeAmount({ quantityMin, quantityMax }, null).text
  const unit = usage.unit === null ? '' : `%${usage.unit.title}`
  const preparation = plainText(usage.preparation)
    .replace(/[()\n]/g, ' ')
    .trim()
  return `@${name}{${amount}${amount === '' ? '' : unit}}${preparation === '' ? '' : `(${preparation})`}`
}

/** The recipe in Markdown with front matter; a stored post as the HTML it is. */
export function markdownFile(recipe: ExportedRecipe, { units }: RecipeOrigin): string {
  const legacy: unknown = recipe.legacyRecipeData && Reflect.get(recipe.legacyRecipeData, 'content')
  const note = markdownOf(recipe.note, recipe, units)
  const parts = [
    `---\n${yaml(frontOf(recipe))}---`,
    recipe.description ?? '',
    typeof legacy === 'string' ? legacy.replaceAll(' src="/media/', ' src="../images/') : '',
    markdownOf(recipe.storyMore, recipe, units),
    ...ingredientParts(recipe),
    ...methodParts(recipe, units),
    ...(note === '' ? [] : ['## Notes', note]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const headingOf = (title: string | null): string => (title === null ? '' : `### ${title}`)

function ingredientParts(recipe: ExportedRecipe): string[] {
  if (usagesOf(recipe).length === 0) return []
  const groups = recipe.ingredientUsageGroups.flatMap(({ title, ingredientUsages }) => [
    headingOf(title),
    ingredientUsages.map((usage) => `- ${usage.text}`).join('\n'),
  ])
  return ['## Ingredients', ...groups]
}

function methodParts(recipe: ExportedRecipe, units: Units): string[] {
  if (recipe.instructionGroups.length === 0) return []
  const stepOf = (content: RichTextDocument | null, at: number): string =>
    `${at + 1}. ${textOf(content, recipe, units).replace(/\n+/g, ' ')}`
  const groups = recipe.instructionGroups.flatMap(({ title, instructions }) => [
    headingOf(title),
    instructions.map(({ content }, at) => stepOf(content, at)).join('\n'),
  ])
  return ['## Method', ...groups]
}

/** Blocks as Markdown; marks within lines are left to the JSON. */
function markdownOf(document: WideDocument, recipe: ExportedRecipe, units: Units): string {
  return document
    .map((block) => {
      if (block.type === 'divider') return '---'
      if (block.type === 'picture') return markdownPicture(block, recipe)
      if (block.type === 'gallery') return markdownGallery(block, recipe)
      if (block.type === 'embed') return embedMarkdown(block)
      if (block.type === 'table') return pipeTable(block, recipe, units)
      const text = textOf([block], recipe, units)
      if (block.type === 'heading') return `${'#'.repeat(block.level + 1)} ${text}`
      if (isList(block)) return linesBehind('- ', text)
      return block.type === 'quote' ? linesBehind('> ', text) : text
    })
    .filter((text) => text !== '')
    .join('\n\n')
}

/** A picture of the export, which is in a folder beside the files of recipes, with its caption below. */
function markdownPicture(
  { imageId, caption }: GalleryPicture,
  { storyImages }: ExportedRecipe,
): string {
  const image = storyImages.find(({ id }) => id === imageId)
  const alt = (image?.alt ?? '').replace(/[\\[\]]/g, String.raw`\$&`).replaceAll('\n', ' ')
  const shown = image ? `![${alt}](../images/${image.key})` : ''
  return [shown, caption ?? ''].filter((part) => part !== '').join('\n\n')
}

const markdownGallery = ({ pictures, caption }: Gallery, recipe: ExportedRecipe): string =>
  [...pictures.map((picture) => markdownPicture(picture, recipe)), caption ?? '']
    .filter((part) => part !== '')
    .join('\n\n')

/** A link whose title and address end nowhere but where they should. */
const embedMarkdown = (embed: Embed): string =>
  `[${embedTitle(embed).replace(/[\\[\]]/g, '\\$&')}](<${embed.url.replace(/[<>]/g, encodeURIComponent)}>)`

/** A table as Markdown has it: its first row heads the columns, and is empty where none does. */
function pipeTable(table: Table, recipe: ExportedRecipe, units: Units): string {
  const rows = table.children.map((row) =>
    row.children.map(({ children }) => {
      const text = textOf([{ type: 'paragraph', children }], recipe, units)
      return text.replace(/[\\|]/g, '\\$&').replaceAll('\n', '<br>')
    }),
  )
  const columns = rows[0] ?? []
  const head = table.headerRow ? [] : [columns.map(() => '')]
  const [first = [], ...others] = [...head, ...rows]
  return [first, columns.map(() => '---'), ...others].map(pipeRow).join('\n')
}

const pipeRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const linesBehind = (sign: string, text: string): string =>
  text
    .split('\n')
    .map((line) => `${sign}${line}`)
    .join('\n')
