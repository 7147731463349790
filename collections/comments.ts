import type { CollectionConfig } from 'payload'
import { COMMENT_STATUSES } from '@/src/domain/comments'
import { fillFromUser } from './fields/of-user'
import { richTextField } from './fields/rich-text'
import { sameSite, siteField } from './fields/site'

/**
 * Comments under recipes, two levels deep. Managers hide; only the writer deletes.
 * @see docs/product/comments.md#replies
 */
export const comments: CollectionConfig = {
  slug: 'comments',
  admin: {
    group: 'Readers',
    useAsTitle: 'recipeTitle',
    defaultColumns: ['recipe', 'authorName', 'status', 'createdAt'],
  },
  indexes: [{ fields: ['recipe', 'createdAt'] }],
  hooks: { afterRead: [fillFromUser('authorName', 'displayName')] },
  fields: [
    { ...richTextField('content') },
    {
      name: 'recipe',
      type: 'relationship',
      relationTo: 'recipes',
      required: true,
      filterOptions: sameSite,
      admin: { readOnly: true },
    },
    {
      // None for an imported comment, whose writer has no account.
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { readOnly: true, hidden: true },
    },
    { name: 'writerName', type: 'text', maxLength: 255, admin: { hidden: true } },
    { name: 'recipeTitle', type: 'text', virtual: 'recipe.title', admin: { hidden: true } },
    // Managers do not read readers' accounts, only the name beside the comment.
    { name: 'authorName', type: 'text', virtual: 'user.displayName' },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'comments',
      index: true,
      filterOptions: sameSite,
      admin: { readOnly: true },
    },
    {
      name: 'status',
      type: 'select',
      enumName: 'comment_status',
      required: true,
      defaultValue: 'published',
      options: COMMENT_STATUSES.map((value) => ({
        value,
        label: value.charAt(0).toUpperCase() + value.slice(1),
      })),
      admin: { position: 'sidebar', description: 'Readers see published comments only.' },
    },
    { name: 'statusChangedAt', type: 'date', admin: { hidden: true } },
    siteField(),
  ],
}

/** Upvotes of comments: at most one for each user and comment. */
export const commentUpvotes: CollectionConfig = {
  slug: 'comment-upvotes',
  admin: { hidden: true },
  indexes: [{ fields: ['comment', 'user'], unique: true }],
  fields: [
    { name: 'comment', type: 'relationship', relationTo: 'comments', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
  ],
}

/** Recipes a reader saved. */
export const bookmarks: CollectionConfig = {
  slug: 'bookmarks',
  admin: { hidden: true },
  indexes: [{ fields: ['user', 'recipe'], unique: true }, { fields: ['user', 'site'] }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    { name: 'recipe', type: 'relationship', relationTo: 'recipes', required: true, index: true },
    { name: 'site', type: 'relationship', relationTo: 'sites', required: true },
  ],
}
