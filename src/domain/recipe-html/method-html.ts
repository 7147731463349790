import { durationText } from '../amounts/duration'
import { renderLine } from '../ingredient-lines/render-line'
import type {
  References,
  WrittenIngredient,
  WrittenIngredients,
  WrittenStep,
  WrittenSteps,
} from './content'
import { escapeHtml } from './escape'
import { pictureHtml } from './picture-html'
import { linkHtml, richTextHtml } from './rich-text-html'

/**
 * The ingredients in groups; `''` when no line has an ingredient.
 * @see docs/product/recipe-page.md#ingredients
 */
export function ingredientsHtml(groups: readonly WrittenIngredients[]): string {
  const lists = groups.map(({ ingredientUsages, ...group }) => {
    const written = ingredientUsages.filter(({ text }) => text !== '')
    const lines = written.map((usage) => `<li>${ingredientHtml(usage)}</li>`)
    return lines.length === 0 ? '' : `${groupHead(group)}<ul>${lines.join('')}</ul>`
  })
  return section('Ingredients', lists.join(''))
}

/** The steps, numbered through the whole recipe; `''` when every step is empty. */
export function instructionsHtml(
  groups: readonly WrittenSteps[],
  references: References,
  origin: string,
): string {
  let first = 1
  const written = groups.map(({ instructions, ...group }) => {
    const steps = instructions.filter(({ content }) => content !== null)
    if (steps.length === 0) return ''
    const items = steps.map((step) => `<li>${stepHtml(step, references, origin)}</li>`)
    const list = `<ol${first > 1 ? ` start="${first}"` : ''}>${items.join('')}</ol>`
    first += steps.length
    return groupHead(group) + list
  })
  return section('Instructions', written.join(''))
}

/** A part of a recipe under its heading; `''` when nothing is in it. */
export const section = (heading: string, html: string): string =>
  html === '' ? '' : `<h2>${heading}</h2>${html}`

/** Wraps a text in a tag; `''` for an empty text. */
export const wrapped = (tag: 'p' | 'h3', words: string | null): string =>
  words === null || words === '' ? '' : `<${tag}>${escapeHtml(words)}</${tag}>`

const groupHead = ({ title, note }: { title: string | null; note: string | null }): string =>
  wrapped('h3', title) + wrapped('p', note)

/** A line as its author typed it; its name has the link of the line. */
const ingredientHtml = ({ text, spans, link }: WrittenIngredient): string => {
  const pieces = renderLine({ text, spans, ingredient: null })
  const hasName = pieces.some(({ kind }) => kind === 'name')
  const html = pieces.map((piece) =>
    piece.kind === 'name' ? linkHtml(link, escapeHtml(piece.text)) : escapeHtml(piece.text),
  )
  return hasName ? html.join('') : linkHtml(link, html.join(''))
}

function stepHtml(step: WrittenStep, references: References, origin: string): string {
  const { content, timerMinutes, note, images } = step
  return [
    richTextHtml(content ?? [], references),
    timerMinutes ? `<p><em>${durationText(timerMinutes)}</em></p>` : '',
    wrapped('p', note),
    ...images.map((image) => pictureHtml(image, origin, image.alt ?? '')),
  ].join('')
}
