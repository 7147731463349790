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
    name: SourceName.describe('Author name in the source.'),
    as: z
      .enum(['person', 'name', 'nothing'])
      .describe(
        "How to import the author: `person` credits a member of the site as a contributor, `name` mentions the name in the recipe's note, `nothing` drops it.",
      ),
    userId: Id.nullable().optional().describe('ID of the user for `person`; `null` otherwise.'),
  })
  .refine(({ as, userId }) => (as === 'person') === Boolean(userId), {
    path: ['userId'],
    error: INVALID_INPUT,
  })
  .describe('How to import an author.')
export type AuthorChoice = z.output<typeof AuthorChoice>

/** The decision about a category or tag of the source. */
export const TermChoice = z
  .strictObject({
    name: SourceName.describe('Name of the category or tag in the source.'),
    as: z
      .enum([...TERM_KINDS, 'keyword', 'nothing'])
      .describe(
        'How to import the name: as a term of this kind, created if it does not exist; as a search `keyword`; or `nothing` to drop it.',
      ),
    title: z.string().trim().max(200).optional().describe('Title of the term; defaults to `name`.'),
  })
  .refine(
    ({ as, name, title }) =>
      as === 'keyword' || as === 'nothing' || /[\p{L}\p{N}]/u.test(title || name.slice(0, 200)),
    { path: ['title'], error: INVALID_INPUT },
  )
  .describe('How to import a category or tag.')
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
    redirects: z.boolean().describe('Whether to create redirects from the old addresses.'),
  })
  .describe('How to import authors, categories, tags and old addresses.')
export type ImportMapping = z.output<typeof ImportMapping>

/** Names found in the rows of a dry run, with the choices for each. */
export const ImportFindings = z
  .object({
    authors: z
      .array(
        z.object({
          name: z.string().describe('Author name in the source.'),
          count: z.number().describe('Number of recipes and posts.'),
          suggestion: AuthorChoice.describe('Suggested choice.'),
        }),
      )
      .describe(`Authors, most recipes first; at most ${MAX_MAPPED_NAMES}.`),
    terms: z
      .array(
        z.object({
          name: z.string().describe('Name of the category or tag in the source.'),
          source: z
            .enum(['category', 'tag'])
            .describe('Whether the source uses the name as a category or a tag.'),
          count: z.number().describe('Number of recipes and posts.'),
          suggestion: TermChoice.describe('Suggested choice.'),
        }),
      )
      .describe(`Categories and tags, most recipes first; at most ${MAX_MAPPED_NAMES}.`),
    people: z
      .array(
        z.object({
          id: z.string().describe('ID of the user.'),
          displayName: z.string().describe('Display name; empty if not set.'),
        }),
      )
      .describe('Members of the site, who can be credited as contributors.'),
    oldAddresses: z
      .object({
        total: z.number().describe('Number of old addresses.'),
        examples: z.array(z.string()).describe('A few examples, as paths.'),
      })
      .describe('Old addresses of the recipes and posts.'),
    tables: z
      .array(ImportTable)
      .describe('Recipe tables in the file, with the field that each column maps to.'),
    types: z
      .array(ImportItemType)
      .describe(
        `Item types that are imported only on request, most frequent first; at most ${MAX_IMPORT_TYPES}.`,
      ),
    mapping: ImportMapping.nullable().describe('The chosen mapping; `null` if none was chosen.'),
  })
  .describe('Names found in the rows of an import, with the choices for each.')
export type ImportFindings = z.infer<typeof ImportFindings>
