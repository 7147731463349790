import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SessionProvider } from '@/src/session/session-provider'
import { AboutPage } from '@/src/site/pages/about-page'
import { EventsPage } from '@/src/site/pages/events-page'
import { LinksPage } from '@/src/site/pages/links-page'
import { HomePage } from '@/src/site/pages/home-page'
import { exampleCard, exampleSite } from '@/src/site/testing/example-content'
import { TEMPLATES } from '.'
import type { ReactElement } from 'react'

const ORIGIN = 'https://ferment.example.com'
const draw = (page: ReactElement): string =>
  renderToStaticMarkup(
    <SessionProvider scope={{ site: 'ferment', accountOrigin: 'https://example.com' }}>
      {page}
    </SessionProvider>,
  )

/** A home page of a site with these settings. */
const home = (settings: Parameters<typeof exampleSite>[0]): string =>
  draw(
    <HomePage
      site={exampleSite({ newslettersEnabled: true, ...settings })}
      featured={[]}
      latest={[1, 2, 3, 4, 5, 6, 7].map((number) => exampleCard(number))}
      letters={[]}
      trending={[]}
      collections={[]}
      dashboardUrl="https://example.com/kitchen"
    />,
  )

// docs/product/sites-and-hosts.md#settings-of-a-site
describe('the words of a template', () => {
  it.each(Object.values(TEMPLATES))('$name says nothing of what a site cooks', (template) => {
    expect(JSON.stringify(template)).not.toMatch(/\b(jars?|stove|fire|dinner|dish|pot|oven)\b/i)
  })

  it('give way to those of a site above its newsletter form', () => {
    const own = { newsletterHeading: 'Post from the harbor', newsletterText: 'Once a month.' }
    for (const { name, home: sections } of Object.values(TEMPLATES)) {
      const box = sections.find((section) => section.kind === 'subscribe-box')
      if (!box) continue
      expect(home({ template: name })).toContain(box.heading)
      const html = home({ template: name, ...own })
      expect(html).toContain('Post from the harbor')
      expect(html).toContain('Once a month.')
      expect(html).not.toContain(box.text)
    }
  })
})

// docs/product/site-frame.md#inner-pages
it('every template has heads, events, links and an about page of its own', () => {
  const looks = Object.values(TEMPLATES).map(({ name }) => {
    const site = exampleSite({
      template: name,
      links: [{ id: 'a', label: 'Salt', href: 'https://example.com/salt' }],
    })
    const pages = [AboutPage, EventsPage, LinksPage].map((Page) =>
      draw(<Page site={site} origin={ORIGIN} />),
    )
    return pages
      .join('')
      .match(/data-(?:style|layout|items|width)="[^"]*"/g)
      ?.join(' ')
  })
  expect(new Set(looks).size).toBe(looks.length)
})
