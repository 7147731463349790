import type { LexicalInlineBlock } from '@/src/domain/rich-text/lexical'

/** What a chip stands for, as it is stored. */
export type ChipFields = LexicalInlineBlock['fields']
