'use client'

import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import type { YieldRange } from '@/src/domain/recipes/yield-range'
import { Button } from '@/src/ui/button'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { ChipSourceProvider } from '../rich-text/chip-context'
import { LIST_KEYS, listKeys } from '../rows/list-keys'
import { allRows } from '../rows/row-groups'
import type { RowGroups } from '../rows/row-groups'
import rowStyles from '../rows/rows.module.css'
import { RowList } from '../rows/row-list'
import { useOpenedPart } from '../rows/use-opened-part'
import { useScreenActions } from '../../shell/actions/use-screen-actions'
import { LinkNames } from './link-names-button'
import { ServingsPreview } from './servings-preview'
import type { Step } from './step'
import { StepListProvider, useStepList } from './step-context'
import { StepPartEditor } from './step-part-editor'
import type { StepPart } from './step-part-editor'
import { StepRow } from './step-row'
import { STEP_KEYS } from './step-key-help'
import type { StepsEditorProps } from './steps-editor-props'
import { useChips } from './use-chips'
import { useSteps } from './use-steps'

const NO_SERVINGS: YieldRange = { yieldServings: null, yieldMax: null }

/**
 * The steps of a recipe: a rich text each, with references, amounts, timer, note and pictures.
 * @see docs/product/kitchen.md#steps
 */
export const StepsEditor = memo(function StepsEditor(props: StepsEditorProps): ReactElement {
  const { pictures = null, videos = null, servings = NO_SERVINGS } = props
  const [multiplier, setMultiplier] = useState(1)
  const { root, groups, actions, editors, said } = useSteps(props)
  const { source, chips, read } = useChips(props, multiplier)
  const { opened, open, close } = useOpenedPart<StepPart, Step>(groups)
  const list = useMemo(
    () => ({ actions, editors, chips, read, open, pictures, videos }),
    [actions, editors, chips, read, open, pictures, videos],
  )
  useScreenActions([
    { label: 'Add a step', keys: [], run: () => actions.add() },
    { label: 'Add a heading to the steps', keys: [], run: () => actions.addHeading() },
    ...LIST_KEYS,
    ...STEP_KEYS,
  ])
  return (
    <StepListProvider value={list}>
      <ChipSourceProvider value={useDeferredValue(source)}>
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows in it */}
        <div ref={root} onKeyDown={(event) => listKeys(event, actions)}>
          <StepRows groups={groups} />
          <LinkNames {...{ groups, source, actions }} catalogues={props.catalogues} />
          <div className={rowStyles.foot}>
            <Button kind="quiet" onClick={() => actions.add()}>
              {allRows(groups).length === 0 ? 'Write or paste the steps' : 'Add a step'}
            </Button>
            <Button kind="quiet" onClick={() => actions.addHeading()}>
              Add a heading
            </Button>
            <ServingsPreview {...{ multiplier, servings }} onChange={setMultiplier} />
          </div>
          <VisuallyHidden>
            <span role="status">{said}</span>
          </VisuallyHidden>
        </div>
        {opened ? (
          <StepPartEditor
            part={opened.part}
            step={opened.row}
            anchor={opened.anchor}
            onClose={close}
            onOpen={open}
          />
        ) : null}
      </ChipSourceProvider>
    </StepListProvider>
  )
})

const StepRows = memo(function StepRows({ groups }: { groups: RowGroups<Step> }): ReactElement {
  const { actions } = useStepList()
  return (
    <RowList groups={groups} label="Steps" actions={actions}>
      {(step, number) => <StepRow key={step.id} step={step} number={number} />}
    </RowList>
  )
})
