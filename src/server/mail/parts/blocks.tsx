import type { ReactNode } from 'react'
import type { ByBlockType, NewsletterBlock, NewsletterBlockType } from '../newsletter-blocks'
import { allowedHref } from './allowed-href'
import type { BlockFrame } from './block-frame'
import { MailButton } from './elements'
import { ItemList } from './item-list'
import type { MailLook } from './mail-look'
import { CONTENT_WIDTH, SANS, SMALL_TEXT } from './mail-styles'
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
  const { look } = frame
  return {
    paragraph: ({ runs }) => (
      <p style={SPACED}>
        <Runs runs={runs} look={look} />
      </p>
    ),
    heading: ({ level, runs }) => (
      <Heading level={level} look={look}>
        <Runs runs={runs} look={look} />
      </Heading>
    ),
    list: (list) => <ItemList list={list} frame={frame} />,
    quote: ({ runs }) => (
      <Quote frame={frame}>
        <Runs runs={runs} look={look} />
      </Quote>
    ),
    picture: ({ picture, caption }) => (
      <div style={{ margin: '0 0 24px' }}>
        <Picture picture={picture} look={look} />
        {caption ? <Caption text={caption} look={look} /> : null}
      </div>
    ),
    button: ({ label, href }) => <ButtonLine label={label} href={href} look={look} />,
    divider: () => <Divider look={look} />,
    'recipe-card': (card) => <RecipeCard card={card} look={look} />,
    facts: ({ facts }) => <Facts facts={facts} look={look} />,
    ingredients: ({ lines }) => (
      <ItemList
        list={{ isNumbered: false, items: lines.map((runs) => ({ runs })) }}
        frame={frame}
      />
    ),
    step: (step) => <Step step={step} frame={frame} room={CONTENT_WIDTH} />,
    paywall: ({ text, button }) => (
      <Paywall text={text} look={look}>
        <ButtonLine {...button} look={look} />
      </Paywall>
    ),
  }
}

type HeadingProps = { level: 2 | 3; look: MailLook; children: ReactNode }

function Heading({ level, look, children }: HeadingProps) {
  const Tag = level === 2 ? 'h2' : 'h3'
  return (
    <Tag
      className="m-ink"
      style={{
        margin: level === 2 ? '36px 0 14px' : '26px 0 10px',
        fontFamily: look.headingFont,
        fontSize: level === 2 ? 24 : 19,
        lineHeight: 1.3,
        fontWeight: level === 2 ? 'normal' : 'bold',
        color: look.ink,
      }}
    >
      {children}
    </Tag>
  )
}

function Quote({
  frame: { look, direction },
  children,
}: {
  frame: BlockFrame
  children: ReactNode
}) {
  const edge = `3px solid ${look.link}`
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

const Caption = ({ text, look }: { text: string; look: MailLook }) => (
  <p className="m-muted" style={{ ...SMALL_TEXT, margin: '8px 0 0', color: look.muted }}>
    <Lines text={text} />
  </p>
)

/** A button; its label alone if the address is not allowed. */
function ButtonLine({ label, href, look }: { label: string; href: string; look: MailLook }) {
  const url = allowedHref(href)
  return (
    <p style={{ margin: '28px 0' }}>
      {url === null ? (
        label
      ) : (
        <MailButton href={url} look={look}>
          {label}
        </MailButton>
      )}
    </p>
  )
}

/** A rule across the card. */
export const Divider = ({ look }: { look: MailLook }) => (
  <hr
    className="m-line"
    style={{ margin: '32px 0', border: 0, borderTop: `1px solid ${look.line}` }}
  />
)

type PaywallProps = { text: string; look: MailLook; children: ReactNode }

/** Notice that the rest is for paying readers, with a button, below a rule. */
const Paywall = ({ text, look, children }: PaywallProps) => (
  <div
    className="m-line"
    style={{
      margin: '32px 0 8px',
      padding: '28px 0 0',
      borderTop: `1px solid ${look.line}`,
      textAlign: 'center',
    }}
  >
    <p style={{ margin: 0, fontFamily: SANS, fontSize: 16, lineHeight: 1.5 }}>{text}</p>
    {children}
  </div>
)
