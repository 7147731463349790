import type { Element } from 'domhandler'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { parseDuration } from '@/src/parsing/duration'
import { dropEmptyGroups } from '@/src/parsing/web-page/ingredient-groups'
import type { ParsedIngredientGroup } from '@/src/parsing/web-page/types'
import { parseYield } from '@/src/parsing/yield'
import type { ImportRow, ImportedRecipe, RowContent } from '@/src/importing/import-row'
import { textToDocument, emptyRecipe } from '@/src/importing/imported-recipe'
import { readElements } from '@/src/importing/source/elements'
import {
  findChildren,
  getChildText,
  listDescendants,
  getRawText,
} from '@/src/importing/source/element-text'
import type { SourceFile } from '@/src/importing/source/source-file'
import { collectElementValues } from '@/src/importing/element-values'
import { addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import { hashContent } from '../saved-page'
import { splitSteps } from '../values'

/** Ids, line type codes, shopping list keys, base64 pictures, and the whole recipe as text. */
const FURNITURE =
  /^(?:key|image|RTxt|thumbnail|(?:IngR|Meth|MltI|RcpE|Note|Nutr|recipe|Ratg) (?:code|id|version)|ingredient refid|amt size|preptime type|recipeml version)$/
/** Elements that hold a number and its unit in child elements. */
const READ_WHOLE = /^(?:preptime|cooktime|yield|servings|temp)$/

/** Yields the rows of an XML file, one per element of a name. */
async function* rowsOfElements(
  file: SourceFile,
  name: string,
  format: string,
  read: (element: Element) => Partial<ImportedRecipe>,
): AsyncGenerator<ImportRow> {
  let number = 0
  for await (const element of readElements(file, {
    isXml: true,
    isWanted: (each) => each === name,
  })) {
    number += 1
    yield {
      name: `${file.name} #${number}`,
      read: (): RowContent => ({
        kind: 'recipe',
        sourceKey: `${format}:${element.attribs['id'] ?? ''}${hashContent(getRawText(element) + JSON.stringify(element.attribs))}`,
        recipe: addUnreadValuesWarning(
          emptyRecipe(read(element)),
          collectElementValues(element, { furniture: FURNITURE, whole: READ_WHOLE }),
        ),
      }),
    }
  }
}

const deep = (element: Element, name: string): Element[] =>
  listDescendants(element).filter((each) => each.name === name)

const deepText = (element: Element, name: string): string | null => {
  const [found] = deep(element, name)
  return found ? collapseSpace(getRawText(found)) || null : null
}

const joined = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ')

/** MasterCook 5 and later: `.mx2`. */
export const masterCook: ImportFormat = {
  name: 'mastercook',
  title: 'MasterCook (.mx2)',
  detect: ({ text }) => /<mx2\b/i.test(text),
  rows: (file) => rowsOfElements(file, 'RcpE', 'mastercook', readMasterCook),
}

function readMasterCook(element: Element): Partial<ImportedRecipe> {
  const attribute = (name: string, key: string): string =>
    deep(element, name)[0]?.attribs[key]?.trim() ?? ''
  const texts = (name: string): string[] =>
    deep(element, name).map((each) => collapseSpace(getRawText(each)))
  const { name: title = '', author = 'n/a' } = element.attribs
  const serves = attribute('Serv', 'qty')
  const made = joined(attribute('Yield', 'qty'), attribute('Yield', 'unit'))
  return {
    title,
    author: /^(?:n\/a|)$/i.test(author) ? deepText(element, 'Srce') : author,
    description: deepText(element, 'Desc'),
    yields: parseYield(Number(serves) > 0 ? serves : made || null),
    prepTimeMinutes: parseDuration(attribute('PrpT', 'elapsed') || null),
    totalTimeMinutes: parseDuration(attribute('TTim', 'elapsed') || null),
    categories: texts('CatT'),
    ingredientGroups: masterCookLists(element),
    instructionGroups: splitSteps(texts('DirT').join('\n\n')),
    note: textToDocument([...texts('Note'), ...texts('Nutr')].join('\n')),
  }
}

/** A line with `code="S"` titles those after it. */
function masterCookLists(element: Element): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = [{ title: null, lines: [] }]
  for (const line of deep(element, 'IngR')) {
    const { name = '', unit, qty, code } = line.attribs
    if (code === 'S') {
      groups.push({ title: name.replace(/:$/, ''), lines: [] })
      continue
    }
    const preparation = getChildText(line, 'IPrp')
    const words = joined(qty, unit, name)
    groups.at(-1)?.lines.push(preparation === null ? words : `${words}, ${preparation}`)
  }
  return dropEmptyGroups(groups)
}

/** RecipeML, the former exchange standard of recipe programs. */
export const recipeMl: ImportFormat = {
  name: 'recipeml',
  title: 'RecipeML',
  detect: ({ text }) => /<recipeml\b/i.test(text),
  rows: (file) => rowsOfElements(file, 'recipe', 'recipeml', readRecipeMl),
}

function readRecipeMl(element: Element): Partial<ImportedRecipe> {
  const preparation = deep(element, 'preptime').find(({ attribs }) =>
    /cook/i.test(attribs['type'] ?? '') ? false : true,
  )
  const cooking = deep(element, 'preptime').find(({ attribs }) =>
    /cook/i.test(attribs['type'] ?? ''),
  )
  return {
    title: deepText(element, 'title') ?? '',
    description: deepText(element, 'description'),
    author: deepText(element, 'author'),
    yields: parseYield(deepText(element, 'yield') ?? deepText(element, 'servings')),
    prepTimeMinutes: minutesOf(preparation),
    cookTimeMinutes: minutesOf(cooking),
    categories: deep(element, 'cat').map((each) => collapseSpace(getRawText(each))),
    equipment: deep(element, 'tool').map((each) => collapseSpace(getRawText(each))),
    ingredientGroups: recipeMlLists(element),
    instructionGroups: recipeMlSteps(element),
    note: textToDocument(
      [...deep(element, 'note'), ...deep(element, 'nutrition')]
        .map((each) => collapseSpace(getRawText(each)))
        .join('\n'),
    ),
  }
}

const minutesOf = (element: Element | undefined): number | null =>
  element ? parseDuration(collapseSpace(getRawText(element))) : null

function recipeMlLists(element: Element): ParsedIngredientGroup[] {
  const lists = deep(element, 'ing-div')
  const [whole] = deep(element, 'ingredients')
  const groups = lists.length > 0 ? lists : whole ? [whole] : []
  return groups.map((group) => ({
    title: lists.length > 0 ? (deepText(group, 'title') ?? deepText(group, 'description')) : null,
    lines: deep(group, 'ing').map((line) => {
      const words = joined(
        deepText(line, 'qty') ?? range(line),
        deepText(line, 'unit'),
        deepText(line, 'item') ?? collapseSpace(getRawText(line)),
      )
      const preparation = deepText(line, 'prep')
      return preparation === null ? words : `${words}, ${preparation}`
    }),
  }))
}

/** `<q1>2</q1><sep>-</sep><q2>3</q2>`, or `<n>`/`<d>`. */
function range(line: Element): string | null {
  const [from, to] = [deepText(line, 'q1'), deepText(line, 'q2')]
  return from !== null && to !== null ? `${from}-${to}` : null
}

function recipeMlSteps(element: Element) {
  const steps = deep(element, 'step').map((each) => collapseSpace(getRawText(each)))
  if (steps.length > 0) {
    return [{ title: null, steps: steps.map((text) => ({ text, imageUrls: [] })) }]
  }
  const [directions] = deep(element, 'directions')
  return splitSteps(directions ? getRawText(directions) : '')
}

/** The XML of Gourmet Recipe Manager: `.grmt`. */
export const gourmet: ImportFormat = {
  name: 'gourmet',
  title: 'Gourmet Recipe Manager (.grmt)',
  detect: ({ text }) => /<gourmetDoc\b/i.test(text),
  rows: (file) => rowsOfElements(file, 'recipe', 'gourmet', readGourmet),
}

function readGourmet(element: Element): Partial<ImportedRecipe> {
  const text = (name: string): string | null => {
    const value = getChildText(element, name)
    return value === null ? null : collapseSpace(value)
  }
  return {
    title: text('title') ?? '',
    yields: parseYield(text('yields') ?? text('servings')),
    prepTimeMinutes: parseDuration(text('preptime')),
    cookTimeMinutes: parseDuration(text('cooktime')),
    categories: findChildren(element, 'category').map((each) => collapseSpace(getRawText(each))),
    cuisines: [text('cuisine')].filter((each) => each !== null),
    author: text('source'),
    sourceUrl: text('link'),
    ingredientGroups: gourmetLists(element),
    instructionGroups: splitSteps(getChildText(element, 'instructions') ?? ''),
    note: textToDocument(getChildText(element, 'modifications') ?? ''),
    pictures: gourmetPicture(element),
  }
}

function gourmetLists(element: Element): ParsedIngredientGroup[] {
  const [list] = findChildren(element, 'ingredient-list')
  if (!list) return []
  const line = (each: Element): string =>
    joined(getChildText(each, 'amount'), getChildText(each, 'unit'), getChildText(each, 'item'))
  const loose = findChildren(list, 'ingredient').map(line)
  const groups = findChildren(list, 'inggroup').map((group) => ({
    title: getChildText(group, 'groupname'),
    lines: findChildren(group, 'ingredient').map(line),
  }))
  return dropEmptyGroups([{ title: null, lines: loose }, ...groups])
}

function gourmetPicture(element: Element) {
  const data = getChildText(element, 'image')
  return data === null ? [] : [{ url: `data:image/jpeg;base64,${data.replace(/\s+/g, '')}` }]
}
