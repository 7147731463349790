import { z } from 'zod'
import { Instant } from '../basics'
import type { CallSchema } from '../call-schema'
import { OwnSiteSlug, Total, slugOf, timeOf } from '../common-fields'
import { ImageCreate, ImageFetch, ImageUpload, ImageUploadRequest } from '../media/image-write'
import { Image } from '../media/image'
import {
  Import,
  ImportCreate,
  ImportListed,
  ImportRow,
  ImportRowRetry,
  ImportRowsQuery,
  ImportStart,
} from '../import'
import { MAX_IMPORT_BYTES } from '@/src/domain/import-limits'
import {
  IngredientParse,
  MAX_PARSE_BODY_BYTES,
  ParsedDraft,
  ParsedUsage,
  RecipeParse,
} from '../recipe/parse'
import { ManagedRecipe, ManagedRecipeRow, PublishedRecipe, Recipe } from '../recipe/recipe'
import { RecipeUpdate, RecipeWrite } from '../recipe/recipe-write'
import {
  Filters,
  FiltersQuery,
  ManagedRecipesQuery,
  RecipesPage,
  RecipesQuery,
  SearchSuggestion,
  SuggestionsQuery,
} from '../recipe/recipes-index'
import { SiteUserData } from '../people/user'

const ForManager = z.object({ recipe: ManagedRecipe })
const ListedForManager = z.object({ recipe: ManagedRecipeRow })
const PublishRequest = z.strictObject({
  publishedAt: Instant.optional().describe(
    'Time of publication, which may be in the future; now when left out, or the earlier time of a recipe that is published.',
  ),
})
const BookmarkCreate = z.strictObject({
  recipeId: z.uuid().describe('The id of a published recipe of the site.'),
})
const OneImport = z.object({ import: Import })

/** Schemas of recipes, their pictures, parsing, export and bookmarks. */
export const recipeSchemas = {
  listManagedRecipes: {
    summary:
      "Lists a site's recipes for the people who manage it: published recipes, drafts or deleted recipes.",
    query: ManagedRecipesQuery,
    answer: z.object({
      recipes: z.array(ManagedRecipeRow).describe('The recipes of this page, in order.'),
      total: Total,
    }),
  },
  createRecipe: {
    summary: 'Creates a recipe; without `publishedAt` it is a draft.',
    body: RecipeWrite,
    answer: ForManager,
    status: 201,
    idempotent: 'stored',
    errors: ['conflict'],
  },
  getManagedRecipe: {
    summary: 'Returns a recipe with all its fields, for editing.',
    answer: ForManager,
  },
  updateRecipe: {
    summary:
      'Replaces a recipe: fields that are left out are emptied, except `publishedAt` and `legacyRecipeData`. With `updatedAt`, an edit of an older version is refused.',
    body: RecipeUpdate,
    answer: ForManager,
    errors: ['conflict'],
  },
  deleteRecipe: {
    summary: 'Deletes a recipe; it can be restored for 30 days.',
    answer: z.object({}),
  },
  restoreRecipe: {
    summary: 'Restores a deleted recipe, with a free slug if its own is taken.',
    answer: ListedForManager,
    errors: ['conflict'],
  },
  removeRecipe: { summary: 'Removes a deleted recipe for good.', answer: z.object({}) },
  duplicateRecipe: {
    summary: 'Duplicates a recipe with its draft; the copy is not published.',
    answer: ListedForManager,
    status: 201,
    idempotent: 'stored',
    errors: ['conflict'],
  },
  publishRecipe: {
    summary: 'Publishes a recipe, now or at a future time.',
    body: PublishRequest.optional(),
    answer: ListedForManager,
  },
  unpublishRecipe: {
    summary: 'Unpublishes a recipe: it becomes a draft again.',
    answer: ListedForManager,
  },
  listPublishedRecipes: {
    summary: 'Lists all published recipes of a site in short form, for pickers.',
    answer: z.object({ recipes: z.array(PublishedRecipe).describe('All published recipes.') }),
  },
  parseRecipe: {
    summary:
      'Parses a recipe from a URL, the HTML of a page or plain text, and returns a draft that `createRecipe` accepts.',
    body: RecipeParse,
    answer: ParsedDraft,
    maxBodyBytes: MAX_PARSE_BODY_BYTES,
    errors: ['rate_limited'],
  },
  parseIngredients: {
    summary: 'Parses ingredient lines into quantity, unit, ingredient and preparation.',
    body: IngredientParse,
    answer: z.object({
      ingredientUsages: z.array(ParsedUsage).describe('One result per line, in order.'),
    }),
  },
  createImageUpload: {
    summary: 'Creates an upload URL for one picture, valid for 15 minutes.',
    body: ImageUploadRequest,
    answer: ImageUpload,
    status: 201,
    errors: ['rate_limited'],
  },
  createImage: {
    summary: 'Registers an uploaded picture once its file has been checked.',
    body: ImageCreate,
    answer: z.object({ image: Image }),
    status: 201,
    idempotent: 'by-nature',
  },
  fetchImage: {
    summary: 'Fetches a picture from a URL, checks it and registers it.',
    body: ImageFetch,
    answer: z.object({ image: Image }),
    status: 201,
    errors: ['rate_limited'],
  },
  listImports: {
    summary: 'Lists the latest 100 imports of a site, newest first.',
    answer: z.object({ imports: z.array(ImportListed).describe('Imports, newest first.') }),
  },
  createImport: {
    summary:
      'Creates an import of recipes, posts or subscribers from a file, or from several (`file` then stands in the form several times, with paths as names); it runs in the background. With `dryRun`, nothing is stored and the result of each row is reported.',
    body: ImportCreate,
    takes: 'multipart/form-data',
    maxBodyBytes: MAX_IMPORT_BYTES,
    answer: OneImport,
    status: 202,
  },
  getImport: {
    summary: 'Returns an import with its progress.',
    answer: OneImport,
  },
  getImportReport: {
    summary: 'Returns the result of each row of an import, as CSV.',
    answer: z.string(),
    gives: 'text/csv',
  },
  cancelImport: {
    summary: 'Cancels an import; what it has already stored is kept.',
    answer: OneImport,
    errors: ['conflict'],
  },
  resumeImport: {
    summary: 'Resumes a cancelled or failed import after the last row it finished.',
    answer: OneImport,
    errors: ['conflict'],
  },
  startImport: {
    summary:
      'Starts the import that a dry run has tried, with the same file; creates a new import.',
    body: ImportStart.optional(),
    answer: OneImport,
    status: 202,
    errors: ['conflict'],
  },
  listImportRows: {
    summary: 'Lists the rows of an import with their results, 100 at a time, in order.',
    query: ImportRowsQuery,
    answer: z.object({
      total: z.number().describe('Number of rows that fit, on all pages.'),
      rows: z.array(ImportRow).describe('Rows, in the order of the file.'),
    }),
  },
  retryImportRow: {
    summary:
      'Tries a failed row of an import again, with corrections; the file is not needed. A row that fails again keeps its new reason.',
    body: ImportRowRetry,
    answer: z.object({ row: ImportRow }),
    errors: ['conflict'],
  },
  exportSite: {
    summary:
      'Exports a site as a zip file: recipes in four open formats, pictures, collections, redirects and subscribers.',
    answer: z.string(),
    gives: 'application/zip',
  },
  listRecipes: {
    summary: 'Lists and searches the published recipes of a site.',
    query: RecipesQuery,
    answer: RecipesPage,
  },
  getRecipe: {
    summary:
      'Returns a published recipe; a locked one without the parts that the caller may not read.',
    answer: z.object({ recipe: Recipe }),
    redirects: true,
  },
  listFilters: {
    summary: "Lists the filters of a site's published recipes: terms by facet, with recipe counts.",
    query: FiltersQuery,
    answer: z.object({ filters: Filters }),
  },
  listSearchSuggestions: {
    summary: 'Suggests completions of the word being typed, most frequent first.',
    query: SuggestionsQuery,
    answer: z.object({
      suggestions: z.array(SearchSuggestion).describe('Suggestions, most frequent first.'),
    }),
  },
  createBookmark: {
    summary: 'Bookmarks a recipe.',
    body: BookmarkCreate,
    answer: z.object({ siteUserData: SiteUserData }),
    status: 201,
  },
  deleteBookmark: {
    summary: 'Removes a bookmark.',
    answer: z.object({ siteUserData: SiteUserData }),
  },
  listSiteRecipes: {
    summary: 'Lists the slugs of all published recipes of all sites, for site maps.',
    answer: z.object({
      siteRecipes: z
        .array(
          z.object({
            siteSlug: OwnSiteSlug,
            recipeSlug: slugOf('recipe'),
            updatedAt: timeOf('Time of the last change'),
          }),
        )
        .describe('All published recipes of all sites.'),
    }),
  },
} as const satisfies Record<string, CallSchema>
