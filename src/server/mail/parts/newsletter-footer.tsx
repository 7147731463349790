import type { MailTexts } from '../mail-texts'
import type { Newsletter } from '../newsletter-blocks'
import {
  OPTIONAL_END,
  OPTIONAL_START,
  PREFERENCES_MARK,
  UNSUBSCRIBE_MARK,
} from '../recipient-links'
import { Lines } from './runs'

type NewsletterFooterProps = {
  newsletter: Pick<Newsletter, 'reason' | 'postalAddress'>
  siteName: string
  texts: MailTexts
}

const LINK = { color: 'inherit', textDecoration: 'underline' }

/** Footer of a newsletter: the reason for getting it, the links to leave, and the sender's address. */
export const NewsletterFooter = ({ newsletter, siteName, texts }: NewsletterFooterProps) => (
  <>
    <p dir="auto" style={{ margin: '0 0 8px' }}>
      {newsletter.reason}
    </p>
    <p dir="auto" style={{ margin: '0 0 8px' }}>
      <a href={UNSUBSCRIBE_MARK} style={LINK}>
        {texts.unsubscribe}
      </a>
      {OPTIONAL_START}
      {' · '}
      <a href={PREFERENCES_MARK} style={LINK}>
        {texts.preferences}
      </a>
      {OPTIONAL_END}
    </p>
    <p dir="auto" style={{ margin: 0 }}>
      {siteName}
      {newsletter.postalAddress ? (
        <>
          <br />
          <Lines text={newsletter.postalAddress.trim()} />
        </>
      ) : null}
    </p>
  </>
)
