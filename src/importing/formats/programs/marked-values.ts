import type { Element } from 'domhandler'
import { isNotesTitle } from '@/src/parsing/pasted-text/notes'
import {
  isIngredientsTitle,
  isInstructionsTitle,
} from '@/src/parsing/web-page/layout/section-words'
import { collectElementValues } from '@/src/importing/element-values'
import type { SourceValue } from '@/src/importing/unread-values'

/** Labels are short, in the user's language. */
const MAX_LABEL = 40

/** A label before its value: `Servings: 6`. */
const LABEL = /^\p{L}[\p{L} ]{0,30}:\s+/u

/** Returns whether a text is a label of a program or the title of a section. */
export const isLabel = (text: string): boolean =>
  text.length <= MAX_LABEL &&
  (/[:：]\s*$/.test(text) ||
    /^(?:nutrition(?: facts)?|photos?|print|original|reviews?)$/i.test(text) ||
    isIngredientsTitle(text) ||
    isInstructionsTitle(text) ||
    isNotesTitle(text))

/** Collects the texts and attributes of a recipe in a program's HTML, without its labels. */
export function collectMarkedValues(element: Element, furniture: RegExp): SourceValue[] {
  return [...collectElementValues(element, { furniture, isHtml: true })]
    .filter(({ value }) => !isLabel(value))
    .map(({ name, value }) => ({ name, value: value.replace(LABEL, '') }))
}
