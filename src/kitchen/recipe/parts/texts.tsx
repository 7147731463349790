'use client'

import type { ReactElement } from 'react'
import { RichTextEditor, WideTextEditor } from '../../editor/rich-text/rich-text-editor'
import { Section } from '../fields/section'
import { TextArea } from '../fields/text-area'
import { useStoryPictures } from '../pictures/story-pictures'
import { useField, useIssue } from '../recipe-context'

/** The excerpt of the story and the rest. */
export function Story(): ReactElement {
  const [beginning, changeBeginning] = useField('storyExcerpt')
  const [more, changeMore] = useField('storyMore')
  return (
    <Section title="Story" place="story">
      <TextArea
        label="Beginning"
        hint="Shown first; “Read more” opens the rest."
        value={beginning ?? ''}
        error={useIssue('storyExcerpt')}
        onChange={(text) => changeBeginning(text || null)}
      />
      <WideTextEditor
        label="The rest of the story"
        pictures={useStoryPictures()}
        placeholder="Continue here. Type / for headings, lists and pictures."
        value={more ?? null}
        onChange={changeMore}
      />
    </Section>
  )
}

/** Notes of the author below the recipe. */
export function Notes(): ReactElement {
  const [note, change] = useField('note')
  return (
    <Section title="Notes" place="notes">
      <RichTextEditor
        label="Notes"
        placeholder="Anything else worth knowing"
        value={note ?? null}
        onChange={change}
      />
    </Section>
  )
}
