'use client'

import { useId } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import { useForm } from '@/src/api/react/use-form'
import type { Form } from '@/src/api/react/use-form'
import type { AutomaticLetter } from '@/src/contract/people/automatic-letter'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { CheckField } from '@/src/ui/form/field'
import { canCall } from '../state/session/may-call'
import { writeCall } from '../state/write-call'
import { figuresText, KIND_DESCRIPTIONS, KIND_TITLES } from './automatic-letter-words'
import type { AutomaticLetterValues } from './automatic-letter-words'
import styles from './automatic-letters.module.css'
import { DigestOptions } from './digest-options'
import { storeDraftOf, WelcomeOptions } from './welcome-options'

type Props = { site: ManagedSite; letter: AutomaticLetter }

/** An automatic letter with its switch, its options, its figures and a test. */
export function AutomaticLetterForm({ site, letter }: Props): ReactElement {
  const {
    kind,
    reason,
    letter: chosen,
    isEnabled,
    includesAdded,
    recipients,
    weekday,
    hour,
  } = letter
  const id = useId()
  const initial = {
    isEnabled,
    includesAdded,
    recipients,
    weekday,
    hour,
    letterId: chosen?.id ?? null,
  }
  const form = useForm<AutomaticLetterValues>(initial, async (values, { edits, reset }) => {
    if (kind !== 'digest' && values.letterId !== null) {
      await storeDraftOf(site.slug, values.letterId)
    }
    const params = { site: site.slug, letterKind: kind }
    await writeCall('updateAutomaticLetter', { params, body: edits })
    reset()
  })
  const mayWrite = canCall(site, 'updateAutomaticLetter')
  return (
    <section className={styles.letter} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {KIND_TITLES[kind]}
      </h2>
      <p className={styles.words}>{KIND_DESCRIPTIONS[kind]}</p>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <CheckField
          label="Send it"
          checked={form.values.isEnabled}
          disabled={!mayWrite}
          onChange={({ target }) => form.edit({ isEnabled: target.checked })}
        />
        {kind === 'digest' ? (
          <DigestOptions {...{ site, form }} />
        ) : (
          <WelcomeOptions {...{ site, form, chosen }} />
        )}
        <p className={styles.figures}>{figuresText(letter)}</p>
        <p className={styles.failure} role="alert">
          {form.issueOf('letterId') ?? form.message ?? reason}
        </p>
        <Actions {...{ site, letter, form }} />
      </form>
    </section>
  )
}

type ActionsProps = Props & { form: Form<AutomaticLetterValues> }

function Actions({ site, letter, form }: ActionsProps): ReactElement {
  const { kind, reason, letter: chosen } = letter
  const test = useCallMutation('sendTestAutomaticLetter')
  const params = { site: site.slug }
  async function sendTest(): Promise<void> {
    if (await test.run({ params, body: { kind } })) toast.success('Test sent to your address')
  }
  return (
    <>
      <p className={styles.failure} role="alert">
        {test.message}
      </p>
      <div className={styles.acts}>
        <Button type="submit" isBusy={form.isBusy} disabled={!form.isChanged && reason === null}>
          {form.isChanged || reason === null ? 'Save' : 'Try again'}
        </Button>
        <Button
          kind="quiet"
          isBusy={test.isBusy}
          disabled={form.isChanged || (kind !== 'digest' && chosen === null)}
          onClick={() => void sendTest()}
        >
          Send a test to me
        </Button>
        <span className={styles.state} role="status">
          {form.isSaved ? 'Saved' : form.isChanged ? 'Not saved yet' : ''}
        </span>
      </div>
    </>
  )
}
