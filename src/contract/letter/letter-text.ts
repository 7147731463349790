import { z } from 'zod'
import { isSitePath } from '@/src/domain/addresses/redirect-target'
import { MAX_BUTTON_LABEL } from '@/src/domain/rich-text/document'
import type { LetterDocument } from '@/src/domain/rich-text/document'
import { Id, NonEmpty, WebAddress } from '../basics'
import { INVALID_URL } from '../messages'
import { BASIC_BLOCKS, typeOf } from '../recipe/basic-blocks'
import { refuseReduced } from '../recipe/rich-text'
import { WIDE_BLOCKS } from '../recipe/wide-blocks'

const RecipeCardNode = z
  .strictObject({
    type: typeOf('recipe-card'),
    recipeId: Id.describe(
      'ID of a recipe of the site. Responses include its card in the accompanying list, `recipes`.',
    ),
  })
  .describe('A card of a recipe.')
const ButtonNode = z
  .strictObject({
    type: typeOf('button'),
    label: NonEmpty.max(MAX_BUTTON_LABEL).describe('Label of the button.'),
    href: z
      .union([z.string().refine(isSitePath, { error: INVALID_URL }), WebAddress])
      .describe('Absolute URL, or a path on the site.'),
  })
  .describe('A link that is shown as a button.')
const PaywallNode = z
  .strictObject({ type: typeOf('paywall') })
  .describe('The place from which only paid readers read on; the first one counts.')

/** The blocks that only letters may contain. */
const LETTER_BLOCKS = [RecipeCardNode, ButtonNode, PaywallNode] as const

/**
 * The rich text of letters, which allows all types of blocks.
 * @see docs/product/letters.md#blocks
 */
export const LetterText: z.ZodType<LetterDocument, LetterDocument> = z
  .array(z.discriminatedUnion('type', [...BASIC_BLOCKS, ...WIDE_BLOCKS, ...LETTER_BLOCKS]))
  .readonly()
  .describe('Rich text of a letter; `?blocks=basic` reduces it to the blocks of `RichText`.')

/** A letter's text in a request, which must not be a reduced one. */
export const WrittenLetterText = LetterText.check(refuseReduced)
