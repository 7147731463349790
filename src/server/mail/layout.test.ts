import { describe, expect, it } from 'vitest'
import { PLATFORM_COLOURS } from '@/src/domain/appearance/brand-colours'
import { contrast, parseColour } from '@/src/domain/appearance/colour'
import { exampleBrand } from '@/src/testing/example-brand'
import { signInMail, signUpMail, existingAccountMail } from '../accounts/mails'
import { renderMail } from './layout'
import { darkColours, lightColours } from './parts/mail-colours'

const brand = {
  name: 'Salt & <Sea>',
  logoUrl: null,
  colours: { background: '#abcdef', text: '#222222', accent: '#123456', onAccent: '#fefefe' },
  fonts: { heading: 'serif', text: 'serif' },
  sender: null,
} as const
const content = {
  subject: 'Hello "you"',
  preview: 'A <preview>',
  heading: 'Well & good',
  paragraphs: ['One', "It's <b>two</b>"],
  button: { label: 'Go > on', href: 'https://example.com/?a=1&b="2"' },
  footnotes: ['Small & print'],
}

// docs/product/mail.md#plain-text
describe('the plain text of a mail', () => {
  it('says the same word for word, with the address to open behind its label', async () => {
    expect(await renderMail(content, brand)).toMatchObject({
      subject: 'Hello "you"',
      text: [
        'Well & good',
        'One',
        "It's <b>two</b>",
        'Go > on: https://example.com/?a=1&b="2"',
        '--',
        'Small & print',
        'Salt & <Sea>',
      ].join('\n\n'),
    })
  })
})

// docs/product/mail.md#look
describe('a mail', () => {
  it('holds no tag but its own in HTML, whatever the names in it', async () => {
    const { html } = await renderMail(content, brand)
    expect(html).toContain('<title>Hello &quot;you&quot;</title>')
    expect(html).toContain('A &lt;preview&gt;')
    expect(html).toContain('Salt &amp; &lt;Sea&gt;')
    expect(html).toContain('Well &amp; good</h1>')
    expect(html).toContain('It&#x27;s &lt;b&gt;two&lt;/b&gt;')
    expect(html).toContain('Go &gt; on</span>')
    expect(html).toContain('Small &amp; print')
    expect(html.match(/href="https:\/\/example\.com\/\?a=1&amp;b=&quot;2&quot;"/g)).toHaveLength(2)
    expect(html).not.toMatch(/<(?:b|Sea|preview)>/)
  })

  it('shows the logo of its site, and its name where pictures are not shown', async () => {
    const logoUrl = 'https://example.com/logos/salt.png'
    const { html } = await renderMail(content, { ...brand, logoUrl })
    expect(html).toMatch(
      /<img[^>]* alt="Salt &amp; &lt;Sea&gt;"[^>]* src="https:\/\/example\.com\/logos\/salt\.png"[^>]* width="240"/,
    )
    expect((await renderMail(content, brand)).html).not.toContain('<img')
  })

  it('has the colours of its site, and no button where there is nothing to open', async () => {
    const { button: _, ...plain } = content
    const { html, text } = await renderMail(plain, brand)
    expect(html).toContain('background-color:#abcdef')
    expect(html).toContain('color:#222222')
    expect(html).not.toContain('<a ')
    expect(html).not.toContain('#123456')
    expect((await renderMail(content, brand)).html).toMatch(
      /<a class="m-button"[^>]*background-color:#123456;color:#fefefe/,
    )
    expect(text).not.toContain('https:')
  })

  it('has a width of its own in Outlook for Windows, which has no maximum widths', async () => {
    const { html } = await renderMail(content, brand)
    expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="600"/)
    expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(html.match(/<!\[endif\]-->/g)?.length ?? 0)
    expect(html).not.toContain('outlook-frame')
  })

  it('follows a reader who prefers dark, readable in each brand', async () => {
    const { html } = await renderMail(content, brand)
    expect(html).toContain('name="color-scheme" content="light dark"')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    for (const accent of ['#000000', '#123456', '#ffee00', '#ffffff', '#777777']) {
      for (const colours of [lightColours, darkColours]) {
        const shown = colours({ ...brand.colours, accent, onAccent: '#888888' })
        for (const [text, ground] of [
          [shown.link, shown.card],
          [shown.ink, shown.card],
          [shown.muted, shown.card],
          [shown.mutedOnGround, shown.ground],
          ...(colours === darkColours ? [[shown.onButton, shown.button] as const] : []),
        ] as const) {
          expect(contrast(rgb(text), rgb(ground))).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })

  it('never cuts a character of its preview in two', async () => {
    const { html } = await renderMail({ ...content, preview: `a${'🥖'.repeat(200)}` }, brand)
    expect(html).toContain(`a${'🥖'.repeat(69)}`)
    expect(html.isWellFormed()).toBe(true)
  })
})

const rgb = (colour: string) => parseColour(colour) ?? [NaN, NaN, NaN]

const site = {
  id: 's',
  slug: 'salt',
  title: 'Salt',
  primaryDomain: null,
  newslettersEnabled: true,
  isSuspended: false,
  timeZone: 'UTC',
  language: null,
  fonts: { heading: 'Inter', text: 'Lora' },
  brand: exampleBrand({
    colors: { ...PLATFORM_COLOURS, accent: '#111111', text: '#333333' },
  }),
}
const HREF = 'http://salt.localhost:3000/sign-in/callback?mgk=si_1'

// docs/product/accounts.md#mailed-links
describe('a mailed link', () => {
  it.each([
    ['a sign-in', signInMail(site, HREF), 'Sign in to Salt', 'Sign In'],
    ['a sign-up', signUpMail(site, HREF, 'sign-up'), 'Welcome to Salt', 'Create Account'],
    [
      'a sign-in without an account',
      signUpMail(site, HREF, 'sign-in'),
      'Your account at Salt',
      'Create Account',
    ],
    ['a sign-up with an account', existingAccountMail(site, HREF), 'Sign in to Salt', 'Sign In'],
  ])(
    'for %s names its site, what it does and how long it works',
    async (_, mail, subject, label) => {
      const { subject: shown, text } = await mail
      expect(shown).toBe(subject)
      expect(text).toContain(`${label}: ${HREF}`)
      expect(text).toContain('The link works once, for 30 minutes.')
      expect(text).toContain('If you did not ask for this email')
      expect(text.endsWith('Salt')).toBe(true)
    },
  )

  it('tells who has no account yet from who asked to make one', async () => {
    const [signIn, signUp] = await Promise.all([
      signUpMail(site, HREF, 'sign-in'),
      signUpMail(site, HREF, 'sign-up'),
    ])
    expect(signIn.text).toContain('no account with this address yet')
    expect(signUp.text).not.toContain('no account with this address yet')
    expect((await existingAccountMail(site, HREF)).text).toContain('You already have one')
  })

  it('has the colours of the site, its name and fonts of its kind', async () => {
    const { html } = await signInMail(site, HREF)
    expect(html).toMatch(/<h1[^>]*font-family:-apple-system/)
    expect(html).toMatch(/<td class="m-card" style="[^"]*font-family:Georgia/)
    expect(html).toContain('background-color:#111111')
    expect(html).toContain('color:#333333')
    const platform = await signInMail(null, HREF)
    expect(platform.subject).toBe('Sign in to Recipes')
    expect(platform.html).toContain('background-color:#8a3b1f')
  })
})
