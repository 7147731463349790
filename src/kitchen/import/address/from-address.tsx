'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { ApiError } from '@/src/api/api-error'
import { Button } from '@/src/ui/button'
import { Choice } from '@/src/ui/form/choice'
import { TextField } from '@/src/ui/form/field'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { navigate } from '../../shell/navigation/navigate'
import { errorMessage } from '../../parts/error-message'
import { useAction } from '@/src/api/react/use-call-mutation'
import { importFromAddress } from '../../state/imports'
import styles from '../import.module.css'
import own from './from-address.module.css'

const PROGRAMS = [
  { value: 'wordpress', label: 'WordPress' },
  { value: 'ghost', label: 'Ghost' },
] as const

type Wrong = { address?: string | undefined; key?: string | undefined; all?: string | undefined }

function wrongOf(error: unknown): Wrong {
  if (error === null) return {}
  const issues = (error instanceof ApiError ? error.body?.error.issues : null) ?? []
  const of = (path: string): string | undefined =>
    issues.find((issue) => issue.path === path)?.message
  const wrong = { address: of('address'), key: of('contentApiKey') }
  return wrong.address || wrong.key ? wrong : { all: errorMessage(error) }
}

/**
 * Reads the posts of a WordPress or Ghost site at its address: a dry run, as of a file.
 * @see docs/product/kitchen.md#import
 */
export function FromAddress({ site }: { site: string }): ReactElement {
  const { typed, change, wrong, isBusy, send } = useAddressForm(site)
  return (
    <section aria-labelledby="from-address">
      <h2 id="from-address" className={styles.heading}>
        Import from a site address
      </h2>
      <form
        className={own.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Fields {...{ typed, change, wrong }} />
        <div className={styles.acts}>
          <Button type="submit" isBusy={isBusy} disabled={typed.address.trim() === ''}>
            Check the site
          </Button>
          <span className={styles.hint}>Only public posts are read. Nothing is stored yet.</span>
        </div>
        {wrong.all ? (
          <p className={own.wrong} role="alert">
            {wrong.all}
          </p>
        ) : null}
      </form>
    </section>
  )
}

type Typed = { program: 'wordpress' | 'ghost'; address: string; key: string }

function useAddressForm(site: string) {
  const [typed, setTyped] = useState<Typed>({ program: 'wordpress', address: '', key: '' })
  const action = useAction()
  const change = (part: Partial<Typed>): void => {
    setTyped({ ...typed, ...part })
    action.forget()
  }
  const send = async (): Promise<void> => {
    const { program, address, key } = typed
    const source = { program, address, ...(program === 'ghost' ? { contentApiKey: key } : {}) }
    const made = await importFromAddress(site, source)
    navigate(kitchenAddress(site, 'import', made.id))
  }
  return {
    typed,
    change,
    wrong: wrongOf(action.error),
    isBusy: action.isBusy,
    send: () => void action.run(send),
  }
}

type FieldsProps = { typed: Typed; change: (part: Partial<Typed>) => void; wrong: Wrong }

function Fields({ typed, change, wrong }: FieldsProps): ReactElement {
  return (
    <>
      <Choice
        name="program"
        label="The site runs on"
        value={typed.program}
        options={PROGRAMS}
        onChange={(program) => change({ program })}
      />
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        placeholder="blog.example.com"
        value={typed.address}
        error={wrong.address}
        onChange={(event) => change({ address: event.target.value })}
      />
      {typed.program === 'ghost' ? (
        <TextField
          label="Content API key"
          autoComplete="off"
          value={typed.key}
          error={wrong.key}
          hint="Ghost shows it under Settings, Integrations, Add custom integration."
          onChange={(event) => change({ key: event.target.value })}
        />
      ) : null}
    </>
  )
}
