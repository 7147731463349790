import type { LexicalState } from '@/src/domain/rich-text/lexical'
import type { Recipe } from '@/payload-types'

/** Rich text as Payload's generated types know it. */
export type PayloadText = NonNullable<Recipe['note']>

/** Payload's generated type of Lexical is wider than ours: it knows nothing of our node types. */
export const payloadText = ({ root }: LexicalState): PayloadText => ({
  root: { ...root, children: root.children.map((child) => ({ ...child })) },
})
