import type { Element } from 'domhandler'
import { dropEmptyGroups } from '@/src/parsing/web-page/ingredient-groups'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'
import { parseYield } from '@/src/parsing/yield'
import type { RowContent } from '@/src/importing/import-row'
import type { PictureSource } from '@/src/importing/prepared-recipe'
import { textToDocument, emptyRecipe } from '@/src/importing/imported-recipe'
import { readElements } from '@/src/importing/source/elements'
import {
  listDescendants,
  findMarkedElements,
  getRawText,
  flattenLine,
} from '@/src/importing/source/element-text'
import { findReferencedFile } from '@/src/importing/source/names'
import type { Bundle } from '@/src/importing/source/source-file'
import { addUnreadValuesWarning } from '@/src/importing/unread-values'
import { collectMarkedValues } from './marked-values'
import type { ImportFormat } from '../format'
import { hashContent } from '../saved-page'

/** Copy Me That: one `recipes.html` with all recipes, and a folder of pictures. */
export const copyMeThat: ImportFormat = {
  name: 'copymethat',
  title: 'Copy Me That',
  detect: ({ text }) =>
    /name\s*=\s*["']copymethat_class_id_version/.test(text) ||
    (/class\s*=\s*["']recipe["']/.test(text) && /id\s*=\s*["']recipeIngredients["']/.test(text)),
  rows: async function* (file, bundle) {
    const isWanted = (name: string, attribs: Readonly<Record<string, string>>) =>
      name === 'div' && attribs['class'] === 'recipe'
    let number = 0
    for await (const element of readElements(file, { isXml: false, isWanted })) {
      number += 1
      yield { name: `${file.name} #${number}`, read: () => readRecipe(element, file.name, bundle) }
    }
  },
}

/** Every marked element is read as text. */
const FURNITURE = /^$/

async function readRecipe(element: Element, file: string, bundle: Bundle): Promise<RowContent> {
  const link = findMarkedElements(element, 'original_link')[0]?.attribs['href'] ?? null
  const title = one(element, 'name') ?? ''
  const names = await bundle.names()
  return {
    kind: 'recipe',
    sourceKey: `copymethat:${link ?? hashContent(getRawText(element))}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title,
        description: one(element, 'description'),
        yields: parseYield(one(element, 'recipeYield')),
        categories: all(element, 'recipeCategory'),
        ingredientGroups: grouped(element, 'recipeIngredient', 'recipeIngredient_subheader').map(
          ({ title: heading, lines }): ParsedIngredientGroup => ({ title: heading, lines }),
        ),
        instructionGroups: grouped(element, 'instruction', 'instruction_subheader').map(
          ({ title: heading, lines }): ParsedInstructionGroup => ({
            title: heading,
            steps: lines.map((text) => ({ text, imageUrls: [] })),
          }),
        ),
        note: textToDocument(
          [...all(element, 'recipeNote'), ...all(element, 'recipeIngredient_note')].join('\n'),
        ),
        sourceUrl: link,
        pictures: pictures(element, file, names),
      }),
      collectMarkedValues(element, FURNITURE),
    ),
  }
}

const all = (element: Element, name: string): string[] =>
  findMarkedElements(element, name)
    .map(flattenLine)
    .filter((text) => text !== '')

const one = (element: Element, name: string): string | null => all(element, name)[0] ?? null

type Group = { title: string | null; lines: string[] }

/** Groups lines by the headings between them, in document order. */
function grouped(element: Element, line: string, heading: string): Group[] {
  const groups: Group[] = []
  for (const each of listDescendants(element)) {
    const classes = (each.attribs['class'] ?? '').split(/\s+/)
    const text = flattenLine(each)
    if (text === '') continue
    if (classes.includes(heading)) groups.push({ title: text, lines: [] })
    else if (classes.includes(line)) {
      if (groups.length === 0) groups.push({ title: null, lines: [] })
      groups.at(-1)?.lines.push(text)
    }
  }
  return dropEmptyGroups(groups)
}

function pictures(element: Element, file: string, names: readonly string[]): PictureSource[] {
  const source = findMarkedElements(element, 'recipeImage')[0]?.attribs['src'] ?? ''
  if (/^https?:/i.test(source)) return [{ url: source }]
  const found = findReferencedFile(names, file, source)
  return found === null ? [] : [{ file: found }]
}
