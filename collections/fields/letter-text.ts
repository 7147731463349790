import type { Block, RichTextField } from 'payload'
import { Id } from '@/src/contract/basics'
import { isSitePath } from '@/src/domain/addresses/redirect-target'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { MAX_BUTTON_LABEL } from '@/src/domain/rich-text/document'
import { wideTextField } from './rich-text'

const recipeCard: Block = {
  slug: 'recipeCard',
  interfaceName: 'RecipeCardBlock',
  labels: { singular: 'Recipe card', plural: 'Recipe cards' },
  fields: [
    {
      name: 'recipeId',
      type: 'text',
      label: 'Id of the recipe',
      required: true,
      validate: (value: unknown) => Id.safeParse(value).success || 'Not found',
    },
  ],
}

const button: Block = {
  slug: 'button',
  interfaceName: 'ButtonBlock',
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: MAX_BUTTON_LABEL },
    {
      name: 'href',
      type: 'text',
      label: 'Address',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && (isSitePath(value) || isWebAddress(value))) || 'Invalid URL',
    },
  ],
}

const paywall: Block = {
  slug: 'paywall',
  interfaceName: 'PaywallBlock',
  labels: { singular: 'Paywall', plural: 'Paywalls' },
  fields: [],
}

/**
 * The field for the text of a letter: all types of blocks.
 * @see docs/product/letters.md#blocks
 */
export const letterTextField = (name: string): RichTextField =>
  wideTextField(name, undefined, [recipeCard, button, paywall])
