import { z } from 'zod'
import { TERM_KINDS } from '@/src/domain/recipes/term-kind'
import { Id, NonEmpty } from './basics'
import { ImportTable } from './import-table'
import { ImportItemType, MAX_IMPORT_TYPES } from './import-types'
import { INVALID_INPUT } from './messages'

/** Maximum number of mapped names of a source; further ones are treated as unmapped. */
export const MAX_MAPPED_NAMES = 2_000

const SourceName = NonEmpty.max(500)

/** The decision about an author of the source. */
export const AuthorChoice = z
  .strictObject({
    name: SourceName.describe('The author, as the source has them.'),
    as: z
      .enum(['person', 'name', 'nothing'])
      .describe(
        'A `person` who works on the site becomes a contributor; a `name` stays as a line of the note; `nothing` is left out.',
      ),
    userId: Id.nullable().optional().describe('The id of the person; null for the others.'),
  })
  .refine(({ as, userId }) => (as === 'person') === Boolean(userId), {
    path: ['userId'],
    error: INVALID_INPUT,
  })
  .describe('Decision about an author.')
export type AuthorChoice = z.output<typeof AuthorChoice>

/** The decision about a category or tag of the source. */
export const TermChoice = z
  .strictObject({
    name: SourceName.describe('The category or tag, as the source has it.'),
    as: z
      .enum([...TERM_KINDS, 'keyword', 'nothing'])
      .describe(
        'A kind of terms: recipes get the term of this kind, which is created where the site has none; `keyword` for a word of the search; `nothing` to leave it out.',
      ),
    title: z
      .string()
      .trim()
      .max(200)
      .optional()
      .describe('Title of the term; the name when left out.'),
  })
  .refine(
    ({ as, name, title }) =>
      as === 'keyword' || as === 'nothing' || /[\p{L}\p{N}]/u.test(title || name.slice(0, 200)),
    { path: ['title'], error: INVALID_INPUT },
  )
  .describe('Decision about a category or tag.')
export type TermChoice = z.output<typeof TermChoice>

/**
 * Decisions about the authors, categories, tags and old addresses of a source. Omitted names are treated as
 * unmapped.
 * @see docs/product/import-and-export.md#mapping
 */
export const ImportMapping = z
  .strictObject({
    authors: z.array(AuthorChoice).max(MAX_MAPPED_NAMES).describe('Authors.'),
    terms: z.array(TermChoice).max(MAX_MAPPED_NAMES).describe('Categories and tags.'),
    redirects: z.boolean().describe('Whether old addresses lead to the new ones.'),
  })
  .describe('Decisions about authors, categories, tags and old addresses.')
export type ImportMapping = z.output<typeof ImportMapping>

/** Names found in the rows of a dry run, with the choices for each. */
export const ImportFindings = z
  .object({
    authors: z
      .array(
        z.object({
          name: z.string().describe('The author, as the source has them.'),
          count: z.number().describe('Number of recipes and posts.'),
          suggestion: AuthorChoice.describe('The likeliest choice.'),
        }),
      )
      .describe(`Authors, those of most recipes first; at most ${MAX_MAPPED_NAMES}.`),
    terms: z
      .array(
        z.object({
          name: z.string().describe('The category or tag, as the source has it.'),
          source: z.enum(['category', 'tag']).describe('Kind of the name in the source.'),
          count: z.number().describe('Number of recipes and posts.'),
          suggestion: TermChoice.describe('The likeliest choice.'),
        }),
      )
      .describe(`Categories and tags, those of most recipes first; at most ${MAX_MAPPED_NAMES}.`),
    people: z
      .array(
        z.object({
          id: z.string().describe('Id of the person.'),
          displayName: z.string().describe('Name of the person; empty without one.'),
        }),
      )
      .describe('People with access to the site, who can be contributors.'),
    oldAddresses: z
      .object({
        total: z.number().describe('Number of old addresses.'),
        examples: z.array(z.string()).describe('A few of them, as paths.'),
      })
      .describe('Old addresses of the recipes and posts.'),
    tables: z
      .array(ImportTable)
      .describe('Tables of recipes in the file, with what their columns are read as.'),
    types: z
      .array(ImportItemType)
      .describe(
        `Types of items that are imported only by choice, the most frequent first; at most ${MAX_IMPORT_TYPES}.`,
      ),
    mapping: ImportMapping.nullable().describe('The mapping that was chosen; null for none.'),
  })
  .describe('Names in the rows of an import, with the choices for each.')
export type ImportFindings = z.infer<typeof ImportFindings>
