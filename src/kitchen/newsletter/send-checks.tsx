'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { NewsletterFinding } from '@/src/contract/people/newsletter-check'
import { Button } from '@/src/ui/button'
import { errorMessage } from '../parts/error-message'
import { contentId } from './sends'
import type { EmailedContent } from './sends'
import { PreviewWindow } from './preview/preview-window'
import styles from './send-checks.module.css'

type Props = {
  site: string
  content: EmailedContent
  note: string
  /** Whether only paying subscribers get it: what others would see does not matter then. */
  isForPaid: boolean
}

/**
 * The problems of a newsletter before it is sent, and its preview. Nothing here prevents sending.
 * @see docs/product/kitchen.md#emailing-a-recipe-or-a-letter
 */
export function SendChecks({ site, content, note, isForPaid }: Props): ReactElement {
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const { data, error } = useCall(
    'checkNewsletter',
    { params: { site }, body: contentId(content) },
    {
      select: ({ findings }) => findings,
      // Each check requests the links of the newsletter.
      staleTime: 60_000,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
    },
  )
  const findings = data?.filter(({ code }) => !isForPaid || code !== 'empty-preview')
  return (
    <div className={styles.checks}>
      <p role="status">{error ? errorMessage(error) : checksText(findings?.length)}</p>
      {findings && findings.length > 0 ? <Findings findings={findings} /> : null}
      <Button onClick={() => setPreviewOpen(true)}>Preview email</Button>
      {isPreviewOpen ? (
        <PreviewWindow {...{ site, content, note }} onClose={() => setPreviewOpen(false)} />
      ) : null}
    </div>
  )
}

function checksText(count: number | undefined): string {
  if (count === undefined) return 'Checking pictures and links…'
  if (count === 0) return 'No problems found.'
  return count === 1 ? '1 thing to look at:' : `${count} things to look at:`
}

const Findings = ({ findings }: { findings: readonly NewsletterFinding[] }): ReactElement => (
  <ul className={styles.findings}>
    {findings.map(({ code, message, target }, index) => (
      <li key={index}>
        {message}
        {target === null || code !== 'broken-link' ? null : (
          <bdi className={styles.target}>{target}</bdi>
        )}
      </li>
    ))}
  </ul>
)
