import { Button } from '@react-email/button'
import type { ReactNode } from 'react'
import type { MailColours } from './mail-colours'
import { SANS, SERIF } from './mail-styles'

type ElementProps = { colours: MailColours; children: ReactNode }

/** The heading of a mail. */
export const Title = ({ colours, children }: ElementProps) => (
  <h1
    className="m-ink m-title"
    style={{
      margin: '0 0 18px',
      fontFamily: SERIF,
      fontSize: 32,
      lineHeight: 1.2,
      fontWeight: 'normal',
      letterSpacing: '-0.01em',
      color: colours.ink,
    }}
  >
    {children}
  </h1>
)

/** A paragraph of running text. */
export const Paragraph = ({ children }: { children: ReactNode }) => (
  <p style={{ margin: '0 0 18px' }}>{children}</p>
)

/** A link that looks like a button, in Outlook for Windows too. */
export const MailButton = ({ href, colours, children }: ElementProps & { href: string }) => (
  <Button
    className="m-button"
    href={href}
    style={{
      backgroundColor: colours.button,
      color: colours.onButton,
      borderRadius: 999,
      padding: '14px 30px',
      fontFamily: SANS,
      fontSize: 16,
      fontWeight: 600,
    }}
  >
    {children}
  </Button>
)
