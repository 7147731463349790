import { toPlainLines, toPlainText } from '@/src/parsing/plain-text'
import { getImageUrls } from '@/src/parsing/web-page/structured-data/media-value'
import { mergeNamedSteps } from '@/src/parsing/web-page/named-steps'
import {
  asList,
  getFirstText,
  isNode,
  getProperty,
  collectTexts,
  getTypes,
} from '@/src/parsing/web-page/structured-data/schema-value'
import {
  isInstructionHeading,
  splitNumberedSteps,
  cleanStepText,
} from '@/src/parsing/web-page/step-text'
import { isStepLabel } from '@/src/parsing/recipe-lines/step-words'
import type { ParsedInstructionGroup, ParsedStep, SchemaNode } from '@/src/parsing/web-page/types'

type Piece = { heading: string } | { step: ParsedStep }

/** Sections in sections: of what is nested deeper, all texts are steps. */
const MAX_DEPTH = 6

/** Parses `recipeInstructions` of any shape into titled groups of steps. */
export function parseInstructionGroups(value: unknown): ParsedInstructionGroup[] {
  return mergeNamedSteps(groupPieces(piecesOf(value, 0)))
}

function piecesOf(value: unknown, depth: number): Piece[] {
  if (depth > MAX_DEPTH) return collectTexts(value).flatMap(stringPieces)
  if (typeof value === 'string') return stringPieces(value)
  if (Array.isArray(value)) return asList(value).flatMap((item) => piecesOf(item, depth + 1))
  return isNode(value) ? nodePieces(value, depth) : []
}

function stringPieces(value: string): Piece[] {
  const lines = toPlainLines(value)
  const split = lines.length === 1 ? splitNumberedSteps(lines[0] ?? '') : lines
  return split.flatMap((line): Piece[] => {
    if (isInstructionHeading(line)) return [{ heading: line.replace(/\s*:\s*$/, '') }]
    const text = cleanStepText(line)
    return text ? [{ step: { text, imageUrls: [] } }] : []
  })
}

function nodePieces(node: SchemaNode, depth: number): Piece[] {
  const types = getTypes(node)
  if (types.includes('listitem') && isNode(node.item)) return nodePieces(node.item, depth + 1)
  const children = getProperty(node, 'itemListElement', 'steps', 'recipeInstructions')
  const isSection = types.includes('howtosection') || (types.length === 0 && children !== undefined)
  if (isSection) return sectionPieces(node, children, depth)
  if (children !== undefined && !getProperty(node, 'text'))
    return childPieces(node, children, depth)
  const text = stepWithName(node)
  if (text !== null) return withImages(text, getImageUrls(getProperty(node, 'image')))
  return types.length ? [] : piecesOf(Object.values(node), depth + 1)
}

function sectionPieces(node: SchemaNode, children: unknown, depth: number): Piece[] {
  const heading = getFirstText(getProperty(node, 'name', 'Name'))
  const inner = piecesOf(children ?? getProperty(node, 'text', 'description'), depth + 1)
  return heading && inner.length ? [{ heading }, ...inner] : inner
}

function childPieces(node: SchemaNode, children: unknown, depth: number): Piece[] {
  const texts = asList(children).flatMap((child) => piecesOf(child, depth + 1))
  if (getTypes(node).includes('itemlist')) return texts
  const steps = texts.flatMap((piece) => ('step' in piece ? [piece.step] : []))
  if (!steps.length) return []
  const imageUrls = [
    ...getImageUrls(getProperty(node, 'image')),
    ...steps.flatMap((s) => s.imageUrls),
  ]
  return [{ step: { text: steps.map((s) => s.text).join(' '), imageUrls } }]
}

function withImages(text: string, imageUrls: string[]): Piece[] {
  const pieces = stringPieces(text)
  const first = pieces.find((piece) => 'step' in piece)
  if (first && 'step' in first) first.step.imageUrls = imageUrls
  return pieces
}

// A name that is the start of the text, or only counts ("Step 2"), says nothing new.
function stepWithName(node: SchemaNode): string | null {
  const raw = asList(getProperty(node, 'text', 'description')).find((v) => typeof v === 'string')
  const text = typeof raw === 'string' ? raw : null
  const name = getFirstText(getProperty(node, 'name', 'headline'))
  if (text === null || !text.trim()) return name
  if (!name || isCounting(name)) return text
  const start = comparable(toPlainText(text))
  const bare = comparable(name)
  const isSaid = start.startsWith(bare) || bare.startsWith(start) || isSaidBySentence(name, text)
  return isSaid ? text : `${name.replace(/[.:]\s*$/, '')}: ${text}`
}

// "Cut Avocado" over "Then, cut the avocado and add it": every word is in the first sentence.
function isSaidBySentence(name: string, text: string): boolean {
  const first = wordsOf(toPlainText(text).split(/(?<=[.!?])\s/)[0] ?? '')
  const words = [...wordsOf(name)].filter((word) => word !== 'and' && word !== 'the')
  return words.length > 0 && words.every((word) => first.has(word))
}

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])

function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?:\.\.\.|…)\s*$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

function isCounting(name: string): boolean {
  return isStepLabel(name) || /^#?\d*\s*[.:)]?$/.test(name)
}

/** Puts headings and steps in order into groups; a heading without steps is dropped. */
function groupPieces(pieces: Piece[]): ParsedInstructionGroup[] {
  const groups: ParsedInstructionGroup[] = []
  let current: ParsedInstructionGroup | null = null
  for (const piece of pieces) {
    if ('heading' in piece) {
      current = { title: piece.heading, steps: [] }
      groups.push(current)
    } else {
      if (!current) {
        current = { title: null, steps: [] }
        groups.push(current)
      }
      current.steps.push(piece.step)
    }
  }
  return groups.filter((group) => group.steps.length > 0)
}
