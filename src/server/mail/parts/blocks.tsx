import type { ReactNode } from 'react'
import type { ByBlockType, NewsletterBlock, NewsletterBlockType } from '../newsletter-blocks'
import { allowedHref } from './allowed-href'
import type { BlockFrame } from './block-frame'
import { MailButton } from './elements'
import { ItemList } from './item-list'
import type { MailColours } from './mail-colours'
import { CONTENT_WIDTH, SANS, SERIF, SMALL_TEXT } from './mail-styles'
import { Picture } from './picture'
import { RecipeCard } from './recipe-card'
import { Lines, Runs } from './runs'
import { Facts, Step } from './recipe-parts'

/** A block of a newsletter as HTML. */
export const Block = <Type extends NewsletterBlockType>({
  block,
  frame,
}: {
  block: NewsletterBlock<Type>
  frame: BlockFrame
}): ReactNode => blocksIn(frame)[block.type](block)

const SPACED = { margin: '0 0 20px' }

const blocksIn = (frame: BlockFrame): ByBlockType<ReactNode> => {
  const { colours } = frame
  return {
    paragraph: ({ runs }) => (
      <p style={SPACED}>
        <Runs runs={runs} colours={colours} />
      </p>
    ),
    heading: ({ level, runs }) => (
      <Heading level={level} colours={colours}>
        <Runs runs={runs} colours={colours} />
      </Heading>
    ),
    list: (list) => <ItemList list={list} frame={frame} />,
    quote: ({ runs }) => (
      <Quote frame={frame}>
        <Runs runs={runs} colours={colours} />
      </Quote>
    ),
    picture: ({ picture, caption }) => (
      <div style={{ margin: '0 0 24px' }}>
        <Picture picture={picture} colours={colours} />
        {caption ? <Caption text={caption} colours={colours} /> : null}
      </div>
    ),
    button: ({ label, href }) => <ButtonLine label={label} href={href} colours={colours} />,
    divider: () => <Divider colours={colours} />,
    'recipe-card': (card) => <RecipeCard card={card} colours={colours} />,
    facts: ({ facts }) => <Facts facts={facts} colours={colours} />,
    ingredients: ({ lines }) => (
      <ItemList
        list={{ isNumbered: false, items: lines.map((runs) => ({ runs })) }}
        frame={frame}
      />
    ),
    step: (step) => <Step step={step} frame={frame} room={CONTENT_WIDTH} />,
    paywall: ({ text, button }) => (
      <Paywall text={text} colours={colours}>
        <ButtonLine {...button} colours={colours} />
      </Paywall>
    ),
  }
}

type HeadingProps = { level: 2 | 3; colours: MailColours; children: ReactNode }

function Heading({ level, colours, children }: HeadingProps) {
  const Tag = level === 2 ? 'h2' : 'h3'
  return (
    <Tag
      className="m-ink"
      style={{
        margin: level === 2 ? '36px 0 14px' : '26px 0 10px',
        fontFamily: SERIF,
        fontSize: level === 2 ? 24 : 19,
        lineHeight: 1.3,
        fontWeight: level === 2 ? 'normal' : 'bold',
        color: colours.ink,
      }}
    >
      {children}
    </Tag>
  )
}

function Quote({
  frame: { colours, direction },
  children,
}: {
  frame: BlockFrame
  children: ReactNode
}) {
  const edge = `3px solid ${colours.link}`
  const side =
    direction === 'ltr'
      ? { borderLeft: edge, padding: '2px 0 2px 20px' }
      : { borderRight: edge, padding: '2px 20px 2px 0' }
  return (
    <blockquote className="m-accent" style={{ margin: '0 0 24px', fontStyle: 'italic', ...side }}>
      {children}
    </blockquote>
  )
}

const Caption = ({ text, colours }: { text: string; colours: MailColours }) => (
  <p className="m-muted" style={{ ...SMALL_TEXT, margin: '8px 0 0', color: colours.muted }}>
    <Lines text={text} />
  </p>
)

/** A button; its label alone if the address is not allowed. */
function ButtonLine({
  label,
  href,
  colours,
}: {
  label: string
  href: string
  colours: MailColours
}) {
  const url = allowedHref(href)
  return (
    <p style={{ margin: '28px 0' }}>
      {url === null ? (
        label
      ) : (
        <MailButton href={url} colours={colours}>
          {label}
        </MailButton>
      )}
    </p>
  )
}

/** A rule across the card. */
export const Divider = ({ colours }: { colours: MailColours }) => (
  <hr
    className="m-line"
    style={{ margin: '32px 0', border: 0, borderTop: `1px solid ${colours.line}` }}
  />
)

type PaywallProps = { text: string; colours: MailColours; children: ReactNode }

/** What a reader may not see, and how to: between two rules, as the end of what there is to read. */
const Paywall = ({ text, colours, children }: PaywallProps) => (
  <div
    className="m-line"
    style={{
      margin: '32px 0 8px',
      padding: '28px 0 0',
      borderTop: `1px solid ${colours.line}`,
      textAlign: 'center',
    }}
  >
    <p style={{ margin: 0, fontFamily: SANS, fontSize: 16, lineHeight: 1.5 }}>{text}</p>
    {children}
  </div>
)
