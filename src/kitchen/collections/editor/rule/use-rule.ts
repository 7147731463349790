'use client'

import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { callQuery } from '@/src/api/react/call-query'
import type { CollectionRule } from '@/src/contract/recipe/collection-rule'
import { USUAL_RULE_LIMIT } from '@/src/domain/recipes/collection-rule'
import { errorMessage } from '../../../parts/error-message'
import { useRested } from '../../../parts/use-rested'
import { useCollectionEditing } from '../collection-context'

/** A rule without filters: the newest recipes. */
const ALL: CollectionRule = {
  query: '',
  maxTotalMinutes: null,
  privacySetting: null,
  meals: [],
  categories: [],
  methods: [],
  cuisines: [],
  diets: [],
  tags: [],
  orderBy: 'published_at_desc',
  limit: USUAL_RULE_LIMIT,
}

/** The recipes that a rule currently selects. */
const selected = (site: string, rule: CollectionRule) =>
  queryOptions({
    ...callQuery('previewCollectionRule', { params: { site }, body: { rule } }),
    staleTime: 5000,
  })

/** The recipes that a rule selects, debounced; the previous rule's results are shown while they load. */
export function useSelected(rule: CollectionRule) {
  const { site } = useCollectionEditing()
  const rested = useRested(JSON.stringify(rule))
  // The serialized rule.
  const restedRule = JSON.parse(rested) as CollectionRule
  return useQuery({ ...selected(site.slug, restedRule), placeholderData: keepPreviousData })
}

/** Changes parts of the rule. */
export function useChangeRule(): (part: Partial<CollectionRule>, subject: string) => void {
  const { store } = useCollectionEditing()
  return (part, subject) =>
    store.change(
      (document) =>
        document.rule ? { ...document, rule: { ...document.rule, ...part } } : document,
      `rule ${subject}`,
    )
}

/**
 * Switches a collection between a rule and manual selection. Manual selection starts with the recipes that
 * were chosen before, or with those that the rule currently selects.
 * @see docs/product/kitchen.md#rule-of-a-collection
 */
export function useRuleSwitch(): (way: 'hand' | 'rule') => void {
  const { store, site } = useCollectionEditing()
  const client = useQueryClient()
  const chooseByHand = async (): Promise<void> => {
    const { rule, recipeIds } = store.getState().document
    if (rule === null) return
    if (recipeIds.length > 0) {
      store.change((document) => ({ ...document, rule: null }))
      return
    }
    try {
      const { recipes } = await client.query(selected(site.slug, rule))
      store.addKnown({ recipes })
      const ids = recipes.map(({ id }) => id)
      store.change((document) => ({ ...document, rule: null, recipeIds: ids }))
    } catch (error) {
      toast.error(errorMessage(error))
    }
  }
  return (way) => {
    if (way === 'hand') void chooseByHand()
    else store.change((document) => ({ ...document, rule: document.rule ?? ALL }))
  }
}
