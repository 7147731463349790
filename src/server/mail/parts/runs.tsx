import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { NewsletterRun, NewsletterText } from '../newsletter-blocks'
import { allowedHref } from './allowed-href'
import type { MailLook } from './mail-look'

/** Props of parts of a newsletter. */
export type PartProps = { look: MailLook }

/** Runs of text with their links; links to other protocols than those of mail and the web are text. */
export const Runs = ({ runs, look }: PartProps & { runs: NewsletterText }) =>
  runs.map((run, index) => <Run key={index} run={run} look={look} />)

function Run({ run, look }: PartProps & { run: NewsletterRun }) {
  const href = allowedHref(run.href)
  const words = styled(run)
  return href === null ? (
    words
  ) : (
    <a className="m-link" href={href} style={{ color: look.link, textDecoration: 'underline' }}>
      {words}
    </a>
  )
}

function styled({ text, bold, italic }: NewsletterRun): ReactNode {
  const words = <Lines text={text} />
  const slanted = italic ? <em>{words}</em> : words
  return bold ? <strong>{slanted}</strong> : slanted
}

/** A text with its line breaks, at most one empty line in a row. */
export const Lines = ({ text }: { text: string }) =>
  text
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .map((line, index) => (
      <Fragment key={index}>
        {index > 0 ? <br /> : null}
        {line}
      </Fragment>
    ))
