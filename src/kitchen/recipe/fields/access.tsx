'use client'

import type { ReactElement } from 'react'
import { Choice } from '@/src/ui/form/choice'
import { CheckField, TextField } from '@/src/ui/form/field'
import { WHO_MAY_READ } from '../../parts/marks/who-may-read'
import { useDraft, useField, useIssue } from '../recipe-context'
import { RecipeVideo } from '../videos/recipe-video'
import styles from './fields.module.css'
import { QuietSection } from './section'
import { TypedField } from './typed-field'
import { parseYoutubeId } from './typed-youtube'

const READERS = [
  { value: 'public', label: WHO_MAY_READ.public },
  { value: 'subscribers_only', label: WHO_MAY_READ.subscribers_only },
] as const

/** The access setting of the recipe. */
export function WhoMayRead(): ReactElement {
  const [setting = 'public', change] = useField('privacySetting')
  const summary = WHO_MAY_READ[setting === 'public' ? 'public' : 'subscribers_only']
  return (
    <QuietSection title="Who can read it" summary={summary}>
      <Choice
        name="privacy"
        label="Who can read it"
        value={setting}
        options={READERS}
        onChange={change}
      />
      <p className={styles.hint}>
        Everyone sees the title, picture, description and first three ingredients, also of recipes
        for paid subscribers.
      </p>
    </QuietSection>
  )
}

/** The video, source, author and language of the recipe. */
export function VideoAndPeople(): ReactElement {
  const [youtube, setYoutube] = useField('youtubeVideoId')
  const hasVideo = useDraft(({ document }) => Boolean(document.videoId))
  const [language, setLanguage] = useField('language')
  const issue = useIssue('language')
  const source = useDraft(({ stored }) => stored.recipe.sourceUrl)
  const summary = [youtube || hasVideo ? 'Video' : '', language ?? '']
    .filter((part) => part !== '')
    .join(' · ')
  return (
    <QuietSection title="Video, people, language" summary={summary}>
      <RecipeVideo />
      <TypedField
        label="YouTube video"
        hint="Its address or its id."
        value={youtube ?? null}
        show={(id) => (id === null ? '' : `https://youtu.be/${id}`)}
        read={parseYoutubeId}
        onChange={setYoutube}
        wrong="This is not the address of a YouTube video."
        inputMode="url"
      />
      <Contributors />
      <TextField
        label="Language"
        hint="If it differs from the language of the site: de, pt-BR."
        value={language ?? ''}
        error={issue}
        maxLength={35}
        onChange={(event) => setLanguage(event.target.value.trim() || null)}
      />
      {source ? (
        <p className={styles.hint}>
          Imported from <a href={source}>{source}</a>
        </p>
      ) : null}
    </QuietSection>
  )
}

function Contributors(): ReactElement | null {
  const people = useDraft(({ stored }) => stored.references.people)
  const [ids = [], change] = useField('contributorIds')
  if (people.length < 2) return null
  const toggle = (id: string): void =>
    change(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])
  return (
    <fieldset className={styles.people}>
      <legend className={styles.label}>Contributors</legend>
      {people.map(({ id, displayName }) => (
        <CheckField
          key={id}
          label={displayName ?? 'Unnamed person'}
          checked={ids.includes(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </fieldset>
  )
}
