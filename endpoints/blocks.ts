import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { Failure } from '@/src/contract/failure'
import { INVALID_INPUT } from '@/src/contract/messages'
import type { FieldTable } from '@/src/contract/plain-fields'
import { RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { LetterText } from '@/src/contract/letter/letter-text'
import { WideRichText } from '@/src/contract/recipe/rich-text'
import { SITE_FIELDS } from '@/src/contract/site/site-fields'
import { reducedDocument } from '@/src/domain/rich-text/basic'
import type { AltOf } from '@/src/domain/rich-text/basic'
import type { LetterDocument } from '@/src/domain/rich-text/document'

/** Sets of block types that a client can request; `all` by default. */
export const BLOCK_SETS = ['all', 'basic'] as const

/** Names of fields that hold a wide rich text. */
const WIDE_FIELDS: ReadonlySet<string> = new Set([
  ...[RECIPE_FIELDS, SITE_FIELDS].flatMap((table: FieldTable) =>
    Object.entries(table).flatMap(([name, { isRich }]) => (isRich === 'wide' ? [name] : [])),
  ),
  // That of a letter; other texts of this name are basic ones, which stay as they are.
  'content',
])

/** Parts of a response that say whether a text in them was reduced. */
const MARKED_PARTS: ReadonlySet<string> = new Set(['recipe', 'currentSite', 'letter'])

/**
 * Reduces the rich texts of a response to the block types that the request accepts: all, or the basic ones.
 * @see docs/product/rich-text.md#reduced-texts
 */
export function withRequestedBlocks(req: PayloadRequest, answer: unknown): unknown {
  if (req.searchParams.get('blocks') !== 'basic') return answer
  const alts = new Map(altsIn(answer))
  return reduce(answer, (imageId) => alts.get(imageId)).value
}

/** Collects the alternative texts of all pictures in a response, by id. */
function altsIn(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  const { id, alt } = value as { id?: unknown; alt?: unknown }
  const own: [string, string][] =
    typeof id === 'string' && typeof alt === 'string' ? [[id, alt]] : []
  return [...own, ...Object.values(value).flatMap(altsIn)]
}

/**
 * Refuses unknown block types where the response may hold a wide rich text.
 * @throws Failure `validation_failed`
 */
export function requireKnownBlocks(req: PayloadRequest, answer: z.ZodType): void {
  const blocks = req.searchParams.get('blocks')
  if (blocks === null || BLOCK_SETS.some((each) => each === blocks) || !holdsWideText(answer))
    return
  const issues = [{ path: 'blocks', message: INVALID_INPUT }]
  throw new Failure('validation_failed', 'Some fields are invalid.', { issues })
}

type Reduced = { value: unknown; isReduced: boolean }

function reduce(value: unknown, altOf: AltOf): Reduced {
  if (Array.isArray(value)) {
    const items = value.map((item) => reduce(item, altOf))
    return { value: items.map((item) => item.value), isReduced: items.some(isReduced) }
  }
  if (typeof value !== 'object' || value === null) return { value, isReduced: false }
  const entries = Object.entries(value).map(([name, part]): [string, Reduced] => [
    name,
    WIDE_FIELDS.has(name) && Array.isArray(part) ? reduceText(part, altOf) : reduce(part, altOf),
  ])
  return {
    value: Object.fromEntries(entries.map(([name, part]) => [name, marked(name, part)])),
    isReduced: entries.some(([, part]) => part.isReduced),
  }
}

const isReduced = (part: Reduced): boolean => part.isReduced

function reduceText(document: LetterDocument, altOf: AltOf): Reduced {
  const value = reducedDocument(document, altOf)
  return { value, isReduced: value.some((block) => 'reduced' in block) }
}

const marked = (name: string, { value, isReduced }: Reduced): unknown =>
  isReduced && MARKED_PARTS.has(name) ? { ...(value as object), reduced: true } : value

/** Returns whether a response can hold a wide rich text. */
export const holdsWideText = (answer: z.ZodType): boolean => holds(answer, new Set())

function holds(schema: unknown, seen: Set<unknown>): boolean {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return false
  seen.add(schema)
  return isWideText(schema) || partsOf(schema).some((part) => holds(part, seen))
}

/** `describe` and `check` make copies, which remember their original. */
function isWideText(schema: z.core.$ZodType): boolean {
  const { parent } = schema._zod
  return (
    schema === WideRichText || schema === LetterText || (parent !== undefined && isWideText(parent))
  )
}

function partsOf(schema: z.ZodType): readonly unknown[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape)
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodUnion) return schema.options
  const isWrapper =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodReadonly
  return isWrapper ? [schema.def.innerType] : []
}
