'use client'

import type { ReactElement } from 'react'
import { ApiError } from '@/src/api/api-error'
import { useForm } from '@/src/api/react/use-form'
import type { ActionState } from '@/src/api/react/use-call-mutation'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Skeleton } from '@/src/ui/skeleton'
import { Failed } from '../../parts/failed'
import { useDomains } from '../../state/site-domains'
import { writeCall } from '../../state/write-call'
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
  const form = useForm({ domain: '' }, async (body, { reset }) => {
    if (body.domain.trim() === '') return
    await writeCall('createDomain', { params: { site }, body })
    reset()
  })
  const typed = form.values.domain
  return (
    <form
      className={`${styles.form} ${isFirst ? '' : styles.more}`}
      noValidate
      onSubmit={form.submit}
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
        error={domainErrorMessage(form)}
        onChange={({ target }) => form.edit({ domain: target.value })}
      />
      <div className={styles.acts}>
        <Button type="submit" isBusy={form.isBusy} disabled={typed.trim() === ''}>
          Add the domain
        </Button>
      </div>
    </form>
  )
}

/** The server's error message about the domain, shown beside its field. */
function domainErrorMessage({ error, message, issueOf }: ActionState): string | null {
  if (error instanceof ApiError && error.status === 409) return 'This domain is on your list.'
  return issueOf('domain') ?? message
}
