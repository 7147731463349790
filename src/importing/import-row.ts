import type { Payload } from 'payload'
import type { ImportedRating } from '@/src/contract/people/rating'
import type { SeoWrite } from '@/src/contract/seo'
import type { DIFFICULTY_LEVELS } from '@/src/contract/recipe/recipe'
import type { RichTextDocument, WideDocument } from '@/src/domain/rich-text/document'
import type { RecipeDraft } from '@/src/parsing/web-page/types'
import type { OptOut } from './formats/newsletters/opt-outs'
import type { ImportedComment } from './imported-comment'
import type { ImportedLetter } from './letters/imported-letter'
import type { OwnLookup } from './own/lookup'
import type { PictureSource, UnresolvedRecipe } from './prepared-recipe'

/**
 * The common shape of an imported recipe, between every format and the database: lines and steps as
 * written, names instead of ids. Fields that a format does not have stay as in `emptyRecipe`.
 */
export type ImportedRecipe = Omit<RecipeDraft, 'imageUrls' | 'notes'> & {
  /** Two letters; null if unknown. */
  language: string | null
  /** The last segment of its old address, if it is a valid slug. */
  slug: string | null
  isDraft: boolean
  /** Whether it was guessed or recognised, and so must not change a published recipe. */
  needsReview: boolean
  updatedAt: string | null
  isForSubscribers: boolean
  /** The text around the recipe. */
  story: WideDocument
  note: RichTextDocument
  /** The original HTML of a post without a recipe. */
  legacyHtml: string | null
  /** The author's texts for search engines and shared links. */
  seo: Pick<SeoWrite, 'title' | 'description'> | null
  difficulty: (typeof DIFFICULTY_LEVELS)[number] | null
  tags: readonly string[]
  methods: readonly string[]
  equipment: readonly string[]
  /** An additional time beyond the usual three. */
  customTime: { minutes: number; label: string } | null
  /** The page of origin. */
  sourceUrl: string | null
  /** Paths on its old site, which redirect to the new one. */
  oldPaths: readonly string[]
  /** Earlier paths there, which redirect as well, unless taken. */
  formerPaths: readonly string[]
  /** Pictures in order; the first is the cover. */
  pictures: readonly PictureSource[]
  /** The summary of its ratings, where their stars are not known one by one. */
  rating: ImportedRating | null
  comments: readonly ImportedComment[]
  warnings: readonly string[]
}

/** A current or former subscriber of a list. */
export type ImportedSubscriber = {
  email: string
  displayName: string | null
  receivesNewsletter: boolean
  /** Set for opt-outs of the old platform, who never become active, or get no mails. */
  optOut: OptOut | null
  isPaid: boolean
  subscribedAt: string | null
  tags: readonly string[]
  warnings: readonly string[]
}

/** The result of storing a part of a site; `warnings` name what was left out. */
export type PartOutcome =
  | { outcome: 'created' | 'updated'; warnings?: readonly string[] }
  | { outcome: 'skipped' | 'failed'; message: string }

/** Stores a part of a site. @throws ImportProblem for a part that cannot be stored */
export type StorePart = (site: {
  payload: Payload
  siteId: string
  lookup: OwnLookup
}) => Promise<PartOutcome>

/** An item of an optional type, such as a page or a product. */
export type OtherItem = { type: string; hasRecipe: boolean }

/** The content of a row. */
export type RowContent =
  /** `sourceKey` permanently identifies the row, so that a second import finds it. */
  | { kind: 'recipe'; sourceKey: string; recipe: ImportedRecipe; item?: OtherItem }
  | { kind: 'letter'; sourceKey: string; letter: ImportedLetter }
  | { kind: 'subscriber'; sourceKey: string; subscriber: ImportedSubscriber }
  /** A recipe of an export of this platform, which needs no guessing. */
  | {
      kind: 'own-recipe'
      sourceKey: string
      title: string
      prepare: (lookup: OwnLookup) => Promise<UnresolvedRecipe>
    }
  /** Another part of a site, stored separately and idempotently. */
  | { kind: 'part'; sourceKey: string; title: string; store: StorePart }
  /** A row with nothing to import, and the reason. */
  | { kind: 'nothing'; title: string | null; message: string; item?: OtherItem }

/** A row to import, read when it is processed. */
export type ImportRow = {
  /** The location of the row for the report: `recipes.html #3`. */
  name: string
  /** Set for parts of a site that are independent: consecutive ones are stored concurrently. */
  isIndependent?: true
  /**
   * Reads the content. @throws ImportProblem with the problem of the row
   * @throws ImportProblem with what is wrong with it
   */
  read: () => RowContent | Promise<RowContent>
}

/** Returns a row for an item that cannot be read. */
export const brokenRow = (name: string, error: Error): ImportRow => ({
  name,
  read: () => {
    throw error
  },
})

/** Yields the only row of a file with one item. */
export async function* singleRow(row: ImportRow): AsyncGenerator<ImportRow> {
  yield await Promise.resolve(row)
}
