import { useMemo } from 'react'
import type { ReactElement } from 'react'
import type { MailScheme, NewsletterPreview } from '@/src/contract/people/newsletter-check'
import styles from './preview.module.css'

/** How a mail is shown: the width of the mail program in pixels, and what of the mail. */
export type MailView = {
  width: '390' | '700'
  shows: 'pictures' | 'no-pictures' | 'text'
  scheme: MailScheme
}

type Props = { mail: NewsletterPreview; view: MailView }

/**
 * A mail in a frame in which no script runs and nothing can be followed or sent.
 * @see docs/product/kitchen.md#preview-of-an-email
 */
export function MailFrame({ mail, view }: Props): ReactElement {
  const { subject, html, text } = mail
  const { width, shows, scheme } = view
  const page = useMemo(() => withPolicy(html, shows === 'pictures'), [html, shows])
  return (
    <div className={styles.mail}>
      <p className={styles.subject}>
        <span className={styles.label}>Subject</span> <bdi>{subject}</bdi>
      </p>
      {shows === 'text' ? (
        <pre className={styles.text} dir="auto" style={{ maxInlineSize: `${width}px` }}>
          {text}
        </pre>
      ) : (
        <iframe
          className={styles.frame}
          style={{ maxInlineSize: `${width}px`, colorScheme: scheme }}
          title={`Email: ${subject}`}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={page}
        />
      )}
    </div>
  )
}

/** Puts a policy before everything else of a document: styles and pictures, nothing that runs or is sent. */
const withPolicy = (html: string, hasPictures: boolean): string => {
  const pictures = hasPictures ? 'img-src http: https: data:' : "img-src 'none'"
  const policy = `default-src 'none'; ${pictures}; style-src 'unsafe-inline'`
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer">${html}`
}
