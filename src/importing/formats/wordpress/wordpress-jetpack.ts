import { parseDuration } from '@/src/parsing/duration'
import { htmlToDocument } from '@/src/parsing/html/to-document'
import { decodeEntities } from '@/src/parsing/plain-text'
import { parseIngredientGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseInstructionGroups } from '@/src/parsing/web-page/instructions'
import { parseYield } from '@/src/parsing/yield'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { htmlToLines } from '../html-lines'
import { parseDifficulty, asText } from '../values'

/** A recipe in Jetpack's shortcodes within a post. */
export type JetpackRecipe = { card: Partial<ImportedRecipe>; rest: string }

const RECIPE = /\[recipe\b([^\]]*)\]([\s\S]*?)\[\/recipe\]/gi
const PART =
  /\[recipe-(ingredients|directions|notes|nutrition|image)\b([^\]]*)\]([\s\S]*?)\[\/recipe-\1\]/gi
const LONE_IMAGE = /\[recipe-image\b([^\]]*)\]/gi

/**
 * Extracts Jetpack's `[recipe]…[/recipe]` recipes from a post, and returns them with the remaining
 * content. Text of a recipe outside its parts stays in the content.
 */
export function extractJetpackRecipes(content: string): {
  cards: Partial<ImportedRecipe>[]
  rest: string
} {
  const cards: Partial<ImportedRecipe>[] = []
  const rest = content.replace(RECIPE, (_, attributes: string, inner: string) => {
    const { card, rest: beside } = readRecipe(attributes, inner)
    cards.push(card)
    return beside
  })
  return { cards, rest }
}

function readRecipe(code: string, inner: string): JetpackRecipe {
  const parts: Record<string, string[]> = {}
  const told = attributesOf(code)
  const pictures = [told['image']]
  const rest = inner
    .replace(PART, (_, kind: string, attributes: string, text: string) => {
      if (kind.toLowerCase() === 'image') {
        pictures.push(pictureOf(attributes))
        return text
      }
      const title = attributesOf(attributes)['title']
      const isDefault = /^(?:ingredients|directions|notes|nutrition)$/i.test(title ?? '')
      const heading = title === undefined || isDefault ? '' : `<h4>${title}</h4>\n`
      ;(parts[kind.toLowerCase()] ??= []).push(`${heading}${text.trim()}`)
      return ''
    })
    .replace(LONE_IMAGE, (_, attributes: string) => {
      pictures.push(pictureOf(attributes))
      return ''
    })
  const lines = (kind: string): string[] => (parts[kind] ?? []).flatMap(linesOf)
  const time = told['time'] ?? null
  const card: Partial<ImportedRecipe> = {
    title: told['title'] ?? '',
    description: told['description'] ?? null,
    yields: parseYield(told['servings'] ?? null),
    totalTimeMinutes: minutes(time),
    prepTimeMinutes: minutes(told['preptime'] ?? null),
    cookTimeMinutes: minutes(told['cooktime'] ?? null),
    difficulty: parseDifficulty(told['difficulty']),
    ingredientGroups: parseIngredientGroups(lines('ingredients')),
    instructionGroups: parseInstructionGroups(lines('directions')),
    note: htmlToDocument(
      [...(parts['notes'] ?? []), ...(parts['nutrition'] ?? [])].map(paragraphed).join('\n'),
    ),
    pictures: pictures.flatMap((url) => (/^https?:/.test(url ?? '') ? [{ url: url ?? '' }] : [])),
  }
  return { card, rest: rest.trim() }
}

const pictureOf = (attributes: string): string | undefined =>
  attributesOf(attributes)['src'] ?? attributesOf(attributes)['image']

/** Lists are in HTML, or in Markdown with bullets. */
const linesOf = (text: string): string[] =>
  htmlToLines(
    text
      .replace(/^\s*#{1,6}\s*([^\n]+?)\s*:?\s*$/gm, '$1:')
      .replace(/^\s*(?:[-*+]|\d{1,2}[.)])\s+/gm, ''),
  )

const paragraphed = (text: string): string =>
  /<(?:p|ul|ol|br)\b/i.test(text) ? text : `<div>${text.replace(/\r?\n/g, '<br>')}</div>`

const minutes = (time: string | null): number | null => (time === null ? null : parseDuration(time))

/** Parses the attributes of a shortcode: `name="value"`, in any quotes or unquoted. */
function attributesOf(code: string): Readonly<Record<string, string>> {
  const found = [...code.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))/g)]
  return Object.fromEntries(
    found.flatMap(([, name = '', double, single, bare]) => {
      const value = asText(decodeEntities(double ?? single ?? bare ?? ''))
      return value === null ? [] : [[name.toLowerCase(), value]]
    }),
  )
}
