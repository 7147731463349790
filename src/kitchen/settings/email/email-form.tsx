'use client'

import type { ReactElement } from 'react'
import { useForm } from '@/src/api/react/use-form'
import type { Form } from '@/src/api/react/use-form'
import type { MailSettings } from '@/src/contract/site/mail-settings'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { TextAreaField } from '@/src/ui/form/text-area-field'
import { useUnsaved } from '../../shell/leaving/unsaved'
import { writeCall } from '../../state/write-call'
import { SwitchField } from '../form/switch-field'
import styles from '../settings.module.css'

type EmailFormProps = { site: string; siteTitle: string; settings: MailSettings }

type Fields = {
  senderName: string
  fromAddress: string
  replyTo: string
  postalAddress: string
  requiresConfirmation: boolean
  countsOpens: boolean
  countsClicks: boolean
}

/** The form of the mail settings, saved by its button. */
export function EmailForm({ site, siteTitle, settings }: EmailFormProps): ReactElement {
  const form = useForm(fieldsOf(settings), async (_, { edits, reset }) => {
    await writeCall('updateMailSettings', { params: { site }, body: toBody(edits) })
    reset()
  })
  useUnsaved(form.isChanged)
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <SenderFields form={form} siteTitle={siteTitle} />
      {SWITCHES.map(({ name, label, words }) => (
        <SwitchField
          key={name}
          label={label}
          words={words}
          isOn={form.values[name]}
          onChange={(isOn) => form.edit({ [name]: isOn })}
        />
      ))}
      <p className={styles.failure} role="alert">
        {form.failure}
      </p>
      <div className={styles.acts}>
        <Button kind="primary" type="submit" isBusy={form.isBusy} disabled={!form.isChanged}>
          Save
        </Button>
        <span className={styles.said} role="status">
          {form.isSaved ? 'Saved' : form.isChanged ? 'Not saved yet' : ''}
        </span>
      </div>
    </form>
  )
}

const ADDRESS = {
  type: 'email',
  maxLength: 320,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

function SenderFields({
  form,
  siteTitle,
}: {
  form: Form<Fields>
  siteTitle: string
}): ReactElement {
  const { values, issueOf, edit } = form
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="Sender name"
          placeholder={siteTitle}
          maxLength={100}
          value={values.senderName}
          error={issueOf('senderName')}
          onChange={({ target }) => edit({ senderName: target.value })}
        />
        <TextField
          {...ADDRESS}
          label="Replies go to"
          hint="Empty: to the sender."
          value={values.replyTo}
          error={issueOf('replyTo')}
          onChange={({ target }) => edit({ replyTo: target.value })}
        />
      </div>
      <TextField
        {...ADDRESS}
        label="Your own sender address"
        hint="An address at a domain of yours, such as hello@news.example.com. It is used once its DNS records are found; you see them here after saving."
        value={values.fromAddress}
        error={issueOf('fromAddress')}
        onChange={({ target }) => edit({ fromAddress: target.value })}
      />
      <TextAreaField
        label="Postal address below newsletters"
        placeholder={'Name\nStreet\nTown'}
        maxLength={500}
        value={values.postalAddress}
        error={issueOf('postalAddress')}
        onChange={({ target }) => edit({ postalAddress: target.value })}
      />
    </>
  )
}

const SWITCHES = [
  {
    name: 'requiresConfirmation',
    label: 'Confirm addresses that you add',
    words:
      'Readers whom you add by address get an email with a button, and newsletters once they have pressed it. Readers who subscribe on the site confirm their address in any case.',
  },
  {
    name: 'countsOpens',
    label: 'Count opened newsletters',
    words:
      'Emails load an invisible picture. The figure is rough: many mail programs open every picture or none. Your privacy policy should mention it.',
  },
  {
    name: 'countsClicks',
    label: 'Count clicks in newsletters',
    words:
      'Links lead through this platform, which counts the press and redirects at once. Your privacy policy should mention it.',
  },
] as const

const fieldsOf = (settings: MailSettings): Fields => ({
  senderName: settings.senderName ?? '',
  fromAddress: settings.fromAddress ?? '',
  replyTo: settings.replyTo ?? '',
  postalAddress: settings.postalAddress ?? '',
  requiresConfirmation: settings.requiresConfirmation,
  countsOpens: settings.countsOpens,
  countsClicks: settings.countsClicks,
})

/** Empty addresses are none. */
const toBody = ({ fromAddress, replyTo, ...edits }: Partial<Fields>) => ({
  ...edits,
  ...(fromAddress === undefined ? {} : { fromAddress: orNull(fromAddress) }),
  ...(replyTo === undefined ? {} : { replyTo: orNull(replyTo) }),
})

const orNull = (text: string): string | null => (text.trim() === '' ? null : text)
