'use client'

import { useMemo } from 'react'
import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import { isSlug } from '@/src/domain/addresses/slug'
import { MAX_LETTER_SUMMARY } from '@/src/domain/letters/letter-limits'
import { Choice } from '@/src/ui/form/choice'
import { LetterTextEditor } from '../../editor/rich-text/rich-text-editor'
import { OnePicture } from '../../pictures/upload/one-picture'
import { AddressInput } from '../../recipe/fields/address-input'
import { Section } from '../../recipe/fields/section'
import { TextArea } from '../../recipe/fields/text-area'
import { withTitle } from '../../recipe/fields/title-field'
import { TitleInput } from '../../recipe/fields/title-input'
import styles from '../../recipe/recipe.module.css'
import { AUDIENCE_LABELS } from '../letter-labels'
import { useLetterEditing, useLetterField, useLetterIssue, useLetterState } from './letter-context'

const AUDIENCES = [
  { value: 'everyone', label: AUDIENCE_LABELS.everyone },
  { value: 'free', label: AUDIENCE_LABELS.free },
  { value: 'paid', label: AUDIENCE_LABELS.paid },
] as const

/** All fields of a letter, in the order of its page. */
export function LetterFields(): ReactElement {
  const [summary, setSummary] = useLetterField('summary')
  const [audience = 'everyone', setAudience] = useLetterField('audience')
  return (
    <>
      <div className={styles.top}>
        <Title />
        <Address />
        <TextArea
          label="Summary"
          maxLength={MAX_LETTER_SUMMARY}
          value={summary ?? ''}
          error={useLetterIssue('summary')}
          hint="Shown in lists, below the title, and as the preview text of a mail."
          onChange={(text) => setSummary(text === '' ? null : text)}
        />
      </div>
      <Cover />
      <Section title="Text">
        <Text />
      </Section>
      <Section title="Who can read it">
        <Choice
          name="audience"
          label="Who can read it"
          value={audience}
          options={AUDIENCES}
          onChange={setAudience}
        />
      </Section>
    </>
  )
}

function Title(): ReactElement {
  const { store } = useLetterEditing()
  const title = useLetterState(({ document }) => document.title)
  const isKnown = useLetterState(({ stored }) => stored.letter.publishedAt !== null)
  return (
    <TitleInput
      title={title}
      placeholder="Letter title"
      issue={useLetterIssue('title')}
      onChange={(next) =>
        store.change((document) => withTitle(document, next, isKnown, 'letter'), 'title')
      }
    />
  )
}

function Address(): ReactElement {
  const { site } = useLetterEditing()
  const [slug, setSlug] = useLetterField('slug')
  const title = useLetterState(({ document }) => document.title)
  const stored = useLetterState((state) => state.stored.letter)
  const issue = useLetterIssue('slug')
  const isRenamed = stored.publishedAt !== null && slug !== stored.slug && isSlug(slug)
  const renamed = isRenamed
    ? { words: 'The old address will redirect to the new one.', isWrong: false }
    : null
  return (
    <AddressInput
      host={`${site.url.replace(/^https?:\/\//, '')}/letters/`}
      note={issue === null ? renamed : { words: issue, isWrong: true }}
      what="letter"
      {...{ slug, title }}
      onChange={setSlug}
    />
  )
}

function Cover(): ReactElement {
  const { store, site } = useLetterEditing()
  const [id = null, onChange] = useLetterField('imageId')
  const images = useLetterState(({ known }) => known.images)
  return (
    <OnePicture
      site={site.slug}
      title="Cover"
      without="Without a cover, the letter begins with its title."
      {...{ id, images, onChange }}
      onKnow={(image) => store.addKnown({ images: [image] })}
    />
  )
}

function Text(): ReactElement {
  const { store, site } = useLetterEditing()
  const [content, change] = useLetterField('content')
  const images = useLetterState(({ known }) => known.images)
  const recipes = useLetterState(({ known }) => known.recipes)
  const pictures = useMemo(
    () => ({
      site: site.slug,
      imageOf: (id: string) => images.find((image) => image.id === id),
      know: (picture: Omit<Image, 'crop'>) =>
        store.addKnown({ images: [{ ...picture, crop: null }] }),
    }),
    [images, site.slug, store],
  )
  const cards = useMemo(
    () => ({
      site: site.slug,
      recipeOf: (id: string) => recipes.find((recipe) => recipe.id === id),
      know: (recipe: (typeof recipes)[number]) => store.addKnown({ recipes: [recipe] }),
    }),
    [recipes, site.slug, store],
  )
  return (
    <LetterTextEditor
      label="Text"
      pictures={pictures}
      recipes={cards}
      placeholder="Write here. Type / for headings, pictures, recipe cards, buttons and the paywall."
      value={content ?? null}
      onChange={change}
    />
  )
}
