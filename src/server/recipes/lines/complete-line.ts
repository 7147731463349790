import { pluralNoun } from '@/src/domain/amounts/counted-name'
import { composeLine } from '@/src/domain/ingredient-lines/compose-line'
import { lineFields } from '@/src/domain/ingredient-lines/line-fields'
import type { AnnotatedLine, LineSpan } from '@/src/domain/ingredient-lines/line-spans'
import { spansProblem } from '@/src/domain/ingredient-lines/spans-problem'
import { documentFromPlainText, plainText } from '@/src/domain/rich-text/plain-text'
import { matchLine } from '@/src/parsing/catalogue-match/match-line'
import { annotateLine } from '@/src/parsing/ingredient-line/annotate-line'
import { normaliseLine } from '@/src/parsing/ingredient-line/line-text'
import { findFieldsProblem } from './fields-problem'
import type { CompleteLine, LineProblem, WrittenLine } from './written-line'
import type { LineCatalogue } from './line-catalogue'
import { findNumbersProblem } from './numbers-problem'

type Options = {
  catalogue: LineCatalogue
  /** Language of the text as a BCP 47 tag; guessed from the line without one. */
  language?: string | undefined
  /** Reader of lines, where they were read before. */
  annotate?: typeof annotateLine
}

/**
 * Completes a written line. A text without spans is annotated, and provides the omitted fields; without a
 * text it is composed from the fields, or the former `originalText` is used if the fields agree with it.
 * @returns the line, or the field that contradicts the text
 * @see docs/product/ingredient-lines.md#text-and-fields
 */
export function completeLine(line: WrittenLine, options: Options): CompleteLine | LineProblem {
  const { originalText, ...own } = line
  if (own.text && hasWords(own.text)) return withText(own, own.text, options)
  if (originalText && hasWords(originalText)) {
    const found = withText({ ...own, spans: null }, originalText, options)
    if (!isProblem(found)) return found
  }
  const { text, spans } = composed(own, options.catalogue)
  if (normaliseLine(text) === text) return { ...own, text, spans }
  // A name such as "-" composes to a line with a bullet, which a text never has: the text wins.
  const { id, link, ingredientId } = own
  return withText({ id, link, ingredientId }, text, options)
}

/** True for a text with visible characters. */
const hasWords = (text: string): boolean => normaliseLine(text) !== ''

/**
 * Completes a line that was stored, or written elsewhere: where its fields or spans contradict its
 * text, the text wins.
 * @see docs/product/ingredient-lines.md#text-and-fields
 */
export function completeStoredLine(line: WrittenLine, options: Options): CompleteLine {
  const result = completeLine(line, options)
  if (!isProblem(result)) return result
  const { id, text, link, ingredientId } = line
  const again = completeLine({ id, text, link, ingredientId }, options)
  return isProblem(again) ? { ...line, text: text ?? '', spans: [] } : again
}

/** Whether a completed line is the problem that it has instead. */
export const isProblem = (result: CompleteLine | LineProblem): result is LineProblem =>
  'message' in result

function withText(
  line: Omit<WrittenLine, 'originalText'>,
  sent: string,
  { catalogue, language, annotate = annotateLine }: Options,
): CompleteLine | LineProblem {
  const read = annotate(sent, { language })
  const given = read.text === sent ? sentSpans(sent, line) : null
  const problem = given && (spansProblem(given) ?? findNumbersProblem(given))
  if (problem) return { field: `spans.${problem.index}`, message: problem.message }
  const annotated = given ?? { text: read.text, spans: read.spans }
  const contradiction = findFieldsProblem(line, annotated, catalogue)
  if (contradiction) return contradiction
  const complete = derived(line, annotated, { catalogue, language })
  // Who knows the spans has written the fields to fit, an empty one too.
  return given ? { ...complete, ...sentFields(line), ...given } : complete
}

/** The text with the spans that were sent; null without spans. */
const sentSpans = (text: string, { spans }: Pick<WrittenLine, 'spans'>) =>
  spans && spans.length > 0 ? { text, spans } : null

const sentFields = (line: object): object =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined))

/** A line with the fields of its text, and those that a text cannot express. */
function derived(
  line: Omit<WrittenLine, 'originalText'>,
  { text, spans }: AnnotatedLine,
  { catalogue, language }: Options,
): CompleteLine {
  const fields = lineFields({ text, spans })
  const { unit, name, preparation, note, ...quantity } = fields
  const matched = matchLine({ text, ...fields }, catalogue.ingredient, language)
  const unitId = unit === null ? line.unitId : catalogue.unitBySlug(unit)?.id
  return {
    ...line,
    text,
    spans: [...spans],
    ...quantity,
    ...named(
      line,
      name || (spans.length === 0 ? text : ''),
      line.ingredientId === undefined ? matched : titled(line, catalogue),
    ),
    unitId: unitId ?? null,
    preparation: preparationOf(line, preparation),
    note: line.note ?? note,
  }
}

/** The preparation as written, which may contain marks, or its plain text. */
const preparationOf = ({ preparation }: Pick<WrittenLine, 'preparation'>, words: string | null) =>
  preparation?.length ? preparation : documentFromPlainText(words ?? '')

/** The ingredient of a line, and its name where that is not the title of the ingredient. */
function named(
  line: Omit<WrittenLine, 'originalText'>,
  name: string,
  ingredient: { id: string; title: string } | null,
): Pick<WrittenLine, 'ingredientId' | 'ingredientTitleOverride'> {
  const { ingredientId = ingredient?.id ?? null } = line
  const isTitle = isTitleOf(ingredient, name, line.ingredientTitleOverride === null)
  const ownName = isTitle || name === '' ? null : name
  return {
    ingredientId,
    ingredientTitleOverride: line.ingredientTitleOverride ?? ownName,
  }
}

/** Whether a name is the title of an ingredient; a composed line may have it in the plural. */
function isTitleOf(
  ingredient: { title: string } | null,
  name: string,
  mayBePlural: boolean,
): boolean {
  const title = ingredient?.title ?? ''
  const forms = mayBePlural ? [title, pluralNoun(title)] : [title]
  return forms.some((form) => form.toLowerCase() === name.toLowerCase())
}

const titled = ({ ingredientId }: WrittenLine, catalogue: LineCatalogue) =>
  ingredientId ? (catalogue.ingredientById(ingredientId) ?? null) : null

function composed(
  line: Omit<WrittenLine, 'originalText'>,
  catalogue: LineCatalogue,
): { text: string; spans: LineSpan[] } {
  const { text, spans } = composeLine({
    quantityMin: line.quantityMin ?? null,
    quantityMax: line.quantityMax ?? null,
    unit: (line.unitId && catalogue.unitById(line.unitId)) || null,
    ingredientTitle: titled(line, catalogue)?.title ?? null,
    ingredientTitleOverride: line.ingredientTitleOverride ?? null,
    preparation: plainText(line.preparation ?? []),
    note: line.note ?? null,
  })
  return { text, spans: [...spans] }
}
