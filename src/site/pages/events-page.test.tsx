import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SiteEvent } from '@/src/contract/site/site'
import { exampleId, exampleImage, exampleSite } from '@/src/site/testing/example-content'
import { EventsPage } from './events-page'

const event = (day: number, changes: Partial<SiteEvent> = {}): SiteEvent => ({
  id: exampleId(day),
  title: `Jars on day ${String(day)}`,
  date: `2026-05-0${String(day)}T00:00:00.000Z`,
  location: null,
  description: null,
  href: `https://example.com/${String(day)}`,
  image: exampleImage(`ferment/${String(day)}`),
  ...changes,
})
const page = (events: readonly SiteEvent[]): string =>
  renderToStaticMarkup(
    <EventsPage site={exampleSite({ events: [...events] })} origin="https://ferment.example" />,
  )

// docs/product/site-pages.md#events-page
describe('the events of a site', () => {
  it('load the first picture at once, and only that, also when it is not that of the first event', () => {
    const html = page([event(3, { image: null }), event(2), event(1)])
    const loading = [...html.matchAll(/ferment\/(\d)[^>]*?loading="(\w+)"/g)]
    expect(loading.map(([, day, when]) => [day, when])).toEqual([
      ['2', 'eager'],
      ['1', 'lazy'],
    ])
  })

  it('say in each link what it leads to', () => {
    const links = [...page([event(2), event(1)]).matchAll(/<a [^>]*>(.*?)<\/a>/g)]
    const texts = links.map(([, words]) => words?.replace(/<[^>]*>/g, ''))
    expect(texts).toContain('Learn More about Jars on day 2')
    expect(texts).toContain('Learn More about Jars on day 1')
  })
})
