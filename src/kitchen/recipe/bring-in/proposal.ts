import type { ParsedDraft } from '@/src/contract/recipe/parse'
import type { DraftReferences } from '@/src/contract/recipe/draft'
import type { EditorGlobals } from '@/src/contract/site/globals'
import { yieldText } from '@/src/domain/cooking/scale'
import { isSame } from '@/src/domain/merging/merge'
import type { Json } from '@/src/domain/merging/merge'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import type { DraftDocument } from '../recipe-kind'
import { editableIngredients } from '../../editor/ingredients/ingredient-line'
import { editableSteps } from '../../editor/steps/step'
import { withTitle } from '../fields/title-field'
import {
  fieldText,
  ingredientsText,
  stepsText,
  storyText,
  termsText,
  timesText,
} from './proposal-words'

/** A parsed recipe with a row id in every row, so that taking it twice has no further effect. */
export type Proposal = {
  document: DraftDocument
  imageUrls: readonly string[]
  sourceUrl: string | null
  warnings: ParsedDraft['warnings']
}

/** Builds a proposal from the server's parsed recipe. */
export const buildProposal = (parsed: ParsedDraft): Proposal => ({
  document: {
    ...parsed.recipe,
    ingredientUsageGroups: editableIngredients(parsed.recipe.ingredientUsageGroups),
    instructionGroups: editableSteps(parsed.recipe.instructionGroups),
  },
  imageUrls: parsed.imageUrls,
  sourceUrl: parsed.sourceUrl,
  warnings: parsed.warnings,
})

/** The context in which a proposal is shown and accepted. */
export type ProposalContext = {
  globals: Pick<EditorGlobals, 'terms'>
  people: DraftReferences['people']
  /** Readers know the recipe's address: a title does not change it. */
  isPublished: boolean
}

type Part = {
  label: string
  words: (document: DraftDocument, context: ProposalContext) => string
  take: (now: DraftDocument, proposal: Proposal, context: ProposalContext) => DraftDocument
}

/** Fields of the proposal that it has, in place of those that are there. */
const replacing =
  (...names: readonly (keyof DraftDocument)[]): Part['take'] =>
  (now, { document }) => ({
    ...now,
    ...Object.fromEntries(names.map((name) => [name, document[name] ?? null])),
  })

const TERM_FIELDS = [
  'mealIds',
  'foodCategoryIds',
  'cuisineIds',
  'methodIds',
  'dietIds',
  'tagIds',
  'keywords',
] as const

/** Formats the current values with the proposed ones added. */
const adding =
  (...names: readonly ((typeof TERM_FIELDS)[number] | 'contributorIds')[]): Part['take'] =>
  (now, { document }) => ({
    ...now,
    ...Object.fromEntries(
      names.map((name) => [name, [...new Set([...(now[name] ?? []), ...(document[name] ?? [])])]]),
    ),
  })

/** The notes that were read; those that begin with them, before a source, stay. */
const takeNotes: Part['take'] = (now, { document: { note = [] } }) => {
  const beginning = (now.note ?? []).slice(0, note?.length ?? 0)
  return isSame(beginning, note) ? now : { ...now, note: note ?? null }
}

/** The parts that can be accepted, in the order of the editor. */
const PARTS = {
  title: {
    label: 'Title',
    words: ({ title }) => title,
    take: (now, { document }, { isPublished }) => withTitle(now, document.title, isPublished),
  },
  description: {
    label: 'Description',
    words: ({ description }) => description ?? '',
    take: replacing('description'),
  },
  ingredients: {
    label: 'Ingredients',
    words: ({ ingredientUsageGroups }) => ingredientsText(ingredientUsageGroups),
    take: (now, { document: { ingredientUsageGroups = [] } }) => ({
      ...now,
      ingredientUsageGroups,
    }),
  },
  steps: {
    label: 'Steps',
    words: ({ instructionGroups }) => stepsText(instructionGroups),
    take: (now, { document: { instructionGroups = [] } }) => ({ ...now, instructionGroups }),
  },
  story: { label: 'Story', words: storyText, take: replacing('storyExcerpt', 'storyMore') },
  notes: { label: 'Notes', words: ({ note }) => fieldText(note), take: takeNotes },
  times: {
    label: 'Times',
    words: timesText,
    take: replacing('prepTimeMinutes', 'cookTimeMinutes', 'customTimeMinutes', 'customTimeLabel'),
  },
  yield: {
    label: 'Servings',
    words: (document) => yieldText(document),
    take: replacing('yieldServings', 'yieldMax', 'servingDescription'),
  },
  terms: {
    label: 'Filed under',
    words: (document, { globals }) => termsText(document, globals),
    take: adding(...TERM_FIELDS),
  },
  people: {
    label: 'Contributors',
    words: ({ contributorIds = [] }, { people }) =>
      contributorIds
        .map((id) => people.find((person) => person.id === id)?.displayName ?? '')
        .join(', '),
    take: adding('contributorIds'),
  },
  video: {
    label: 'YouTube video',
    words: ({ youtubeVideoId }) => youtubeVideoId ?? '',
    take: replacing('youtubeVideoId'),
  },
  language: {
    label: 'Language',
    words: ({ language }) => language ?? '',
    take: replacing('language'),
  },
} as const satisfies Record<string, Part>

type PartName = keyof typeof PARTS | 'source'
const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[]

/** A part of a proposal beside the current one. */
export type ProposedPart = {
  name: PartName
  label: string
  now: string
  proposed: string
  /** Whether the recipe has it as it is proposed. */
  isTaken: boolean
}

/** The parts of a proposal beside the current content; parts that it does not have are left out. */
export function proposedParts(
  now: DraftDocument,
  proposal: Proposal,
  context: ProposalContext,
): ProposedPart[] {
  const parts = PART_NAMES.map((name): ProposedPart => {
    const { label, words }: Part = PARTS[name]
    const taken = acceptPart(now, proposal, name, context)
    return {
      name,
      label,
      now: words(now, context),
      proposed: words(proposal.document, context),
      isTaken: isSameDocument(now, taken),
    }
  })
  return [...parts, ...sourcePart(now, proposal)].filter(({ proposed }) => proposed !== '')
}

function sourcePart({ note }: DraftDocument, { sourceUrl }: Proposal): ProposedPart[] {
  if (sourceUrl === null) return []
  const isTaken = JSON.stringify(note ?? []).includes(JSON.stringify(sourceUrl))
  const now = isTaken ? sourceUrl : ''
  return [
    { name: 'source', label: 'Source, at the end of the notes', now, proposed: sourceUrl, isTaken },
  ]
}

const isSameDocument = (one: DraftDocument, other: DraftDocument): boolean =>
  isSame(one as Json, other as Json)

/** Applies a part of a proposal to the recipe. */
export function acceptPart(
  now: DraftDocument,
  proposal: Proposal,
  name: PartName,
  context: ProposalContext,
): DraftDocument {
  if (name === 'source') return withSource(now, proposal.sourceUrl)
  const { take }: Part = PARTS[name]
  return take(now, proposal, context)
}

/** Applies parts of a proposal to the recipe, in the order of the editor. */
export const acceptParts = (
  now: DraftDocument,
  proposal: Proposal,
  parts: readonly Pick<ProposedPart, 'name'>[],
  context: ProposalContext,
): DraftDocument =>
  parts.reduce((document, { name }) => acceptPart(document, proposal, name, context), now)

/** Fills the empty parts of the recipe from a proposal. */
export const fillEmptyParts = (
  now: DraftDocument,
  proposal: Proposal,
  context: ProposalContext,
): DraftDocument =>
  acceptParts(
    now,
    proposal,
    proposedParts(now, proposal, context).filter(
      (part) => part.now === '' && part.name !== 'source',
    ),
    context,
  )

/** Adds the source as the last line of the notes. */
function withSource(now: DraftDocument, url: string | null): DraftDocument {
  if (url === null) return now
  const line: RichTextDocument[number] = {
    type: 'paragraph',
    children: [
      { text: 'Source: ' },
      { type: 'link', href: url, children: [{ text: hostOf(url) }] },
    ],
  }
  return { ...now, note: [...(now.note ?? []), line] }
}

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
