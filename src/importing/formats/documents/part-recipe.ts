import { isTag } from 'domhandler'
import { getElementsByTagName, removeElement } from 'domutils'
import render from 'dom-serializer'
import { parseDocument } from 'htmlparser2'
import { isIngredientLike } from '@/src/parsing/recipe-lines/line-kind'
import {
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/web-page/layout/section-words'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import type { ImportedRecipe } from '../../import-row'
import type { PictureSource } from '../../prepared-recipe'
import { ImportProblem } from '../../import-problem'
import { emptyRecipe, toImportedRecipe } from '../../imported-recipe'
import { addRemainingText } from '../../remaining-text'
import { getFileStem } from '../../source/names'
import { findPartTitles } from './divide'
import type { DocumentLine } from './divide'
import type { DocumentPart } from './document-parts'

const MAX_TITLE = 200

/** The document of a part: its name and the location of its pictures. */
export type PartSource = { fileName: string; findPicture: (src: string) => PictureSource | null }

/**
 * Reads a part of a document as a recipe, or as a stored post if it contains none. Text outside the
 * recipe becomes its story; the pictures of the document are attached.
 * @throws ImportProblem for a document without text
 */
export function readPartRecipe(part: DocumentPart, source: PartSource): ImportedRecipe {
  const lines = linesOf(part)
  const blocks = [...part.before, ...part.blocks]
  const { html, pictures } = withoutPictures(blocks.map((block) => block.html).join(''), source)
  if (lines.every(({ text }) => text === '') && part.title === null) {
    throw new ImportProblem('This document contains no text.')
  }
  const parsed = readPart(part)
  const title = titleOf(part, lines, parsed, source.fileName)
  const known = { title, pictures, categories: part.chapter === null ? [] : [part.chapter] }
  if (!parsed) return emptyRecipe({ ...known, legacyHtml: html })
  return addRemainingText(toImportedRecipe(withoutNeedless(parsed), known), html)
}

const linesOf = (part: DocumentPart): DocumentLine[] => part.blocks.flatMap(({ lines }) => lines)

/** Reads the recipe of a part; returns null if it has no ingredient list or no method. */
export function readPart(part: DocumentPart): ParsedRecipe | null {
  const parsed = readComponents(linesOf(part), part.title)
  const lines = parsed?.ingredientGroups.flatMap((group) => group.lines) ?? []
  const steps = parsed?.instructionGroups.flatMap((group) => group.steps) ?? []
  return lines.length >= 2 && steps.length >= 1 ? parsed : null
}

/** Reads separately the parts of a recipe that have their own lists and methods. */
function readComponents(lines: readonly DocumentLine[], title: string | null): ParsedRecipe | null {
  const [first = null, ...places] = findPartTitles(lines)
  const starts = places.flatMap((place) => place ?? [])
  const head = parsePastedRecipe(textOf(lines.slice(0, starts[0] ?? lines.length), title))
  if (!head || starts.length === 0) return head
  return starts.reduce(
    (whole, start, at) => {
      const part = lines.slice(start + 1, starts[at + 1] ?? lines.length)
      const read = parsePastedRecipe(textOf(part, title))
      return read === null ? whole : joinParts(whole, withPartTitle(read, lines[start]))
    },
    withPartTitle(head, first === null ? undefined : lines[first]),
  )
}

/** Gives the groups of a part its title. */
function withPartTitle(recipe: ParsedRecipe, line: DocumentLine | undefined): ParsedRecipe {
  if (!line) return recipe
  const title = line.text.replace(/\s*:$/, '')
  const titled = <Group extends { title: string | null }>(group: Group): Group => ({
    ...group,
    title: group.title ?? title,
  })
  return {
    ...recipe,
    ingredientGroups: recipe.ingredientGroups.map(titled),
    instructionGroups: recipe.instructionGroups.map(titled),
  }
}

const joinParts = (whole: ParsedRecipe, part: ParsedRecipe): ParsedRecipe => ({
  ...whole,
  ingredientGroups: [...whole.ingredientGroups, ...part.ingredientGroups],
  instructionGroups: [...whole.instructionGroups, ...part.instructionGroups],
  notes: [...whole.notes, ...part.notes],
})

/** Removes the warnings about left-out text, which becomes the story, and about the title. */
const withoutNeedless = (parsed: ParsedRecipe): ParsedRecipe => ({
  ...parsed,
  warnings: parsed.warnings.filter(({ code }) => code !== 'title_missing' && code !== 'left_out'),
})

function titleOf(
  { title }: DocumentPart,
  lines: readonly DocumentLine[],
  parsed: ParsedRecipe | null,
  fileName: string,
): string {
  const heading = lines.find(
    ({ text, level }) => level > 0 && !isIngredientsTitle(text) && !isInstructionsTitle(text),
  )
  const found = [title, heading?.text, parsed?.title, getFileStem(fileName).replace(/[-_]+/g, ' ')]
  return (found.find((each) => each !== undefined && each !== null && each.trim() !== '') ?? '')
    .trim()
    .slice(0, MAX_TITLE)
}

/** Formats lines as plain text. */
function textOf(lines: readonly DocumentLine[], title: string | null): string {
  let number = 0
  const written = withoutClosing(lines).map((line) => {
    number = line.isNumbered ? number + 1 : 0
    return writtenLine(line, number)
  })
  return [...(title === null ? [] : [`# ${title}`, '']), ...written].join('\n')
}

/** Removes the paragraphs after numbered steps, which become part of the story. */
function withoutClosing(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const numbered = lines.filter(({ isNumbered }) => isNumbered)
  const last = lines.findLastIndex(({ isNumbered }) => isNumbered)
  if (numbered.length < 2) return lines
  const rest = lines.slice(last + 1)
  const length = rest.findIndex((line) => line.level > 0 || line.isStrong || isStopTitle(line.text))
  return [...lines.slice(0, last + 1), ...(length === -1 ? [] : rest.slice(length))]
}

function writtenLine({ text, ...line }: DocumentLine, number: number): string {
  if (line.level > 0) return `\n${'#'.repeat(line.level)} ${text}`
  if (line.isStrong && !isIngredientLike(text)) return `\n**${text}**`
  if (line.isNumbered) return `${number}. ${text}`
  if (line.isItem) return `- ${text}`
  return line.afterGap ? `\n${text}` : text
}

/** Splits HTML into text without pictures, and the positions of the pictures. */
function withoutPictures(
  html: string,
  { findPicture }: PartSource,
): { html: string; pictures: PictureSource[] } {
  const document = parseDocument(html)
  const images = getElementsByTagName('img', document, true)
  const pictures = images.flatMap(({ attribs }): PictureSource[] => {
    const { src = '', alt } = attribs
    const picture = src === '' ? null : findPicture(src)
    return picture === null ? [] : [{ ...picture, ...(alt ? { alt } : {}) }]
  })
  images.forEach(removeElement)
  const shown = document.children.filter((node) => !isTag(node) || render(node) !== '<p></p>')
  return { html: render(shown), pictures }
}
