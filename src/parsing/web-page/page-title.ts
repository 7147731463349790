import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { foldText } from '@/src/parsing/plain-text'
import type { PageDocument } from '@/src/parsing/web-page/page-document'
import {
  isControl,
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/web-page/layout/section-words'
import { getElementText, getHeadingLevel, readBlocks } from '@/src/parsing/web-page/page-document'
import { isDurationText } from '@/src/parsing/duration'
import { isPromotion } from '@/src/parsing/recipe-lines/promotion'
import { isDateLine } from '@/src/parsing/recipe-lines/date-line'
import type { PageMeta } from '@/src/parsing/web-page/page-meta'

/**
 * Returns the title of a page: its main heading if the head confirms it, else the title of the
 * head.
 */
export function readPageTitle(page: PageDocument, meta: PageMeta): string {
  const told = meta.title ?? ''
  const tagged = page.elements.filter((el) => el.name === 'h1')
  const main = tagged.length > 0 ? tagged : page.elements.filter((el) => getHeadingLevel(el) === 1)
  const headings = main.map(mainText).filter((text) => isNamed(text) && text.length < 160)
  const folded = foldText(told)
  const agreed = agreedHeading(page, headings, told)
  // "Apple Pie by The Site" over a head that says "Apple Pie".
  const isLonger = folded.length > 8 && headings.some((text) => foldText(text).startsWith(folded))
  return cleanTitle(
    agreed ??
      (isLonger ? told : undefined) ??
      headings.find((text) => foldText(text) !== foldText(meta.siteName ?? '')) ??
      (withoutSite(told) || firstHeading(page)),
  )
}

// The main heading that the head's title holds; one that names the site there leaves the dish to a
// heading below it.
function agreedHeading(page: PageDocument, headings: string[], told: string): string | undefined {
  const folded = foldText(told)
  const agreed = headings.find((text) => {
    const own = foldText(text)
    return own.length > 2 && folded.includes(own)
  })
  const isDish = agreed !== undefined && folded.startsWith(foldText(agreed))
  return isDish ? agreed : (headingBelow(page, withoutSite(told)) ?? agreed)
}

function headingBelow({ elements }: PageDocument, told: string): string | undefined {
  const folded = foldText(told)
  if (folded.length < 4) return undefined
  return elements
    .filter(({ name }) => name === 'h2' || name === 'h3')
    .slice(0, 20)
    .map(mainText)
    .find((text) => foldText(text) === folded)
}

// A page with neither a main heading nor a title of its own: the first heading that titles no part.
function firstHeading({ elements }: PageDocument): string {
  const headings = elements.filter(({ name }) => name === 'h2' || name === 'h3').slice(0, 20)
  return (
    headings.map(mainText).find((text) => isNamed(text) && text.length < 100 && !isPart(text)) ?? ''
  )
}

// A button, a notice, a date or a time names no dish.
const isNamed = (text: string): boolean =>
  text !== '' &&
  ![isControl, isPromotion, isDateLine, isDurationText, isNotice].some((is) => is(text))

const NOTICE = /\bcookies?\b.*\b(?:use|accept|settings|privacy)|\b(?:use|accept)\b.*\bcookies?\b/i
const isNotice = (text: string): boolean => NOTICE.test(text)

const isPart = (text: string): boolean =>
  isIngredientsTitle(text) || isInstructionsTitle(text) || isStopTitle(text)

// "Apple Pie <small>by Ada</small>".
function mainText(heading: Element): string {
  const main = readBlocks(
    heading.children.filter((node) => !isTag(node) || node.name !== 'small'),
    heading,
  )
  const text = collapseSpace(main.map((block) => block.text).join(' '))
  return text.length > 5 ? text : getElementText(heading)
}

const RECIPE = '(?:recipe|rezept|recette|receta|ricetta|recept|recepta|przepis|opskrift|oppskrift)'
const BEFORE = new RegExp(`^(?:cookbook|${RECIPE})\\s*:\\s*`, 'i')
const AFTER = new RegExp(`\\s+[|–—:-]\\s+${RECIPE}\\s*$`, 'i')

/** Removes a namespace before a title, and a rating, "– Recipe" or edit link of a wiki after it. */
export function cleanTitle(title: string): string {
  return title
    .replace(BEFORE, '')
    .replace(/\s*\[\s*(?:edit|edit source|bearbeiten|modifier|editar|modifica)\s*\]\s*$/i, '')
    .replace(/\s*-?\s*\(\d(?:[.,]\d)?\s*\/\s*5\)\s*$/, '')
    .replace(AFTER, '')
    .trim()
}

/**
 * Returns the main heading instead of a declared title that only extends it: "… Recipe with photo -
 * site.example - Recipes" (the site's name), or "… Recipe" in attributes of the page.
 */
export function preferShownTitle(told: string, page: PageDocument, isLoose: boolean): string {
  const headings = page.elements.filter((el) => el.name === 'h1').map(getElementText)
  const shown = headings.find((text) => text.length > 5 && isAddition(told, text, isLoose))
  return shown ?? told
}

const WORD_ONLY = new RegExp(`^\\s*${RECIPE}\\s*$`, 'i')
/** " Recipe | The Site" */
const SITE = new RegExp(`^\\s+${RECIPE}\\s+\\|\\s+[^|]{2,40}$`, 'i')
const HOST = /\b[\w-]{3,}\.[a-z]{2,}\b/i

function isAddition(told: string, heading: string, isLoose: boolean): boolean {
  if (!told.toLowerCase().startsWith(heading.toLowerCase())) return false
  const rest = cleanTitle(told).slice(heading.length)
  return HOST.test(rest) || SITE.test(rest) || (isLoose && WORD_ONLY.test(rest))
}

// "Apple Pie | The Site", "Apple Pie - Recipe - The Site".
function withoutSite(title: string): string {
  const [first] = title.split(/\s+[|–—·•»-]\s+/)
  return (first ?? title).trim()
}

/**
 * Returns whether two titles name the same thing, apart from additions of the site ("… Recipe").
 */
export function isSameTitle(a: string, b: string): boolean {
  const [x, y] = [core(a), core(b)]
  if (x.length < 3 || y.length < 3) return false
  return x === y || (Math.min(x.length, y.length) > 8 && (x.includes(y) || y.includes(x)))
}

function core(title: string): string {
  return foldText(
    title.toLowerCase().replace(/\b(?:recipe|rezept|recette|receta|ricetta|recept)\b/g, ''),
  )
}
