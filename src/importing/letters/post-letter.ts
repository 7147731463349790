import type { LetterAudience } from '@/src/domain/letters/letter-limits'
import type { LetterBlock } from '@/src/domain/rich-text/document'
import { ImportProblem } from '../import-problem'
import type { ImportedRecipe, RowContent } from '../import-row'
import { formatSourceName } from '../pipeline/place-pictures'
import type { PictureSource } from '../prepared-recipe'
import { fromTheWeb, htmlToLetter } from './html-to-letter'
import type { FindPicture } from './html-to-letter'
import type { LetterPicture } from './imported-letter'

/** Maximum length of the HTML of a letter, in characters. */
const MAX_HTML = 2_000_000

/** A post of a newsletter: what was read of it, its HTML, and its readers. */
type Post = {
  sourceKey: string
  /** The post as it was read: one without a recipe has its HTML as stored post. */
  recipe: ImportedRecipe
  html: string
  audience: LetterAudience
  findPicture?: FindPicture
}

/**
 * Decides what a post of a newsletter becomes: a recipe if it has one, else a letter.
 * @throws ImportProblem for a post that is too long
 * @see docs/product/import-and-export.md#posts-that-become-letters
 */
export function readNewsletterPost(post: Post): RowContent {
  const { sourceKey, recipe } = post
  if (recipe.legacyHtml === null) return { kind: 'recipe', sourceKey, recipe }
  return { kind: 'letter', sourceKey, letter: letterOf(post) }
}

function letterOf({ recipe, html, audience: told, findPicture = fromTheWeb }: Post) {
  if (html.length > MAX_HTML) throw new ImportProblem(TOO_LONG)
  const { content: read, pictures, warnings } = htmlToLetter(html, findPicture)
  const { content, audience, notes } = withAudience(read, told)
  const cover = recipe.pictures.slice(0, 1).filter((source) => !isAmong(pictures, source))
  return {
    title: recipe.title,
    slug: recipe.slug,
    summary: recipe.description,
    audience,
    publishedAt: recipe.isDraft ? null : recipe.datePublished,
    updatedAt: recipe.updatedAt,
    content,
    pictures: [...cover.map((source) => ({ source, place: 'cover' as const })), ...pictures],
    oldPaths: recipe.oldPaths,
    warnings: [
      ...recipe.warnings,
      ...warnings,
      ...notes,
      ...partsWithoutPlace(recipe, content),
      ...commentsNotStored(recipe),
    ],
  }
}

/** Letters have no comments; their number is reported. */
function commentsNotStored({ comments }: ImportedRecipe): string[] {
  const approved = comments.filter(({ status }) => status === 'published').length
  if (approved === 0) return []
  const what = approved === 1 ? '1 approved comment was' : `${approved} approved comments were`
  return [`${what} not imported. Keep the old site or its export if you need them.`]
}

const TOO_LONG = `This post has more than ${MAX_HTML.toLocaleString('en')} characters, too many for a letter. Divide it in the old program, or import it without embedded pictures.`

const isAmong = (pictures: readonly LetterPicture[], source: PictureSource): boolean =>
  pictures.some((picture) => formatSourceName(picture.source) === formatSourceName(source))

type Reading = { content: LetterBlock[]; audience: LetterAudience; notes: string[] }

/**
 * A text for paying readers with a paywall is public before it. In other texts a paywall has no effect, as
 * on the old platform.
 */
function withAudience(read: LetterBlock[], audience: LetterAudience): Reading {
  const paywall = read.findIndex(({ type }) => type === 'paywall')
  if (paywall === -1) return { content: read, audience, notes: [] }
  const text = read.filter(({ type }) => type !== 'paywall')
  if (audience !== 'paid') {
    const notes = audience === 'free' ? [NO_PREVIEW] : []
    return { content: text, audience, notes }
  }
  return {
    content: text.toSpliced(paywall, 0, { type: 'paywall' }),
    audience: 'everyone',
    notes: [],
  }
}

const NO_PREVIEW =
  'Its beginning was public on the old platform. Here, all of it is for subscribers.'

/** Names what a letter has no place for. */
function partsWithoutPlace(
  { author, tags, seo, sourceUrl }: ImportedRecipe,
  content: readonly LetterBlock[],
): string[] {
  const parts = [
    ['author', author],
    ['tags', tags.join(', ')],
    ['address of the original', sourceUrl],
    ['search title', seo?.title],
    ['search description', seo?.description],
  ].flatMap(([name, value]) => (value ? [`${name} (${value})`] : []))
  const marks = [...new Set(JSON.stringify(content).match(PLACEHOLDERS) ?? [])].slice(0, 10)
  return [
    ...(parts.length === 0 ? [] : [`A letter has no place for: ${parts.join('; ')}.`]),
    ...(marks.length === 0
      ? []
      : [`Placeholders of the old platform are in the text: ${marks.join(', ')}.`]),
  ]
}

/** Names of readers and the like, which the old platform filled in. */
const PLACEHOLDERS = /\*\|[A-Z][\w:]*\|\*|\{\{\s*\w[\w. ]{0,40}\}\}/g
