import type { LexicalInlineBlock } from '@/src/domain/rich-text/lexical'

/** The stored fields of a chip. */
export type ChipFields = LexicalInlineBlock['fields']
