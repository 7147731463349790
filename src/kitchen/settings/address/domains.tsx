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
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isBusy || typed.trim() === '') return
    setBusy(true)
    setProblem(null)
    try {
      await add(typed)
      setTyped('')
    } catch (error) {
      setProblem(domainErrorMessage(error))
    }
    setBusy(false)
  }
  return (
    <form
      className={`${styles.form} ${isFirst ? '' : styles.more}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={isFirst ? 'Domain' : 'Add another domain'}
        hint="A name such as recipes.example.com, without https:// and without a path."
        maxLength={300}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        value={typed}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(null)
        }}
      />
      <div className={styles.acts}>
        <Button type="submit" isBusy={isBusy} disabled={typed.trim() === ''}>
          Add the domain
        </Button>
      </div>
    </form>
  )
}

/** The server's error message about the domain, shown beside its field. */
function domainErrorMessage(error: unknown): string {
  const issues = error instanceof ApiError ? (error.body?.error.issues ?? []) : []
  const issue = issues.find(({ path }) => path === 'domain')
  if (error instanceof ApiError && error.status === 409) return 'This domain is on your list.'
  return issue?.message ?? errorMessage(error)
}
