import { z } from 'zod'
import { Id } from '../basics'
import type { CallSchema } from '../call-schema'
import {
  Collection,
  CollectionCard,
  CollectionCreate,
  CollectionUpdate,
  ManagedCollection,
  ManagedCollectionRow,
} from '../collection'
import { CommentCreate, CommentList, CommentLists, CommentsQuery, UpvoteCreate } from '../comment'
import { NewsletterSend, NewsletterSendCreate } from '../subscription'

const ForManager = z.object({ collection: ManagedCollection })

/** Collections, comments and newsletters. */
export const communitySchemas = {
  listManagedCollections: {
    summary: "A site's collections for who works on it.",
    answer: z.object({ collections: z.array(ManagedCollectionRow) }),
  },
  createCollection: {
    summary: 'Makes a collection.',
    body: CollectionCreate,
    answer: ForManager,
    status: 201,
    idempotent: 'stored',
    errors: ['conflict'],
  },
  getManagedCollection: {
    summary: 'A collection with all its recipes, drafts too.',
    answer: ForManager,
  },
  updateCollection: {
    summary: 'Changes a collection; what is left out stays.',
    body: CollectionUpdate,
    answer: ForManager,
    errors: ['conflict'],
  },
  deleteCollection: {
    summary: 'Deletes a collection; its recipes stay.',
    answer: z.object({}),
  },
  listCollections: {
    summary: "A site's collections.",
    answer: z.object({ collections: z.array(CollectionCard) }),
  },
  getCollection: {
    summary: 'A collection with its published recipes.',
    answer: z.object({ collection: Collection }),
  },
  listSiteCollections: {
    summary: 'The addresses of all collections of all sites.',
    answer: z.object({
      siteCollections: z.array(
        z.object({ siteSlug: z.string(), collectionSlug: z.string(), updatedAt: z.string() }),
      ),
    }),
  },
  listComments: {
    summary: 'The comments under a recipe, oldest first, replies inside.',
    query: CommentsQuery,
    answer: CommentList,
  },
  createComment: {
    summary: 'Writes a comment or a reply; answers all comments of the recipe.',
    body: CommentCreate,
    answer: CommentList,
    status: 201,
    idempotent: 'stored',
    errors: ['forbidden', 'rate_limited'],
  },
  deleteComment: {
    summary: "Deletes a comment of the caller's own with its replies.",
    answer: CommentList,
    errors: ['forbidden'],
  },
  createUpvote: {
    summary: 'Upvotes a comment, once.',
    body: UpvoteCreate,
    answer: CommentList,
    status: 201,
  },
  deleteUpvote: {
    summary: "Takes the caller's upvote back; the id is the comment's.",
    answer: CommentList,
  },
  listHiddenComments: {
    summary: 'The comments of a recipe that are hidden from readers.',
    query: CommentsQuery,
    answer: CommentList,
  },
  hideComment: {
    summary: 'Hides a comment and its replies from readers.',
    answer: CommentLists,
  },
  unhideComment: {
    summary: 'Shows a hidden comment and its replies again.',
    answer: CommentLists,
  },
  listNewsletterSends: {
    summary: 'The newsletters of a site, or of one recipe.',
    query: z.object({ recipeId: Id.optional() }),
    answer: z.object({ newsletterSends: z.array(NewsletterSend) }),
  },
  createNewsletterSend: {
    summary: "Mails a recipe to the site's subscribers.",
    body: NewsletterSendCreate,
    answer: z.object({ newsletterSend: NewsletterSend }),
    status: 201,
    idempotent: 'stored',
    errors: ['conflict', 'not_implemented'],
  },
} as const satisfies Record<string, CallSchema>
