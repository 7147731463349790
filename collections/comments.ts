import type { CollectionConfig } from 'payload'
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
    defaultColumns: ['recipe', 'authorName', 'hiddenAt', 'createdAt'],
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
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: { readOnly: true, hidden: true },
    },
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
      name: 'hiddenAt',
      type: 'date',
      admin: { position: 'sidebar', description: 'If set, only managers can see it.' },
    },
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
