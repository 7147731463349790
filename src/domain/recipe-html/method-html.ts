import { durationText } from '../amounts/duration'
import { countedName } from '../amounts/counted-name'
import { measureText } from '../amounts/quantity'
import type {
  References,
  WrittenIngredient,
  WrittenIngredients,
  WrittenStep,
  WrittenSteps,
} from './content'
import { escapeHtml } from './escape'
import { pictureHtml } from './picture-html'
import { ingredientName, lineHtml, linkHtml, richTextHtml } from './rich-text-html'

/**
 * Everything that goes in, in groups; `''` when no line names anything.
 * @see docs/product/recipe-page.md#ingredients
 */
export function ingredientsHtml(
  groups: readonly WrittenIngredients[],
  references: References,
): string {
  const written = groups.map(({ ingredientUsages, ...group }) => {
    const named = ingredientUsages.filter((usage) => ingredientName(usage) !== '')
    const lines = named.map((usage) => `<li>${ingredientHtml(usage, references)}</li>`)
    return lines.length === 0 ? '' : `${groupHead(group)}<ul>${lines.join('')}</ul>`
  })
  return section('Ingredients', written.join(''))
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

/** Words in a tag; `''` for none. */
export const wrapped = (tag: 'p' | 'h3', words: string | null): string =>
  words === null || words === '' ? '' : `<${tag}>${escapeHtml(words)}</${tag}>`

const groupHead = ({ title, note }: { title: string | null; note: string | null }): string =>
  wrapped('h3', title) + wrapped('p', note)

/**
 * The name beside its amount: what is counted without a unit is in the plural above one.
 * @see docs/product/amounts-and-units.md#names-of-what-is-counted
 */
function writtenName(usage: WrittenIngredient): string {
  const title = usage.ingredient?.title ?? null
  if (usage.unit !== null || title === null) return ingredientName(usage)
  return countedName({ title, ownWords: usage.ingredientTitleOverride }, usage, usage)
}

function ingredientHtml(usage: WrittenIngredient, references: References): string {
  const amount = escapeHtml(measureText(usage, usage.unit))
  const name = linkHtml(usage.link, escapeHtml(writtenName(usage)))
  const preparation = lineHtml(usage.preparation, references)
  const note = usage.note ? ` (${escapeHtml(usage.note)})` : ''
  return `${amount}${amount === '' ? '' : ' '}${name}${preparation === '' ? '' : `, ${preparation}`}${note}`
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
