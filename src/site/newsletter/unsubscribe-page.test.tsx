import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { UnsubscribePage } from './unsubscribe-page'

const draw = (state: 'subscribed' | 'unsubscribed' | 'ended'): string =>
  renderToStaticMarkup(<UnsubscribePage siteTitle="Salt & Sea" state={state} token="a.b" />)

// docs/product/newsletters.md#unsubscribing
describe('the page of the unsubscribe link', () => {
  it('asks a subscriber once, with a form that works without script', () => {
    const html = draw('subscribed')
    expect(html).toContain('You get emails from Salt &amp; Sea.')
    expect(html).toContain('<form action="/api/forms/unsubscribe/a.b" method="post">')
    expect(html).toMatch(/<button type="submit" value="unsubscribe"[^>]* name="action"/)
    expect(html.match(/<button/g)).toHaveLength(1)
  })

  it('says that no more emails come, and offers the way back', () => {
    const html = draw('unsubscribed')
    expect(html).toContain('You will get no more emails from Salt &amp; Sea.')
    expect(html).toMatch(/value="subscribe"[^>]*>Subscribe again</)
  })

  it('offers nothing where the subscription has ended', () => {
    expect(draw('ended')).not.toContain('<form')
  })
})
