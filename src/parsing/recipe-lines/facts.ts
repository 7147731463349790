import { isDurationText, parseHumanDuration } from '@/src/parsing/duration'
import {
  isIngredientsTitle,
  isInstructionsTitle,
} from '@/src/parsing/web-page/layout/section-words'
import type { Fact } from '@/src/parsing/recipe-lines/fact-labels'
import { FACT_LABELS } from '@/src/parsing/recipe-lines/fact-labels'
import {
  trimMarks,
  parseFactChain,
  splitFacts,
  isFactValue,
  parseLabelledFact,
} from '@/src/parsing/recipe-lines/fact-parts'
import { isIngredientLike, isSentence } from '@/src/parsing/recipe-lines/line-kind'
import { isServingsLine } from '@/src/parsing/recipe-lines/page-meta-line'
import { isServingCount, isPieceCount } from '@/src/parsing/recipe-lines/serving-counts'
import { parseHeadingServings, splitTitleServings } from '@/src/parsing/recipe-lines/servings-title'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'
import type { RecipeYield } from '@/src/parsing/yield'
import { parseYield } from '@/src/parsing/yield'

/** Yield and times in labelled lines of a recipe text. */
export interface RecipeFacts {
  yields: RecipeYield
  prepTimeMinutes: number | null
  cookTimeMinutes: number | null
  totalTimeMinutes: number | null
  /** The lines that were facts and so are nothing else. */
  used: Set<number>
  /** Those of them that hold a number which is in no yield and no time ("Rib, 54 °C, 2 h"). */
  partlyRead: Set<number>
}

/**
 * Reads yields and times from lines like "Prep Time: 10 min", "Serves 4", or a label above its
 * value.
 */
export function readFacts(lines: TextLine[]): RecipeFacts {
  const reader = new FactReader(lines)
  reader.read()
  return {
    yields: parseYield(reader.found.get('yields') ?? null),
    prepTimeMinutes: reader.minutes('prep'),
    cookTimeMinutes: reader.minutes('cook'),
    totalTimeMinutes: reader.minutes('total'),
    used: reader.used,
    partlyRead: partlyRead(lines, reader),
  }
}

/** Marks of a table or a temperature: a line that contains one says more than a time. */
const OTHER_CELLS = /[|°]/u

function partlyRead(lines: TextLine[], { used, found }: FactReader): Set<number> {
  // Of a time only the minutes are kept, so its other words are not; a yield is kept as written.
  const whole = [...found].filter(([fact, text]) => fact === 'yields' || !OTHER_CELLS.test(text))
  const read = new Set(whole.flatMap(([, text]) => numbersIn(text)))
  const isPart = (at: number): boolean =>
    numbersIn(lines[at]?.text ?? '').some((number) => !read.has(number))
  return new Set([...used].filter(isPart))
}

const numbersIn = (text: string): string[] => text.match(/\p{N}+/gu) ?? []

// Titles of a method that are also labels of a time.
const FACT_TITLE =
  /^(?:zubereitung|préparation|preparación|preparazione|preparo|preparation|tilberedning|príprava|příprava)[\s:]/i
// After the method starts, only what is clearly labelled is a fact: steps begin with "Cook" too.
const CLEAR_LABEL =
  /^(?:\p{L}+ )?time\b|^[\p{L}\p{M} ]{4,18}[:：]|^\p{Lo}[\p{Lo}\p{M} ]{1,18}[:：]|^(?:serves|yields?|makes|total|prep)\b/iu
// Endings of a label before its value on the next line: "Cook (min):"; not "Baked Fish".
const LABEL_END =
  /^\(?(?:time|zeit|tid|min|mins|minutes?|minuten|hours?|hrs?|h|approx|total|size)?\.?\)?:?$/i

class FactReader {
  readonly found = new Map<Fact, string>()
  readonly used = new Set<number>()

  /** "15 min" over "Preparation": more labels have a time above them than below. */
  private readonly isValueFirst: boolean

  constructor(private readonly lines: TextLine[]) {
    const isTime = (at: number): boolean => isDurationText(lines[at]?.text ?? '')
    const labels = lines.flatMap(({ text }, at) => (isLabel(trimMarks(text)) ? [at] : []))
    const above = labels.filter((at) => isTime(at - 1)).length
    this.isValueFirst = above > labels.filter((at) => isTime(at + 1)).length
  }

  minutes(fact: Fact): number | null {
    const text = this.found.get(fact)
    return text === undefined ? null : parseHumanDuration(text)
  }

  read(): void {
    const method = this.lines.findIndex(
      ({ text }, at) =>
        isInstructionsTitle(text) && !FACT_TITLE.test(text) && !this.isLabelOfTime(at),
    )
    const told = this.lines.findIndex(({ text }, at) => at > method && isSentence(text))
    this.lines.forEach(({ text }, at) => {
      const isInMethod = method >= 0 && at > method && !(at < told && isTimeLine(trimMarks(text)))
      const isLate = isInMethod && !CLEAR_LABEL.test(trimMarks(text))
      if (!isLate && !this.used.has(at)) this.readLine(text, at)
    })
    if (!this.found.has('yields')) this.readHeadings()
  }

  private readLine(text: string, at: number): void {
    const chain = parseFactChain(text)
    if (chain.length === 0 && isStep(text)) return
    const { lead, parts } = chain.length > 0 ? { lead: '', parts: chain } : splitFacts(text)
    parts.forEach((part, i) => {
      this.readLabel(trimMarks(part), parts[i + 1], at)
    })
    // "Lemon cake, serves 6" names a dish and "1 dough, makes 2 crusts" an ingredient.
    if (lead !== '' || isNamed(text)) this.used.delete(at)
    else if (!this.found.has('yields')) this.readCount(trimMarks(text), at)
  }

  // "Zutaten für 4 Portionen", "Ingredients (serves 4)": the line stays the title of its list.
  private readHeadings(): void {
    const servings = this.lines.map(({ text }) => parseHeadingServings(text)).find(Boolean)
    if (servings) this.found.set('yields', servings)
  }

  // "Vorbereitung" over "15 Min.": no title of a method.
  private isLabelOfTime(at: number): boolean {
    return isDurationText(this.lines[at + 1]?.text ?? '')
  }

  // "4 servings", or "4" over "Personen", or "12 st" between the title of a list and its lines.
  private readCount(text: string, at: number): void {
    const next = this.lines[at + 1]?.text ?? ''
    if (isServingCount(text) || isServingsLine(text) || this.isPieceCount(text, at))
      this.take('yields', text, at)
    else if (/^\d{1,2}$/.test(text) && isServingCount(`${text} ${next}`)) {
      this.take('yields', `${text} ${next}`, at)
      this.used.add(at + 1)
    }
  }

  private isPieceCount(text: string, at: number): boolean {
    const [before = '', next = ''] = [this.lines[at - 1]?.text, this.lines[at + 1]?.text]
    return isPieceCount(text) && isIngredientsTitle(before) && isIngredientLike(next)
  }

  private readLabel(text: string, next: string | undefined, at: number): void {
    const labelled = parseLabelledFact(text)
    if (!labelled || this.found.has(labelled.fact)) return
    const { fact, value } = labelled
    if (fact !== 'yields' && isTimeInSentence(text, value)) return
    if (isFactValue(fact, value)) this.take(fact, fact === 'yields' ? text : value, at)
    else if (value === '' || LABEL_END.test(value)) this.readNext(fact, next, at)
  }

  private readNext(fact: Fact, next: string | undefined, at: number): void {
    if (next !== undefined && isFactValue(fact, next)) this.take(fact, next, at)
    else this.readBeside(fact, at)
  }

  // The value stands on the next line, perhaps split over two ("20" / "minutes").
  private readBeside(fact: Fact, at: number): void {
    const before = this.lines[at - 1]?.text ?? ''
    if (!this.isValueFirst) this.readBelow(fact, at)
    else if (isDurationText(before) && fact !== 'yields') {
      this.take(fact, before, at)
      this.used.add(at - 1)
    }
  }

  private readBelow(fact: Fact, at: number): void {
    const [next = '', after = ''] = this.lines.slice(at + 1, at + 3).map(({ text }) => text)
    const both = `${next} ${after}`
    const isNumber = /^\d+$/.test(next)
    if (isStep(next)) return
    if (isFactValue(fact, next) && (fact === 'yields' || !isNumber)) {
      this.take(fact, next, at)
      this.used.add(at + 1)
    } else if (isNumber && isFactValue(fact, both)) {
      this.take(fact, both, at)
      this.used.add(at + 1).add(at + 2)
    }
  }

  private take(fact: Fact, value: string, at: number): void {
    this.found.set(fact, value)
    this.used.add(at)
  }
}

/** Words of a time without a colon before it. */
const MAX_TIME_WORDS = 6

// "Bake till bubbly, about half an hour in a moderate oven": a step.
const isTimeInSentence = (text: string, value: string): boolean =>
  !/[:：]/.test(text) && value.split(' ').length > MAX_TIME_WORDS

// "Lemon cake | Serves 6": the servings stand behind the name of a dish, not behind another fact.
function isNamed(text: string): boolean {
  const title = splitTitleServings(text)?.title
  if (title === undefined || title.length > 90) return false
  return (
    parseLabelledFact(trimMarks(title)) === null && !isDurationText(title) && !isServingsLine(title)
  )
}

// A label of a time with nothing behind it.
const isLabel = (text: string): boolean =>
  FACT_LABELS.some(([, label]) => label.test(text) && text.replace(label, '').trim() === '')

// "Cook 20 min": above the first sentence of a method this is no step.
function isTimeLine(text: string): boolean {
  const label = FACT_LABELS.find(([, pattern]) => pattern.test(text))
  return label !== undefined && isDurationText(text.replace(label[1], '').replace(/^[\s:：]+/u, ''))
}

function isStep(text: string): boolean {
  return text.length > 90 || /\p{L}\.$/u.test(text.replace(/\b(?:min|std|hrs?|pers)\.$/i, ''))
}
