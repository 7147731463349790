import { limitTextLengths } from '@/src/parsing/text-limits'
import { cleanPaste } from '@/src/parsing/pasted-text/clean/clean-paste'
import type { CleanedText } from '@/src/parsing/pasted-text/clean/cleaned'
import { extractProseList } from '@/src/parsing/pasted-text/clean/prose-lists'
import { addLeftOutWarning } from '@/src/parsing/pasted-text/left-out'
import { markRepeatedTitles, markStepLabels } from '@/src/parsing/pasted-text/marked-lines'
import { findNoteLines } from '@/src/parsing/pasted-text/notes'
import { findTitle } from '@/src/parsing/pasted-text/title'
import { listMissingParts } from '@/src/parsing/web-page/finish-recipe'
import { isInstructionsTitle } from '@/src/parsing/web-page/layout/section-words'
import { removeRepeatedLines, removeRepeatedSteps } from '@/src/parsing/web-page/layout/repeated'
import { emptyDraft } from '@/src/parsing/web-page/merge'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import { removeStepNumbers } from '@/src/parsing/recipe-lines/counted-steps'
import { removeCaptions } from '@/src/parsing/recipe-lines/captions'
import { removeCardFacts, removeLeadingCardFacts } from '@/src/parsing/recipe-lines/card-facts'
import type { RecipeFacts } from '@/src/parsing/recipe-lines/facts'
import { readFacts } from '@/src/parsing/recipe-lines/facts'
import { isSentence } from '@/src/parsing/recipe-lines/line-kind'
import { removeLeadingCredits, removePhotoCredits } from '@/src/parsing/recipe-lines/photo-credits'
import {
  removeLeadingFacts,
  cutListTail,
  cutMethodTail,
} from '@/src/parsing/recipe-lines/part-ends'
import { readIngredientGroups, readInstructionGroups } from '@/src/parsing/recipe-lines/read-groups'
import { removeRepeatedLists } from '@/src/parsing/recipe-lines/repeated-lists'
import { removeDuplicateSteps } from '@/src/parsing/recipe-lines/duplicate-steps'
import { findSections } from '@/src/parsing/recipe-lines/sections'
import type { Sections } from '@/src/parsing/recipe-lines/text-line'
import { findServingsTitle, extractTitleServings } from '@/src/parsing/recipe-lines/servings-title'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'
import { splitTextLines } from '@/src/parsing/recipe-lines/text-line'

/**
 * Parses a recipe from pasted text, plain or Markdown, also from mails, chats, captions, tables and
 * columns; returns null without an ingredient list. Each line is in the recipe or in a warning.
 * @see docs/product/import-and-export.md#pasted-words
 */
export function parsePastedRecipe(text: string): ParsedRecipe | null {
  const paste = cleanPaste(text)
  return readCleaned(paste) ?? readCleaned(extractProseList(paste))
}

function readCleaned(paste: CleanedText): ParsedRecipe | null {
  const lines = removeStepNumbers(
    markRepeatedTitles(markStepLabels(splitTextLines(paste.lines.join('\n')))),
  )
  const facts = readFacts(lines)
  const heading = findServingsTitle(lines)
  const open = lines.filter((_, at) => at === heading || !facts.used.has(at))
  const sections = findSections(open)
  const notes = findNoteLines(open, sections)
  const take = (ranges: [number, number][]): TextLine[] =>
    ranges.flatMap(([start, end]) => open.slice(start, end).filter((_, i) => !notes.has(start + i)))
  const ingredientGroups = removeRepeatedLines(
    readIngredientGroups(
      cutListTail(
        removePhotoCredits(removeCardFacts(take(sections.ingredients))),
        isBeforeMethod(open, sections.ingredients),
      ),
    ),
  )
  const instructionGroups = removeRepeatedLists(
    removeDuplicateSteps(
      removeRepeatedSteps(readInstructionGroups(methodLines(take(sections.instructions)))),
    ),
    ingredientGroups,
  )
  if (ingredientGroups.length === 0) return null
  const { title, at } = findTitle(open, sections, ingredientGroups)
  const recipe: ParsedRecipe = {
    ...emptyDraft(),
    ...times(facts),
    title: title || (paste.subject ?? ''),
    description: descriptionAfter(open, at, sections, notes),
    ingredientGroups,
    instructionGroups,
    keywords: paste.hashtags,
    language: null,
    siteName: null,
    canonicalUrl: null,
    notes: [...open.filter((_, place) => notes.has(place)).map(textOf), ...paste.notes],
    warnings: [],
  }
  const left = lines
    .filter((_, at) => at !== heading && (!facts.used.has(at) || facts.partlyRead.has(at)))
    .map(textOf)
  return limitTextLengths(
    extractTitleServings(addLeftOutWarning(withMissing(recipe), [...leftLines(paste), ...left])),
  )
}

// Returns whether a line precedes the title of the method, and so belongs to the list.
function isBeforeMethod(lines: readonly TextLine[], lists: readonly [number, number][]): boolean {
  const next = lines[lists.at(-1)?.[1] ?? lines.length]
  return next !== undefined && isInstructionsTitle(next.text)
}

const methodLines = (lines: TextLine[]): TextLine[] =>
  cutMethodTail(
    removeLeadingFacts(removeLeadingCardFacts(removeCaptions(removeLeadingCredits(lines)))),
  )

const textOf = (line: TextLine): string => line.text

// Returns the left-out lines; the subject is not part of the recipe.
const leftLines = ({ left, speakers }: CleanedText): string[] => [...left, ...speakers]

const withMissing = (recipe: ParsedRecipe): ParsedRecipe => ({
  ...recipe,
  warnings: listMissingParts(recipe).filter((warning) => warning.code !== 'image_missing'),
})

function times(
  facts: RecipeFacts,
): Pick<ParsedRecipe, 'yields' | 'prepTimeMinutes' | 'cookTimeMinutes' | 'totalTimeMinutes'> {
  const { yields, prepTimeMinutes, cookTimeMinutes, totalTimeMinutes } = facts
  return { yields, prepTimeMinutes, cookTimeMinutes, totalTimeMinutes }
}

function descriptionAfter(
  lines: TextLine[],
  title: number,
  sections: Sections,
  notes: Set<number>,
): string | null {
  const end = sections.ingredients[0]?.[0] ?? 0
  const text = lines.filter(
    (line, at) => at > title && at < end && isSentence(line.text) && !notes.has(at),
  )
  return text.map(textOf).join(' ') || null
}
