import type { NewsletterBlock, NewsletterStep } from '../newsletter-blocks'
import type { BlockFrame } from './block-frame'
import type { MailLook } from './mail-look'
import { SANS } from './mail-styles'
import { Picture } from './picture'
import { Runs } from './runs'

type FactsProps = { facts: NewsletterBlock<'facts'>['facts']; look: MailLook }

/** Yield and times on one line, or as many as they need. */
export const Facts = ({ facts, look }: FactsProps) => (
  <p
    className="m-muted"
    style={{
      margin: '0 0 24px',
      fontFamily: SANS,
      fontSize: 15,
      lineHeight: 1.7,
      color: look.muted,
    }}
  >
    {facts.map(({ label, value }, index) => (
      <span key={index}>
        {index > 0 ? ' · ' : ''}
        {label}{' '}
        <strong className="m-ink" style={{ color: look.ink, whiteSpace: 'nowrap' }}>
          {value}
        </strong>
      </span>
    ))}
  </p>
)

/** Width of the column with the number of a step, in pixels. */
const NUMBER_WIDTH = 40

type StepProps = {
  step: NewsletterStep
  frame: BlockFrame
  /** Width of the step, in pixels. */
  room: number
}

/** A step: its number beside its text and pictures. */
export const Step = ({ step, frame: { look }, room }: StepProps) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    style={{ margin: '0 0 4px' }}
  >
    <tbody>
      <tr>
        <td
          className="m-link"
          width={NUMBER_WIDTH}
          style={{
            width: NUMBER_WIDTH,
            verticalAlign: 'top',
            fontFamily: look.headingFont,
            fontSize: 24,
            lineHeight: 1.2,
            color: look.link,
          }}
        >
          {step.number}
        </td>
        <td style={{ verticalAlign: 'top' }}>
          {step.paragraphs.map((runs, index) => (
            <p key={index} style={{ margin: '0 0 16px' }}>
              <Runs runs={runs} look={look} />
            </p>
          ))}
          {step.pictures.map((picture, index) => (
            <div key={index} style={{ margin: '0 0 16px' }}>
              <Picture picture={picture} room={room - NUMBER_WIDTH} look={look} />
            </div>
          ))}
        </td>
      </tr>
    </tbody>
  </table>
)
