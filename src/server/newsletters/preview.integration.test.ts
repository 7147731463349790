import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { makeRecipe } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { makeLetter, paragraph } from '@/src/testing/setups/letters'
import { newsletterSite } from '@/src/testing/setups/newsletters'
import type { NewsletterSite } from '@/src/testing/setups/newsletters'

const payload = await testPayload()

async function preview({ call }: NewsletterSite, content: object) {
  const { body } = await call('POST', '/newsletter-previews', content)
  return SCHEMAS.previewNewsletter.answer.parse(body).preview
}

// docs/product/newsletters.md#preview
describe('the preview of a newsletter', () => {
  it('is what readers on a free and on a paid plan get', async () => {
    const site = await newsletterSite(payload)
    const content = [paragraph('For all.'), { type: 'paywall' }, paragraph('The secret.')]
    const letterId = await makeLetter(site, { content })
    const paid = await preview(site, { letterId, reader: 'paid', note: 'Happy weekend' })
    expect(paid).toMatchObject({ subject: 'Notes from the oven', isLocked: false })
    expect(paid.text).toContain('Happy weekend')
    expect(paid.html).toContain('The secret.')
    const free = await preview(site, { letterId, reader: 'free' })
    expect(free.isLocked).toBe(true)
    expect(free.html).toContain('For all.')
    for (const form of [free.html, free.text]) expect(form).not.toContain('The secret.')
  })

  it('withholds the locked part of a recipe that is not published yet', async () => {
    const site = await newsletterSite(payload)
    const { id: recipeId } = await makeRecipe(payload, site.site.id, {
      publishedAt: null,
      privacySetting: 'subscribers_only',
      storyExcerpt: 'A family secret.',
    })
    expect((await preview(site, { recipeId, reader: 'paid' })).text).toContain('A family secret.')
    const free = await preview(site, { recipeId, reader: 'free' })
    expect(free.isLocked).toBe(true)
    expect(free.text).not.toContain('A family secret.')
  })

  it('has the colors of a scheme whatever its viewer prefers', async () => {
    const site = await newsletterSite(payload)
    const letterId = await makeLetter(site, { title: '@media (prefers-color-scheme:dark)' })
    const dark = await preview(site, { letterId, reader: 'free', scheme: 'dark' })
    expect(dark.html).toMatch(/<style>[^<]*@media all\{[^<]*m-ground/)
    expect(dark.html).toContain('color-scheme:dark;')
    const light = await preview(site, { letterId, reader: 'free' })
    expect(light.html).toMatch(/<style>[^<]*@media not all\{/)
    expect(light.subject).toBe('@media (prefers-color-scheme:dark)')
    expect(light.html).toContain('<title>@media (prefers-color-scheme:dark)</title>')
  })

  it('has no script and no mark of a recipient', async () => {
    const site = await newsletterSite(payload)
    const content = [paragraph('<script>alert(1)</script>'), paragraph('\u0001unsubscribe\u0001')]
    const letterId = await makeLetter(site, { title: '<script>alert(2)</script>', content })
    const { html } = await preview(site, {
      letterId,
      reader: 'free',
      note: '<img onerror=alert(3)>',
    })
    expect(html).not.toMatch(/<script|<img onerror/)
    for (const mark of ['\u0001', '\u0002', '\u0003']) expect(html).not.toContain(mark)
  })
})
