import { repairDoubleEncoding } from '@/src/parsing/double-encoding'
import { readLayoutGroups } from '@/src/parsing/web-page/assign-groups'
import { compareList, compareMethod } from '@/src/parsing/web-page/compare-with-page'
import { readAttributeMarkup } from '@/src/parsing/web-page/structured-data/attribute-markup'
import { finishRecipe } from '@/src/parsing/web-page/finish-recipe'
import type { JsonLd } from '@/src/parsing/web-page/structured-data/json-ld'
import { readJsonLd } from '@/src/parsing/web-page/structured-data/json-ld'
import { readLayout } from '@/src/parsing/web-page/layout/layout'
import { fillLayoutFacts } from '@/src/parsing/web-page/layout/layout-facts'
import {
  emptyDraft,
  fillGaps,
  isLayoutListBetter,
  isLayoutMethodBetter,
  findUnshownSteps,
  findUnshownText,
} from '@/src/parsing/web-page/merge'
import type { PageDocument } from '@/src/parsing/web-page/page-document'
import { parsePage } from '@/src/parsing/web-page/page-document'
import { readMeta } from '@/src/parsing/web-page/page-meta'
import { readPageTitle, isSameTitle, preferShownTitle } from '@/src/parsing/web-page/page-title'
import { readPluginCards } from '@/src/parsing/web-page/plugin-cards'
import { readRecipeNode } from '@/src/parsing/web-page/structured-data/recipe-node'
import { removeRepeatedLines, removeRepeatedSteps } from '@/src/parsing/web-page/layout/repeated'
import type { ParsedRecipe, ParseWarning, RecipeDraft } from '@/src/parsing/web-page/types'

/** A page to read: its HTML and, when known, the address it came from. */
interface RecipePage {
  html: string
  url?: string
}

/** Parses the recipe of a web page from its best sources; returns null if there is none. */
export function parseRecipePage({ html, url }: RecipePage): ParsedRecipe | null {
  const page = parsePage(repairDoubleEncoding(html))
  const meta = readMeta(page, url)
  const jsonLd = readJsonLd(page)
  const title = readPageTitle(page, meta)
  const marked = structuredDraft(page, jsonLd, title)
  const warnings = sourceWarnings(jsonLd)
  const draft = withoutRepeats(withShown(marked ?? emptyDraft(), page, warnings))
  const isRecipe =
    draft.ingredientGroups.length > 0 || (marked !== null && draft.instructionGroups.length > 0)
  if (!isRecipe) return null
  return finishRecipe(fillLayoutFacts(withGroups(draft, page), page), page, meta, title, warnings)
}

function withoutRepeats(draft: RecipeDraft): RecipeDraft {
  return {
    ...draft,
    ingredientGroups: removeRepeatedLines(draft.ingredientGroups),
    instructionGroups: removeRepeatedSteps(draft.instructionGroups),
  }
}

function structuredDraft(page: PageDocument, jsonLd: JsonLd, title: string): RecipeDraft | null {
  const titled = (draft: RecipeDraft, isLoose: boolean): RecipeDraft => ({
    ...draft,
    title: preferShownTitle(draft.title, page, isLoose),
  })
  const fromJson = jsonLd.recipes.map((node) => titled(readRecipeNode(node, jsonLd.resolve), false))
  const isTold = fromJson.some(isComplete)
  const fromAttributes = isTold
    ? []
    : readAttributeMarkup(page).map((node) => titled(readRecipeNode(node), true))
  const marked = [...fromJson, ...fromAttributes]
  const drafts = marked.some(hasBothLists) ? marked : [...marked, ...readPluginCards(page)]
  const best = drafts.sort((a, b) => weight(b, title) - weight(a, title))[0]
  if (!best) return null
  const others = drafts.filter((draft) => draft !== best && isSameTitle(draft.title, best.title))
  return others.reduce(fillGaps, best)
}

function weight(draft: RecipeDraft, title: string): number {
  const lines = draft.ingredientGroups.flatMap((group) => group.lines).length
  const steps = draft.instructionGroups.flatMap((group) => group.steps).length
  const isNamed = isSameTitle(draft.title, title) && lines + steps > 0
  return (isNamed ? 100 : 0) + (draft.title ? 1 : 0) + Math.min(lines, 30) + Math.min(steps, 30)
}

function sourceWarnings(jsonLd: JsonLd): ParseWarning[] {
  if (!jsonLd.isRepaired) return []
  return [
    {
      code: 'structured_data_repaired',
      message: 'The structured data of the page was broken and has been repaired.',
    },
  ]
}

// What was read from the layout is what the page shows: only the rest is compared with it.
function withShown(told: RecipeDraft, page: PageDocument, warnings: ParseWarning[]): RecipeDraft {
  const draft = withLayout(told, page, warnings)
  return {
    ...draft,
    ingredientGroups:
      draft.ingredientGroups === told.ingredientGroups
        ? compareList(draft.ingredientGroups, page, warnings)
        : draft.ingredientGroups,
    instructionGroups:
      draft.instructionGroups === told.instructionGroups
        ? compareMethod(draft.instructionGroups, page, warnings)
        : draft.instructionGroups,
  }
}

function withLayout(draft: RecipeDraft, page: PageDocument, warnings: ParseWarning[]): RecipeDraft {
  if (isComplete(draft)) return draft
  const layout = readLayout(page)
  const isList = isLayoutListBetter(draft, layout)
  const isMethod = isLayoutMethodBetter(draft, layout)
  if (!isList && !isMethod) return draft
  warnings.push({
    code: 'read_from_layout',
    message: 'Ingredients or steps were read from the layout of the page: please check them.',
  })
  return {
    ...draft,
    ingredientGroups: isList ? layout.ingredientGroups : draft.ingredientGroups,
    notes: [
      ...draft.notes,
      ...(isList ? findUnshownText(draft, layout) : []),
      ...(isMethod ? findUnshownSteps(draft, layout) : []),
    ],
    instructionGroups: isMethod ? layout.instructionGroups : draft.instructionGroups,
  }
}

function hasBothLists(draft: RecipeDraft): boolean {
  const lines = draft.ingredientGroups.flatMap((group) => group.lines)
  return lines.length > 1 && draft.instructionGroups.length > 0
}

/** Longest list or method that is compared with the page, which may show more. */
const FEW = 2

// The layout is only read when the structured data leaves doubts: it costs time.
function isComplete(draft: RecipeDraft): boolean {
  const lines = draft.ingredientGroups.flatMap((group) => group.lines)
  const length = draft.instructionGroups
    .flatMap((group) => group.steps.map((s) => s.text))
    .join(' ').length
  const steps = draft.instructionGroups.flatMap((group) => group.steps).length
  if ((steps <= FEW && length < 600) || lines.length <= FEW) return false
  const withDigits = lines.filter((line) => /[\d½¼¾⅓⅔]/.test(line)).length
  return (
    lines.length > 1 && withDigits / lines.length >= 0.25 && length > 350 && !lines.some(isFragment)
  )
}

// A lone number or a lower-case beginning with a preposition: the list was split at commas.
function isFragment(line: string): boolean {
  return /^\d+$/.test(line) || /^(?:in|zzgl|zum|oder|and|or) /.test(line)
}

function withGroups(draft: RecipeDraft, page: PageDocument): RecipeDraft {
  if (draft.ingredientGroups.length !== 1) return draft
  const lines = draft.ingredientGroups.flatMap((group) => group.lines)
  const groups = readLayoutGroups(lines, page)
  return groups ? { ...draft, ingredientGroups: groups } : draft
}
