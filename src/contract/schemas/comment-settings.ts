import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { Total } from '../common-fields'
import {
  AkismetKey,
  Ban,
  BanCreate,
  CommentSettings,
  CommentSettingsUpdate,
  RecipeComments,
} from '../people/comment-settings'
import { paging } from '../recipe/recipes-index'

const Settings = z.object({ commentSettings: CommentSettings })

/** Schemas of bans, and of the rules by which a site takes comments. */
export const commentSettingsSchemas = {
  listBans: {
    summary: 'Lists the bans in force on a site, newest first.',
    query: z.object(paging),
    answer: z.object({ bans: z.array(Ban).describe('Bans on this page.'), total: Total }),
  },
  createBan: {
    summary: 'Bans an account, an email address or a network from commenting on the site.',
    body: BanCreate,
    answer: z.object({ ban: Ban }),
    status: 201,
    errors: ['conflict'],
  },
  deleteBan: {
    summary: 'Lifts a ban.',
    answer: z.object({}),
  },
  getCommentSettings: {
    summary: 'Returns the rules by which the site takes comments.',
    answer: Settings,
  },
  updateCommentSettings: {
    summary: 'Replaces the rules by which the site takes comments.',
    body: CommentSettingsUpdate,
    answer: Settings,
  },
  setAkismetKey: {
    summary: 'Starts or stops checking comments with Akismet, which receives their texts.',
    body: AkismetKey,
    answer: Settings,
    errors: ['forbidden'],
  },
  getRecipeComments: {
    summary: 'Returns whether a recipe takes comments.',
    answer: z.object({ recipeComments: RecipeComments }),
  },
  updateRecipeComments: {
    summary: 'Opens or closes the comments of a recipe, with immediate effect.',
    body: RecipeComments,
    answer: z.object({ recipeComments: RecipeComments }),
  },
} as const satisfies Record<string, CallSchema>
