'use client'

import { useCallback, useMemo } from 'react'
import type { ReactElement } from 'react'
import type { DraftDocument } from '../recipe-kind'
import { lineCatalogues } from '../../editor/ingredients/catalogues'
import { editableIngredients } from '../../editor/ingredients/ingredient-line'
import type { IngredientGroup } from '../../editor/ingredients/ingredient-line'
import { IngredientLines } from '../../editor/ingredients/ingredient-lines'
import { useLineReader } from '../../editor/parser/use-line-reader'
import { rowIssues, RowIssuesProvider } from '../../editor/rows/row-issues'
import { editableSteps } from '../../editor/steps/step'
import type { StepGroup } from '../../editor/steps/step'
import { StepsEditor } from '../../editor/steps/steps-editor'
import { Section } from '../fields/section'
import { useServings } from '../fields/use-servings'
import { IngredientMeasuresHint, StepTemperaturesHint } from '../measures/measures-hint'
import { useStepPictures } from '../pictures/step-pictures'
import { useStepVideos } from '../videos/step-videos'
import { useDraft, useEditing, useField } from '../recipe-context'

type Written<Name extends 'ingredientUsageGroups' | 'instructionGroups'> = DraftDocument[Name]

/** Lists in the form in which they are edited: made once for each list of a document. */
const ingredientForms = new WeakMap<object, IngredientGroup[]>()
const stepForms = new WeakMap<object, StepGroup[]>()
const NO_INGREDIENTS: IngredientGroup[] = []
const NO_STEPS: StepGroup[] = []
/** The paths of lists and rows in issues. */
const LINES = ['ingredientUsageGroups', 'ingredientUsages'] as const
const STEPS = ['instructionGroups', 'instructions'] as const

function ingredientsOf(written: Written<'ingredientUsageGroups'>): IngredientGroup[] {
  if (!written) return NO_INGREDIENTS
  const form = ingredientForms.get(written) ?? editableIngredients(written)
  ingredientForms.set(written, form)
  return form
}

function stepsOf(written: Written<'instructionGroups'>): StepGroup[] {
  if (!written) return NO_STEPS
  const form = stepForms.get(written) ?? editableSteps(written)
  stepForms.set(written, form)
  return form
}

/** Issues of the server about the rows of both lists. */
function useRowIssues(lines: readonly IngredientGroup[], steps: readonly StepGroup[]) {
  const issues = useDraft((state) => state.issues)
  return {
    issuesOfLines: useMemo(() => rowIssues(issues, LINES, lines), [issues, lines]),
    issuesOfSteps: useMemo(() => rowIssues(issues, STEPS, steps), [issues, steps]),
  }
}

/** Ingredients and steps: they share catalogues, the parser and the names of the ingredients. */
export function IngredientsAndSteps(): ReactElement {
  const { globals, site } = useEditing()
  const catalogues = useMemo(() => lineCatalogues(globals), [globals])
  const read = useLineReader(
    globals,
    useDraft(({ document }) => document.language ?? site.language),
  )
  const [writtenLines, changeLines] = useField('ingredientUsageGroups')
  const [writtenSteps, changeSteps] = useField('instructionGroups')
  const [servings] = useServings()
  const pictures = useStepPictures()
  const videos = useStepVideos()
  const lines = ingredientsOf(writtenLines)
  const steps = stepsOf(writtenSteps)
  const { issuesOfLines, issuesOfSteps } = useRowIssues(lines, steps)
  const writeLines = useCallback(
    (next: IngredientGroup[]): void => {
      ingredientForms.set(next, next)
      changeLines(next)
    },
    [changeLines],
  )
  const writeSteps = useCallback(
    (next: StepGroup[]): void => {
      stepForms.set(next, next)
      changeSteps(next)
    },
    [changeSteps],
  )
  return (
    <div data-reads-paste>
      <Section title="Ingredients">
        <RowIssuesProvider value={issuesOfLines}>
          <IngredientLines
            value={lines}
            catalogues={catalogues}
            read={read}
            onChange={writeLines}
          />
        </RowIssuesProvider>
        <IngredientMeasuresHint />
      </Section>
      <Section title="Steps">
        <RowIssuesProvider value={issuesOfSteps}>
          <StepsEditor
            value={steps}
            ingredients={lines}
            catalogues={catalogues}
            read={read}
            servings={servings}
            pictures={pictures}
            videos={videos}
            onChange={writeSteps}
          />
        </RowIssuesProvider>
        <StepTemperaturesHint />
      </Section>
    </div>
  )
}
