import type { Payload } from 'payload'
import type { SeoWrite } from '@/src/contract/seo'
import type { DIFFICULTY_LEVELS } from '@/src/contract/recipe/recipe'
import type { RichTextDocument, WideDocument } from '@/src/domain/rich-text/document'
import type { RecipeDraft } from '@/src/parsing/recipe-page/types'
import type { OptOut } from './formats/newsletters/opt-outs'
import type { OwnLookup } from './own/lookup'
import type { PictureSource, UnresolvedRecipe } from './prepared-recipe'

/**
 * The common shape of an imported recipe, between every format and the database: lines and steps as
 * written, names instead of ids. Fields that a format does not have stay as in `emptyRecipe`.
 */
export type ImportedRecipe = Omit<RecipeDraft, 'imageUrls' | 'notes'> & {
  /** Two letters; null when nobody says. */
  language: string | null
  /** The last part of its old address, kept where it is a slug. */
  slug: string | null
  isDraft: boolean
  /** Whether it was guessed or recognised: then it never changes a published recipe. */
  needsReview: boolean
  updatedAt: string | null
  isForSubscribers: boolean
  /** The writing around the recipe. */
  story: WideDocument
  note: RichTextDocument
  /** A post without a recipe: its HTML as it came. */
  legacyHtml: string | null
  /** Texts for search engines and shared links that its author wrote. */
  seo: Pick<SeoWrite, 'title' | 'description'> | null
  difficulty: (typeof DIFFICULTY_LEVELS)[number] | null
  tags: readonly string[]
  methods: readonly string[]
  equipment: readonly string[]
  /** The times of a source that has more than three. */
  customTime: { minutes: number; label: string } | null
  /** The page it came from. */
  sourceUrl: string | null
  /** Paths it stood under on its old site: they lead on to the new one. */
  oldPaths: readonly string[]
  /** Earlier paths of it there: they lead on too, where no other page or redirect has them. */
  formerPaths: readonly string[]
  /** Pictures in order; the first is the cover. */
  pictures: readonly PictureSource[]
  warnings: readonly string[]
}

/** A current or former subscriber of a list. */
export type ImportedSubscriber = {
  email: string
  displayName: string | null
  receivesNewsletter: boolean
  /** Set for who opted out on the old platform: they never become active, or get no mails. */
  optOut: OptOut | null
  isPaid: boolean
  subscribedAt: string | null
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
  /** `sourceKey` names the row for ever: a second import finds it again by that. */
  | { kind: 'recipe'; sourceKey: string; recipe: ImportedRecipe; item?: OtherItem }
  | { kind: 'subscriber'; sourceKey: string; subscriber: ImportedSubscriber }
  /** A recipe of an export of our own: nothing in it has to be guessed. */
  | {
      kind: 'own-recipe'
      sourceKey: string
      title: string
      prepare: (lookup: OwnLookup) => Promise<UnresolvedRecipe>
    }
  /** Another part of a site: stored by itself, with the same result when it is stored again. */
  | { kind: 'part'; sourceKey: string; title: string; store: StorePart }
  /** A row without anything to import, and the reason. */
  | { kind: 'nothing'; title: string | null; message: string; item?: OtherItem }

/** A row to import, read when it is processed. */
export type ImportRow = {
  /** The place of the row, for the report: `recipes.html #3`. */
  name: string
  /** Set for parts of a site that do not need each other: rows with it that follow each other are stored at the same time. */
  isIndependent?: true
  /** @throws ImportProblem with what is wrong with it */
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
