import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { OwnSiteSlug, slugOf, timeOf } from '../common-fields'
import {
  Collection,
  CollectionCard,
  CollectionCreate,
  CollectionUpdate,
  ManagedCollection,
  ManagedCollectionRow,
} from '../recipe/collection'
import { RuleBody } from '../recipe/collection-rule'
import { RecipeCard } from '../recipe/recipe'

const ForManager = z.object({ collection: ManagedCollection })

/** Collections. */
export const communitySchemas = {
  listManagedCollections: {
    summary: "Lists a site's collections; recipe counts include drafts.",
    answer: z.object({ collections: z.array(ManagedCollectionRow).describe('All collections.') }),
  },
  createCollection: {
    summary: 'Creates a collection.',
    body: CollectionCreate,
    answer: ForManager,
    status: 201,
    idempotent: 'stored',
    errors: ['conflict'],
  },
  previewCollectionRule: {
    summary: 'Returns the recipes that a collection rule selects, without storing the rule.',
    body: RuleBody,
    answer: z.object({
      recipes: z.array(RecipeCard).describe('Selected recipes, in the order of the rule.'),
      total: z.number().describe('Total number of matching recipes, ignoring the limit.'),
    }),
  },
  getManagedCollection: {
    summary: 'Returns a collection with all its recipes, including drafts.',
    answer: ForManager,
  },
  updateCollection: {
    summary: 'Updates a collection; omitted fields keep their value.',
    body: CollectionUpdate,
    answer: ForManager,
    errors: ['conflict'],
  },
  deleteCollection: {
    summary: 'Deletes a collection but keeps its recipes.',
    answer: z.object({}),
  },
  listCollections: {
    summary: "Lists a site's collections.",
    answer: z.object({ collections: z.array(CollectionCard).describe('All collections.') }),
  },
  getCollection: {
    summary: "Returns a collection with its published recipes, in the author's order.",
    answer: z.object({ collection: Collection }),
    redirects: true,
  },
  listSiteCollections: {
    summary: 'Lists the slugs of all collections of all sites, for sitemaps.',
    answer: z.object({
      siteCollections: z
        .array(
          z.object({
            siteSlug: OwnSiteSlug,
            collectionSlug: slugOf('collection'),
            updatedAt: timeOf('Time of the last change'),
          }),
        )
        .describe('All collections of all sites.'),
    }),
  },
} as const satisfies Record<string, CallSchema>
