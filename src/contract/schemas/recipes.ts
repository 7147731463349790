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
    'Publication time, which can be in the future. If omitted, a published recipe keeps its time, and any other is published now.',
  ),
})
const BookmarkCreate = z.strictObject({
  recipeId: z.uuid().describe('ID of a published recipe of the site.'),
})
const OneImport = z.object({ import: Import })

/** Schemas of recipes, their pictures, parsing, export and bookmarks. */
export const recipeSchemas = {
  listManagedRecipes: {
    summary: "Lists a site's recipes for managers: published recipes, drafts or deleted recipes.",
    query: ManagedRecipesQuery,
    answer: z.object({
      recipes: z.array(ManagedRecipeRow).describe('Recipes on this page, in order.'),
      total: Total,
    }),
  },
  createRecipe: {
    summary: 'Creates a recipe; without `publishedAt`, it is a draft.',
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
      'Replaces a recipe: omitted fields are cleared, except `publishedAt` and `legacyRecipeData`. With `updatedAt`, the update fails if the recipe has changed since.',
    body: RecipeUpdate,
    answer: ForManager,
    errors: ['conflict'],
  },
  deleteRecipe: {
    summary: 'Deletes a recipe; it can be restored for 30 days.',
    answer: z.object({}),
  },
  restoreRecipe: {
    summary: 'Restores a deleted recipe; it gets a new slug if its own is taken.',
    answer: ListedForManager,
    errors: ['conflict'],
  },
  removeRecipe: {
    summary: 'Permanently deletes a recipe that has already been deleted.',
    answer: z.object({}),
  },
  duplicateRecipe: {
    summary: 'Duplicates a recipe and its draft; the copy is not published.',
    answer: ListedForManager,
    status: 201,
    idempotent: 'stored',
    errors: ['conflict', 'quota_exceeded'],
  },
  publishRecipe: {
    summary: 'Publishes a recipe, now or at a future time.',
    body: PublishRequest.optional(),
    answer: ListedForManager,
  },
  unpublishRecipe: {
    summary: 'Unpublishes a recipe, which becomes a draft again.',
    answer: ListedForManager,
  },
  listPublishedRecipes: {
    summary: 'Lists all published recipes of a site in a short form for pickers.',
    answer: z.object({ recipes: z.array(PublishedRecipe).describe('All published recipes.') }),
  },
  parseRecipe: {
    summary:
      'Parses a recipe from a URL, HTML or plain text and returns a draft for `createRecipe`.',
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
    summary: 'Creates an upload URL for a picture, valid for 15 minutes.',
    body: ImageUploadRequest,
    answer: ImageUpload,
    status: 201,
    errors: ['rate_limited'],
  },
  createImage: {
    summary: 'Registers an uploaded picture after validating its file.',
    body: ImageCreate,
    answer: z.object({ image: Image }),
    status: 201,
    idempotent: 'by-nature',
  },
  fetchImage: {
    summary: 'Fetches a picture from a URL, validates it and registers it.',
    body: ImageFetch,
    answer: z.object({ image: Image }),
    status: 201,
    errors: ['rate_limited'],
  },
  listImports: {
    summary: "Lists a site's 100 latest imports, newest first.",
    answer: z.object({ imports: z.array(ImportListed).describe('Imports, newest first.') }),
  },
  createImport: {
    summary:
      'Starts a background import of recipes, posts or subscribers from one or more files; for several, repeat `file` in the form and use relative paths as file names. With `dryRun`, nothing is stored and the result of each row is reported.',
    body: ImportCreate,
    takes: 'multipart/form-data',
    maxBodyBytes: MAX_IMPORT_BYTES,
    answer: OneImport,
    status: 202,
  },
  getImport: {
    summary: 'Returns an import and its progress.',
    answer: OneImport,
  },
  getImportReport: {
    summary: 'Returns the result of each row of an import, as CSV.',
    answer: z.string(),
    gives: 'text/csv',
  },
  cancelImport: {
    summary: 'Cancels an import; items that are already stored are kept.',
    answer: OneImport,
    errors: ['conflict'],
  },
  resumeImport: {
    summary: 'Resumes a canceled or failed import after the last processed row.',
    answer: OneImport,
    errors: ['conflict'],
  },
  startImport: {
    summary: 'Creates and starts an import from a dry run, with the same file.',
    body: ImportStart.optional(),
    answer: OneImport,
    status: 202,
    errors: ['conflict'],
  },
  listImportRows: {
    summary: 'Lists the rows of an import and their results, 100 per page, in file order.',
    query: ImportRowsQuery,
    answer: z.object({
      total: z.number().describe('Total number of matching rows on all pages.'),
      rows: z.array(ImportRow).describe('Rows, in file order.'),
    }),
  },
  retryImportRow: {
    summary:
      'Retries a failed import row with corrections, without the file. If it fails again, its reason is updated.',
    body: ImportRowRetry,
    answer: z.object({ row: ImportRow }),
    errors: ['conflict'],
  },
  exportSite: {
    summary:
      'Exports a site as a ZIP file with recipes, pictures, collections, redirects and subscribers.',
    answer: z.string(),
    gives: 'application/zip',
  },
  listRecipes: {
    summary: "Lists or searches a site's published recipes.",
    query: RecipesQuery,
    answer: RecipesPage,
  },
  getRecipe: {
    summary: 'Returns a published recipe; if locked for the caller, without the withheld parts.',
    answer: z.object({ recipe: Recipe }),
    redirects: true,
  },
  listFilters: {
    summary: "Lists the filters for a site's published recipes: facet terms and recipe counts.",
    query: FiltersQuery,
    answer: z.object({ filters: Filters }),
  },
  listSearchSuggestions: {
    summary: 'Suggests completions of the last word typed, most frequent first.',
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
    summary: 'Lists the slugs of all published recipes of all sites, for sitemaps.',
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
