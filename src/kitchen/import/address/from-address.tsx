'use client'

import type { ReactElement } from 'react'
import { useForm } from '@/src/api/react/use-form'
import type { Form } from '@/src/api/react/use-form'
import { Button } from '@/src/ui/button'
import { Choice } from '@/src/ui/form/choice'
import { TextField } from '@/src/ui/form/field'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { navigate } from '../../shell/navigation/navigate'
import { importFromAddress } from '../../state/imports'
import styles from '../import.module.css'
import own from './from-address.module.css'

const PROGRAMS = [
  { value: 'wordpress', label: 'WordPress' },
  { value: 'ghost', label: 'Ghost' },
] as const

type Values = { program: 'wordpress' | 'ghost'; address: string; key: string }
const EMPTY: Values = { program: 'wordpress', address: '', key: '' }

/**
 * Reads the posts of a WordPress or Ghost site at its address: a dry run, as of a file.
 * @see docs/product/kitchen.md#import
 */
export function FromAddress({ site }: { site: string }): ReactElement {
  const form = useForm(EMPTY, async ({ program, address, key }) => {
    const source = { program, address, ...(program === 'ghost' ? { contentApiKey: key } : {}) }
    const made = await importFromAddress(site, source)
    navigate(kitchenAddress(site, 'import', made.id))
  })
  const { values, issueOf, message } = form
  const hasFieldIssue = issueOf('address') !== undefined || issueOf('contentApiKey') !== undefined
  return (
    <section aria-labelledby="from-address">
      <h2 id="from-address" className={styles.heading}>
        Import from a site address
      </h2>
      <form className={own.form} noValidate onSubmit={form.submit}>
        <Fields form={form} />
        <div className={styles.acts}>
          <Button type="submit" isBusy={form.isBusy} disabled={values.address.trim() === ''}>
            Check the site
          </Button>
          <span className={styles.hint}>Only public posts are read. Nothing is stored yet.</span>
        </div>
        {message === null || hasFieldIssue ? null : (
          <p className={own.wrong} role="alert">
            {message}
          </p>
        )}
      </form>
    </section>
  )
}

function Fields({ form }: { form: Form<Values> }): ReactElement {
  const { values, edit, issueOf } = form
  return (
    <>
      <Choice
        name="program"
        label="The site runs on"
        value={values.program}
        options={PROGRAMS}
        onChange={(program) => edit({ program })}
      />
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        placeholder="blog.example.com"
        value={values.address}
        error={issueOf('address')}
        onChange={(event) => edit({ address: event.target.value })}
      />
      {values.program === 'ghost' ? (
        <TextField
          label="Content API key"
          autoComplete="off"
          value={values.key}
          error={issueOf('contentApiKey')}
          hint="Ghost shows it under Settings, Integrations, Add custom integration."
          onChange={(event) => edit({ key: event.target.value })}
        />
      ) : null}
    </>
  )
}
