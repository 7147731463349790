import { z } from 'zod'
import { MAX_SLUG_LENGTH } from '@/src/domain/addresses/slug'
import { MAX_RULE_LIMIT, USUAL_RULE_LIMIT } from '@/src/domain/recipes/collection-rule'
import { MAX_MINUTES } from '@/src/domain/recipes/recipe-limits'
import { NonEmpty } from '../basics'
import { INVALID_INPUT } from '../messages'
import { PRIVACY_SETTINGS } from './recipe'
import { RULE_ORDERS } from './recipes-index'

/** Maximum number of terms of one facet in a rule. */
const MAX_RULE_TERMS = 50

const slugsOf = (kind: string) =>
  z
    .array(NonEmpty.max(MAX_SLUG_LENGTH))
    .max(MAX_RULE_TERMS)
    .default([])
    .describe(`Slugs of ${kind}; recipes must have at least one of them, if any are given.`)

/**
 * The rule of a smart collection: filters of a site's recipes, their order and number.
 * @see docs/product/recipes.md#smart-collections
 */
export const CollectionRule = z
  .strictObject({
    query: z.string().trim().max(200).default('').describe('Search terms; empty to not search.'),
    maxTotalMinutes: z
      .number({ error: INVALID_INPUT })
      .int()
      .min(0)
      .max(MAX_MINUTES)
      .nullable()
      .default(null)
      .describe('Maximum total time, in minutes; `null` for no limit.'),
    privacySetting: z
      .enum(PRIVACY_SETTINGS, { error: INVALID_INPUT })
      .nullable()
      .default(null)
      .describe('Only recipes with this privacy setting; `null` for all recipes.'),
    meals: slugsOf('meals'),
    categories: slugsOf('food categories'),
    methods: slugsOf('methods'),
    cuisines: slugsOf('cuisines'),
    diets: slugsOf('diets'),
    tags: slugsOf('tags'),
    orderBy: z
      .enum(RULE_ORDERS, { error: INVALID_INPUT })
      .default('published_at_desc')
      .describe('Sort order.'),
    limit: z
      .number({ error: INVALID_INPUT })
      .int()
      .min(1)
      .max(MAX_RULE_LIMIT)
      .default(USUAL_RULE_LIMIT)
      .describe('Maximum number of recipes.'),
  })
  .describe('Rule that selects published recipes for a collection: filters, sort order and limit.')
export type CollectionRule = z.output<typeof CollectionRule>

/** Body of a collection rule to try on the current recipes. */
export const RuleBody = z
  .strictObject({ rule: CollectionRule })
  .describe('A rule to preview without storing it.')
