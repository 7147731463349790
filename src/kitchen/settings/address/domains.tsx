'use client'

import { useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import { ApiError } from '@/src/api/api-error'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Skeleton } from '@/src/ui/skeleton'
import { errorMessage } from '../../parts/error-message'
import { Failed } from '../../parts/failed'
import { useAction } from '../../parts/use-action'
import { useDomainActions, useDomains } from '../../state/site-domains'
import styles from '../settings.module.css'
import { DomainItem } from './domain-item'

/**
 * The custom domains of a site: their status, and the records to enter at the DNS provider.
 * @see docs/product/kitchen.md#custom-domains-in-the-settings
 */
export function Domains({ settings }: { settings: SiteSettings }): ReactElement {
  const { slug } = settings
  const { data: domains, error, refetch } = useDomains(slug)
  return (
    <section aria-labelledby="domains">
      <h2 id="domains" className={styles.heading}>
        Custom domains
      </h2>
      <p className={styles.lead}>
        Use a domain you own. Add two records at your DNS provider: one points the domain here, the
        other proves that it is yours.
      </p>
      {error && !domains ? (
        <Failed
          title="The domains could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : domains ? (
        <>
          {domains.length > 0 ? (
            <ul className={styles.list}>
              {domains.map((domain) => (
                <DomainItem key={domain.id} domain={domain} site={slug} />
              ))}
            </ul>
          ) : null}
          <AddDomain site={slug} isFirst={domains.length === 0} />
        </>
      ) : (
        <Skeleton width="100%" height="6rem" />
      )}
    </section>
  )
}

function AddDomain({ site, isFirst }: { site: string; isFirst: boolean }): ReactElement {
  const { add } = useDomainActions(site)
  const [typed, setTyped] = useState('')
  const action = useAction()
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (typed.trim() === '') return
    void action.run(async () => {
      await add(typed)
      setTyped('')
    })
  }
  return (
    <form className={`${styles.form} ${isFirst ? '' : styles.more}`} noValidate onSubmit={submit}>
      <TextField
        label={isFirst ? 'Domain' : 'Add another domain'}
        hint="A name such as recipes.example.com, without https:// and without a path."
        maxLength={300}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        value={typed}
        error={domainErrorMessage(action.error)}
        onChange={({ target }) => {
          setTyped(target.value)
          action.forget()
        }}
      />
      <div className={styles.acts}>
        <Button type="submit" isBusy={action.isBusy} disabled={typed.trim() === ''}>
          Add the domain
        </Button>
      </div>
    </form>
  )
}

/** The server's error message about the domain, shown beside its field. */
function domainErrorMessage(error: unknown): string | null {
  if (error === null) return null
  const issues = error instanceof ApiError ? (error.body?.error.issues ?? []) : []
  const issue = issues.find(({ path }) => path === 'domain')
  if (error instanceof ApiError && error.status === 409) return 'This domain is on your list.'
  return issue?.message ?? errorMessage(error)
}
