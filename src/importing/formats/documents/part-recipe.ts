import { isTag } from 'domhandler'
import { getElementsByTagName, removeElement } from 'domutils'
import render from 'dom-serializer'
import { parseDocument } from 'htmlparser2'
import { isIngredientLike } from '@/src/parsing/recipe-text/line-kind'
import { isIngredientsTitle, isInstructionsTitle } from '@/src/parsing/recipe-page/layout/section-words'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import type { ParsedRecipe } from '@/src/parsing/recipe-page/types'
import type { ImportedRecipe } from '../../import-row'
import type { PictureSource } from '../../prepared-recipe'
import { ImportProblem } from '../../import-problem'
import { emptyRecipe, recipeFromParsed } from '../../imported-recipe'
import { withLeftOver } from '../../left-over'
import { stemOf } from '../../source/names'
import type { DocumentLine } from './divide'
import type { DocumentPart } from './document-rows'

const MAX_TITLE = 200

/**
 * A part of a document as a recipe, or as a stored post where no recipe is in it. Words that are not in
 * the recipe become its story; its pictures are those of the document.
 * @throws ImportProblem for a document without words
 */
export function recipeOfPart(part: DocumentPart, fileName: string): ImportedRecipe {
  const lines = part.blocks.flatMap((block) => block.lines)
  const { html, pictures } = withoutPictures(part.blocks.map((block) => block.html).join(''), fileName)
  if (lines.every(({ text }) => text === '') && part.title === null) {
    throw new ImportProblem('This document contains no words.')
  }
  const parsed = completeRecipe(parsePastedRecipe(textOf(lines, part.title)))
  const title = titleOf(part, lines, parsed, fileName)
  const known = { title, pictures, categories: part.chapter === null ? [] : [part.chapter] }
  if (!parsed) return emptyRecipe({ ...known, legacyHtml: html })
  return withLeftOver(recipeFromParsed(withoutNeedless(parsed), known), html)
}

/** Lists of ordinary documents are no recipes: both parts have to be there. */
function completeRecipe(parsed: ParsedRecipe | null): ParsedRecipe | null {
  const lines = parsed?.ingredientGroups.flatMap((group) => group.lines) ?? []
  const steps = parsed?.instructionGroups.flatMap((group) => group.steps) ?? []
  return lines.length >= 2 && steps.length >= 1 ? parsed : null
}

/** What is left out of the recipe becomes its story, and the title has other sources. */
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
  const found = [title, heading?.text, parsed?.title, stemOf(fileName).replace(/[-_]+/g, ' ')]
  return (found.find((each) => each !== undefined && each !== null && each.trim() !== '') ?? '')
    .trim()
    .slice(0, MAX_TITLE)
}

/** Lines as the text that a person would have written. */
function textOf(lines: readonly DocumentLine[], title: string | null): string {
  let number = 0
  const written = lines.map((line) => {
    number = line.isNumbered ? number + 1 : 0
    return writtenLine(line, number)
  })
  return [...(title === null ? [] : [`# ${title}`, '']), ...written].join('\n')
}

function writtenLine({ text, ...line }: DocumentLine, number: number): string {
  if (line.level > 0) return `\n${'#'.repeat(line.level)} ${text}`
  if (line.isStrong && !isIngredientLike(text)) return `\n**${text}**`
  if (line.isNumbered) return `${number}. ${text}`
  if (line.isItem) return `- ${text}`
  return line.afterGap ? `\n${text}` : text
}

/** HTML without its pictures, and their places in the document. */
function withoutPictures(
  html: string,
  fileName: string,
): { html: string; pictures: PictureSource[] } {
  const document = parseDocument(html)
  const images = getElementsByTagName('img', document, true)
  const pictures = images.flatMap(({ attribs }): PictureSource[] => {
    const { src = '', alt } = attribs
    return src === '' ? [] : [{ file: `${fileName}/${src}`, ...(alt ? { alt } : {}) }]
  })
  images.forEach(removeElement)
  const shown = document.children.filter((node) => !isTag(node) || render(node) !== '<p></p>')
  return { html: render(shown), pictures }
}
