import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PreferencesPage } from './preferences-page'

const PREFERENCES = {
  recipes: true,
  letters: false,
  comments: true,
  product: true,
  frequency: 'weekly',
  language: 'de',
} as const

const draw = (changes: Partial<Parameters<typeof PreferencesPage>[0]> = {}): string =>
  renderToStaticMarkup(
    <PreferencesPage
      siteTitle="Salt & Sea"
      token="a.b"
      state="subscribed"
      preferences={PREFERENCES}
      hasDigest={false}
      isSaved={false}
      {...changes}
    />,
  )

// docs/product/newsletters.md#preferences
describe('the page of the email preferences', () => {
  it('is a form that works without script, filled in with what is chosen', () => {
    const html = draw()
    expect(html).toContain('action="/api/forms/email-preferences/a.b" method="post"')
    expect(html.match(/type="checkbox"[^>]*checked/g)).toHaveLength(3)
    expect(html).toContain('<option value="de" lang="de" selected="">Deutsch</option>')
    expect(html).toMatch(/<button type="submit" value="leave"[^>]*>Unsubscribe from all</)
  })

  it('offers a weekly email only where the site has one, and keeps the choice meanwhile', () => {
    expect(draw()).toContain('<input type="hidden" name="frequency" value="weekly"/>')
    expect(draw({ hasDigest: true })).toMatch(
      /value="weekly"[^>]*checked|checked[^>]*value="weekly"/,
    )
    expect(draw({ hasDigest: true })).toContain('Once a week, in one email')
  })

  it('offers the way back to who has unsubscribed, and nothing once the subscription has ended', () => {
    expect(draw({ state: 'unsubscribed' })).toMatch(/value="subscribe"[^>]*>Subscribe again</)
    expect(draw({ state: 'ended' })).not.toContain('<form')
  })
})
