import { z } from 'zod'
import * as bulk from '@/src/contract/recipe/bulk'
import * as catalogue from '@/src/contract/recipe/catalogue'
import * as collection from '@/src/contract/recipe/collection'
import * as collectionRule from '@/src/contract/recipe/collection-rule'
import * as comment from '@/src/contract/people/comment'
import * as cooked from '@/src/contract/people/cooked'
import * as commentSettings from '@/src/contract/people/comment-settings'
import * as moderation from '@/src/contract/people/moderation'
import { ErrorBody, Issue } from '@/src/contract/error'
import * as draft from '@/src/contract/recipe/draft'
import * as savedView from '@/src/contract/recipe/saved-view'
import * as event from '@/src/contract/site/event'
import * as globals from '@/src/contract/site/globals'
import * as image from '@/src/contract/media/image'
import * as imageWrite from '@/src/contract/media/image-write'
import * as imports from '@/src/contract/import'
import * as importAddress from '@/src/contract/import-address'
import * as importMapping from '@/src/contract/import-mapping'
import * as letter from '@/src/contract/letter/letter'
import * as letterDraft from '@/src/contract/letter/letter-draft'
import * as letterText from '@/src/contract/letter/letter-text'
import * as parse from '@/src/contract/recipe/parse'
import * as profile from '@/src/contract/people/profile'
import * as rating from '@/src/contract/people/rating'
import * as recipe from '@/src/contract/recipe/recipe'
import * as recipeWrite from '@/src/contract/recipe/recipe-write'
import * as recipesIndex from '@/src/contract/recipe/recipes-index'
import * as redirect from '@/src/contract/site/redirect'
import * as richText from '@/src/contract/recipe/rich-text'
import * as site from '@/src/contract/site/site'
import * as design from '@/src/contract/site/design'
import * as siteExport from '@/src/contract/site/site-export'
import * as siteSettings from '@/src/contract/site/site-settings'
import * as siteTerm from '@/src/contract/site/site-term'
import * as subscription from '@/src/contract/people/subscription'
import * as term from '@/src/contract/recipe/term'
import * as user from '@/src/contract/people/user'
import * as videoWrite from '@/src/contract/media/video-write'

/** Nullable variants are not named: they refer to the schema that they wrap. */
const { ShownRating: _, ShownImportedRating: __, ...ratings } = rating

/** Modules of the contract whose schemas are named in the document. */
const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  { Error: ErrorBody, Issue },
  image,
  term,
  richText,
  letterText,
  letter,
  letterDraft,
  catalogue,
  recipe,
  recipeWrite,
  draft,
  savedView,
  recipesIndex,
  bulk,
  collection,
  collectionRule,
  comment,
  moderation,
  commentSettings,
  ratings,
  cooked,
  user,
  profile,
  site,
  siteSettings,
  design,
  siteExport,
  event,
  redirect,
  siteTerm,
  subscription,
  globals,
  imageWrite,
  videoWrite,
  parse,
  imports,
  importAddress,
  importMapping,
]

/**
 * Collects the schemas that are named in the document: all exports of the contract's modules, and the nodes
 * of rich text. Excludes queries, which become parameters.
 */
export function namedSchemas(): ReadonlyMap<z.ZodType, string> {
  const names = new Map<z.ZodType, string>()
  for (const [name, schema] of MODULES.flatMap((module) => Object.entries(module))) {
    if (schema instanceof z.ZodType && !name.endsWith('Query')) names.set(schema, name)
  }
  for (const [schema, name] of richTextNodes(richText.RichText)) names.set(schema, name)
  return names
}

/** The node schemas of rich text with their names: `RichTextParagraph`, `RichTextLink`. */
function richTextNodes(
  schema: unknown,
  found = new Map<z.ZodType, string>(),
): Map<z.ZodType, string> {
  if (!(schema instanceof z.ZodType)) return found
  if (schema instanceof z.ZodReadonly) return richTextNodes(schema.def.innerType, found)
  if (schema instanceof z.ZodArray) return richTextNodes(schema.element, found)
  if (schema instanceof z.ZodUnion) {
    for (const option of schema.options) richTextNodes(option, found)
    return found
  }
  if (!(schema instanceof z.ZodObject) || found.has(schema)) return found
  found.set(schema, `RichText${nodeName(schema.shape['type'])}`)
  return richTextNodes(schema.shape['children'], found)
}

function nodeName(type: unknown): string {
  if (type instanceof z.ZodEnum) return 'List'
  if (!(type instanceof z.ZodLiteral)) return 'Text'
  return String(type.value).replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
