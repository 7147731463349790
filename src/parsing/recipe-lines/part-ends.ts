import { isDurationText } from '@/src/parsing/duration'
import { isControl } from '@/src/parsing/web-page/layout/section-words'
import { isPantryItem } from '@/src/parsing/recipe-lines/group-titles'
import { isIngredientLike, isSentence } from '@/src/parsing/recipe-lines/line-kind'
import { removeClosing } from '@/src/parsing/recipe-lines/closing-lines'
import { isPromotion } from '@/src/parsing/recipe-lines/promotion'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Cuts an untitled method off an ingredient list, from two consecutive sentences on. */
export function cutAtMethod(lines: TextLine[]): TextLine[] {
  const end = lines.findIndex((line, at) => {
    const next = lines[at + 1]
    return at > 0 && isSentence(line.text) && (!next || isSentence(next.text))
  })
  return end < 0 ? lines : lines.slice(0, end)
}

/** More lines without amounts belong to no list, also where the method begins below them. */
const MAX_TAIL_LENGTH = 5

/**
 * Cuts the text after an ingredient list: several lines without amounts after many with them; a few
 * may remain right before the method.
 */
export function cutListTail(lines: TextLine[], isClosed = false): TextLine[] {
  const last = lines.findLastIndex((line) => isIngredientLike(line.text))
  const counted = lines.filter((line) => isIngredientLike(line.text)).length
  const tail = lines.slice(last + 1).filter((line) => !isControl(line.text))
  const isForeign =
    tail.length >= (isClosed ? MAX_TAIL_LENGTH : 3) &&
    !tail.some((line) => line.isItem || isPantryItem(line.text)) &&
    tail.filter((line) => /^\p{Ll}/u.test(line.text)).length < tail.length / 2
  return isForeign && counted >= 4 && counted >= (last + 1) * 0.6 ? lines.slice(0, last + 1) : lines
}

/** "Temps total : 55 min", "Repos :", "-" */
const LABELLED = /^\p{L}[\p{L} '’/-]{2,30}\s?[:：]\s*(.*)$/u

/** Removes the times between the title of a method and its first sentence. */
export function removeLeadingFacts(lines: TextLine[]): TextLine[] {
  const first = lines.findIndex(({ text }) => isSentence(text))
  return lines.filter(({ text }, at) => at >= first || !isTime(text, lines[at + 1]?.text ?? ''))
}

function isTime(text: string, next: string): boolean {
  const value = LABELLED.exec(text)?.[1]
  if (value === undefined) return isDurationText(text) || /^[-–—]$/.test(text)
  return value === '' ? isDurationText(next) || /^[-–—]$/.test(next) : isDurationText(value)
}

const FACTS_AFTER =
  /^(?:nährwerte|nutrition|valeurs nutri|per serving|pro portion|valori nutri|voedingswaarde)/i

// "Posted by Nora at 10:40", "Labels: bread, rye": how a blog files its posts.
const FILED =
  /^(?:(?:posted|published|written|filed) (?:by|on|in|at|under)\b|(?:labels|tags|categor(?:y|ies|ias?|ie[ën]?)|kategori(?:en?|er|e)|catégories?|étiquettes|etiquetas|etichette|trefwoorden|etykiety|schlagw[oö]rte(?:r)?|eingestellt von|publicado por|publié par|pubblicato da)\s*:?\s)/iu

// "Make-ahead: …", "Option: …": how else to go about it, after the steps.
// "How long does it keep?": a question heads what readers ask, not a step.
const QUESTION = /^(?!How [Tt]o\b)\p{Lu}[^.!]{12,90}\?$/u

const NO_STEP = /^(?:(?:make[- ]ahead|option|do ahead|storage)\s*[:–-]|(?:notes?|tips?)\s*\|)/i

/**
 * Cuts the text after a method: three consecutive short lines that are not sentences (links,
 * names).
 */
export function cutMethodTail(lines: TextLine[]): TextLine[] {
  const inset = new Set<TextLine>()
  let weak = 0
  let strong = 0
  let end = lines.length
  for (const [at, line] of lines.entries()) {
    weak = isWeak(line) && !isWrapped(line, lines[at - 1]) ? weak + 1 : 0
    if (isAfterSteps(line, strong)) end = at
    else if (weak === 0) strong += 1
    else if (weak >= 3 && strong >= 2) {
      const run = lines.slice(at - 2, at + 1)
      if (goesOn(lines, at)) run.filter(isNoIngredient).forEach((part) => inset.add(part))
      else end = at - 2
    }
    if (end < lines.length) break
  }
  return removeClosing(lines.slice(0, end).filter((part) => !inset.has(part)))
}

const isNoIngredient = (line: TextLine): boolean => !isIngredientLike(line.text)

function isAfterSteps(line: TextLine, steps: number): boolean {
  const { text } = line
  if (steps >= 1 && [FACTS_AFTER, FILED, RATED, UNDERLINE].some((mark) => mark.test(text)))
    return true
  return steps >= 2 && (NO_STEP.test(text) || QUESTION.test(text) || isOfPeople(line))
}

const UNDERLINE = /^_{4,}$/
/** "4.14 sur 5", "4,8 / 5 (120)": how readers like it. */
const RATED = /^[0-5][.,]\d{1,2}\s?(?:\/|of|out of|sur|von|de|di|van|av|af|z|ze|из|з)\s?5(?!\d)/iu

/** "My thoughts", "What our readers say": a heading that tells of people. */
const PEOPLE =
  /(?<!\p{L})(?:my|our|i|we|readers?|cooks|authors?|mein(?:e[rnms]?)?|unsere?[rnms]?|ich|wir|leser(?:innen)?|mon|mes|notre|nos|lecteurs|mis?|nuestr[oa]s?|lectores|mi(?:o|a|ei|e)|nostr[oiae]|lettori|min(?:ha|has)|meus?|nosso|nossas?|mijn|onze|wij|ik|lezers|min|mitt|mina|vår(?:t|a|e)?|vores|moje?|nasz[ae]?|naš[ei]?|мои?|наши?|мої|наші|benim|bizim)(?!\p{L})/iu

const isOfPeople = ({ text, isHeading, isNumbered }: TextLine): boolean =>
  isHeading && !isNumbered && text.length < 60 && !/\d|[.:]$/.test(text) && PEOPLE.test(text)

function isWeak({ text, isNumbered }: TextLine): boolean {
  return text.length < 45 && !isNumbered && !/[.!:。]$/.test(text)
}

/** Names of links and tags are shorter than a line that was broken. */
const MIN_BROKEN_LENGTH = 30

// The rest of a sentence that was broken at the edge of its column: "and cook it", "for an hour".
const isWrapped = ({ text, isItem, afterBlank }: TextLine, before: TextLine | undefined): boolean =>
  /^["«“(]?\p{Ll}/u.test(text) &&
  !isItem &&
  !afterBlank &&
  before !== undefined &&
  before.text.length >= MIN_BROKEN_LENGTH &&
  !/[.!?:。]$/.test(before.text)

// Sentences in a row soon after: the short lines were only an inset.
function goesOn(lines: TextLine[], at: number): boolean {
  const next = lines.slice(at + 1, at + 7)
  const first = next.findIndex((line) => isStepLike(line.text))
  const isSoon = first >= 0 && first <= 3
  return isSoon && next.slice(first, first + 3).every((line) => isStepLike(line.text))
}

function isStepLike(text: string): boolean {
  return isSentence(text) && !isPromotion(text)
}
