import { z } from 'zod'
import { Id } from '../basics'
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
import {
  CommentCreate,
  CommentList,
  CommentLists,
  CommentsQuery,
  UpvoteCreate,
} from '../people/comment'
import { NewsletterSend, NewsletterSendCreate } from '../people/subscription'

const ForManager = z.object({ collection: ManagedCollection })

/** Collections, comments and newsletters. */
export const communitySchemas = {
  listManagedCollections: {
    summary: "Lists a site's collections, with drafts in their recipe counts.",
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
    summary: 'Returns the recipes that a rule of a collection selects, without storing it.',
    body: RuleBody,
    answer: z.object({
      recipes: z.array(RecipeCard).describe('The recipes, in the order of the rule.'),
      total: z.number().describe('Number of matching recipes, beyond the limit too.'),
    }),
  },
  getManagedCollection: {
    summary: 'Returns a collection with all its recipes, drafts included.',
    answer: ForManager,
  },
  updateCollection: {
    summary: 'Updates a collection; fields that are left out keep their value.',
    body: CollectionUpdate,
    answer: ForManager,
    errors: ['conflict'],
  },
  deleteCollection: {
    summary: 'Deletes a collection; its recipes are kept.',
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
    summary: 'Lists the slugs of all collections of all sites, for site maps.',
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
  listComments: {
    summary: 'Lists the comments on a recipe, oldest first, with their replies.',
    query: CommentsQuery,
    answer: CommentList,
  },
  createComment: {
    summary: 'Creates a comment or a reply and returns all comments on the recipe.',
    body: CommentCreate,
    answer: CommentList,
    status: 201,
    idempotent: 'stored',
    errors: ['forbidden', 'rate_limited'],
  },
  deleteComment: {
    summary: "Deletes one of the signed-in user's own comments, with its replies.",
    answer: CommentList,
    errors: ['forbidden'],
  },
  createUpvote: {
    summary: 'Upvotes a comment; repeating the call changes nothing.',
    body: UpvoteCreate,
    answer: CommentList,
    status: 201,
  },
  deleteUpvote: {
    summary: "Removes the signed-in user's upvote from a comment; `id` is the id of the comment.",
    answer: CommentList,
  },
  listHiddenComments: {
    summary: 'Lists the hidden comments on a recipe.',
    query: CommentsQuery,
    answer: CommentList,
  },
  hideComment: {
    summary: 'Hides a comment and its replies from readers.',
    answer: CommentLists,
  },
  unhideComment: {
    summary: 'Makes a hidden comment and its replies visible again.',
    answer: CommentLists,
  },
  listNewsletterSends: {
    summary: 'Lists the newsletter sends of a site, or of one recipe.',
    query: z.object({
      recipeId: Id.optional().describe('The id of a recipe; all recipes when left out.'),
    }),
    answer: z.object({ newsletterSends: z.array(NewsletterSend).describe('Newsletter sends.') }),
  },
  createNewsletterSend: {
    summary: "Sends a recipe by email to a site's subscribers.",
    body: NewsletterSendCreate,
    answer: z.object({ newsletterSend: NewsletterSend }),
    status: 201,
    idempotent: 'stored',
    errors: ['conflict', 'not_implemented'],
  },
} as const satisfies Record<string, CallSchema>
