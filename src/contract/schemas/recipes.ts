import { z } from 'zod'
import { Instant } from '../basics'
import type { CallSchema } from '../call-schema'
import { ImageCreate, ImageUpload, ImageUploadRequest } from '../image-write'
import { Image } from '../image'
import { Import, ImportCreate, ImportListed, MAX_IMPORT_BYTES } from '../import'
import {
  IngredientParse,
  MAX_PARSE_BODY_BYTES,
  ParsedDraft,
  ParsedUsage,
  RecipeParse,
} from '../parse'
import { ManagedRecipe, ManagedRecipeRow, PublishedRecipe, Recipe } from '../recipe'
import { RecipeUpdate, RecipeWrite } from '../recipe-write'
import {
  Filters,
  FiltersQuery,
  ManagedRecipesQuery,
  RecipesPage,
  RecipesQuery,
  SearchSuggestion,
  SuggestionsQuery,
} from '../recipes-index'
import { SiteUserData } from '../user'

const ForManager = z.object({ recipe: ManagedRecipe })
const Row = z.object({ recipe: ManagedRecipeRow })
const PublishRequest = z.strictObject({ publishedAt: Instant.optional() })
const BookmarkCreate = z.strictObject({ recipeId: z.uuid() })
const OneImport = z.object({ import: Import })

/** Recipes, their pictures, their way in and out, and saving them. */
export const recipeSchemas = {
  listManagedRecipes: {
    summary: 'All recipes of a site for who works on it: published, drafts, or the bin.',
    query: ManagedRecipesQuery,
    answer: z.object({ recipes: z.array(ManagedRecipeRow), total: z.number() }),
  },
  createRecipe: {
    summary: 'Makes a recipe; without publishedAt it is a draft.',
    body: RecipeWrite,
    answer: ForManager,
    status: 201,
    idempotent: 'stored',
    errors: ['conflict'],
  },
  getManagedRecipe: {
    summary: 'A recipe for its editor, whole.',
    answer: ForManager,
  },
  updateRecipe: {
    summary:
      'Writes a recipe anew: what is left out is emptied, except the state of publication. With the updatedAt it was based on, a stale one is refused.',
    body: RecipeUpdate,
    answer: ForManager,
    errors: ['conflict'],
  },
  deleteRecipe: {
    summary: 'Puts a recipe in the bin, where it stays for 30 days.',
    answer: z.object({}),
  },
  restoreRecipe: {
    summary: 'Takes a recipe out of the bin, as it was.',
    answer: Row,
    errors: ['conflict'],
  },
  publishRecipe: {
    summary: 'Publishes a recipe, now or at a future moment.',
    body: PublishRequest.optional(),
    answer: Row,
  },
  unpublishRecipe: {
    summary: 'Makes a recipe a draft again.',
    answer: Row,
  },
  listPublishedRecipes: {
    summary: 'All published recipes of a site, short, for pickers.',
    answer: z.object({ recipes: z.array(PublishedRecipe) }),
  },
  parseRecipe: {
    summary: "Reads a recipe from a page's address, a page or pasted words.",
    body: RecipeParse,
    answer: ParsedDraft,
    maxBodyBytes: MAX_PARSE_BODY_BYTES,
    errors: ['rate_limited'],
  },
  parseIngredients: {
    summary: 'Takes ingredient lines apart, one by one.',
    body: IngredientParse,
    answer: z.object({ ingredientUsages: z.array(ParsedUsage) }),
  },
  createImageUpload: {
    summary: 'Gives a place to send one picture to, for 15 minutes.',
    body: ImageUploadRequest,
    answer: ImageUpload,
    status: 201,
    errors: ['rate_limited'],
  },
  createImage: {
    summary: 'Makes a picture of what was sent, once its bytes were looked at.',
    body: ImageCreate,
    answer: z.object({ image: Image }),
    status: 201,
    idempotent: 'by-nature',
  },
  listImports: {
    summary: 'The latest hundred imports of a site, newest first.',
    answer: z.object({ imports: z.array(ImportListed) }),
  },
  createImport: {
    summary:
      'Takes a file of recipes, posts or subscribers in, in the background; with dryRun it only says what would become of each row.',
    body: ImportCreate,
    takes: 'multipart/form-data',
    maxBodyBytes: MAX_IMPORT_BYTES,
    answer: OneImport,
    status: 202,
  },
  getImport: {
    summary: 'How far an import has come.',
    answer: OneImport,
  },
  getImportReport: {
    summary: 'What became of each row of an import.',
    answer: z.string(),
    gives: 'text/csv',
  },
  cancelImport: {
    summary: 'Stops an import; what it has made stays.',
    answer: OneImport,
    errors: ['conflict'],
  },
  resumeImport: {
    summary: 'Goes on with an import that was stopped or failed, behind the rows that are done.',
    answer: OneImport,
    errors: ['conflict'],
  },
  startImport: {
    summary: 'Does for real what a dry run has shown, with the same file: a new import.',
    answer: OneImport,
    status: 202,
    errors: ['conflict'],
  },
  exportSite: {
    summary:
      'The whole site as a file to keep: recipes in four open formats, pictures, collections, redirects and subscribers.',
    answer: z.string(),
    gives: 'application/zip',
  },
  listRecipes: {
    summary: "A page of a site's published recipes, by words and terms.",
    query: RecipesQuery,
    answer: RecipesPage,
  },
  getRecipe: {
    summary: 'A published recipe; a locked one without what is withheld from the reader.',
    answer: z.object({ recipe: Recipe }),
  },
  listFilters: {
    summary: "The terms of a site's published recipes with how many there are of each.",
    query: FiltersQuery,
    answer: z.object({ filters: Filters }),
  },
  listSearchSuggestions: {
    summary: 'Ways to end the word that is being typed, the most frequent first.',
    query: SuggestionsQuery,
    answer: z.object({ suggestions: z.array(SearchSuggestion) }),
  },
  createBookmark: {
    summary: 'Saves a recipe.',
    body: BookmarkCreate,
    answer: z.object({ siteUserData: SiteUserData }),
    status: 201,
  },
  deleteBookmark: {
    summary: 'Takes a recipe off the saved ones.',
    answer: z.object({ siteUserData: SiteUserData }),
  },
  listSiteRecipes: {
    summary: 'The addresses of all published recipes of all sites.',
    answer: z.object({
      siteRecipes: z.array(
        z.object({ siteSlug: z.string(), recipeSlug: z.string(), updatedAt: z.string() }),
      ),
    }),
  },
} as const satisfies Record<string, CallSchema>
