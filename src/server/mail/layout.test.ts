import { describe, expect, it } from 'vitest'
import { PLATFORM_COLOURS } from '@/src/domain/appearance/brand-colours'
import { exampleBrand } from '@/src/testing/example-brand'
import { signInMail, signUpMail, existingAccountMail } from '../accounts/mails'
import { renderMail } from './layout'

const brand = {
  name: 'Salt & <Sea>',
  logoUrl: null,
  colours: { background: '#abcdef', text: '#222222', accent: '#123456', onAccent: '#fefefe' },
  sender: null,
}
const content = {
  subject: 'Hello "you"',
  preview: 'A <preview>',
  heading: 'Well & good',
  paragraphs: ['One', "It's <b>two</b>"],
  button: { label: 'Go > on', href: 'https://example.com/?a=1&b="2"' },
  footnotes: ['Small & print'],
}

describe('a mail', () => {
  it('says the same in text, word for word, with the address to open', () => {
    expect(renderMail(content, brand)).toMatchObject({
      subject: 'Hello "you"',
      text: [
        'Well & good',
        'One',
        "It's <b>two</b>",
        'Go > on:\nhttps://example.com/?a=1&b="2"',
        '--',
        'Small & print',
        'Salt & <Sea>',
      ].join('\n\n'),
    })
  })

  it('holds no tag but its own in HTML, whatever the names in it', () => {
    const { html } = renderMail(content, brand)
    expect(html).toContain('<title>Hello &quot;you&quot;</title>')
    expect(html).toContain('A &lt;preview&gt;')
    expect(html).toContain('Salt &amp; &lt;Sea&gt;')
    expect(html).toContain('Well &amp; good</h1>')
    expect(html).toContain('It&#39;s &lt;b&gt;two&lt;/b&gt;')
    expect(html).toContain('Go &gt; on</a>')
    expect(html).toContain('Small &amp; print')
    expect(html.match(/href="https:\/\/example\.com\/\?a=1&amp;b=&quot;2&quot;"/g)).toHaveLength(2)
    expect(html).not.toMatch(/<(?:b|Sea|preview)>/)
  })

  it('shows the logo of its site, and its name where pictures are not shown', () => {
    const logoUrl = 'https://example.com/logos/salt.png'
    const { html } = renderMail(content, { ...brand, logoUrl })
    expect(html).toContain(`<img src="${logoUrl}" alt="Salt &amp; &lt;Sea&gt;" width="240"`)
    expect(renderMail(content, brand).html).not.toContain('<img')
  })

  it('is drawn in the colours of its site, and has no button where there is nothing to open', () => {
    const { button: _, ...plain } = content
    const { html, text } = renderMail(plain, brand)
    expect(html).toContain('background:#abcdef')
    expect(html).toContain('color:#222222')
    expect(html).not.toContain('<a ')
    expect(html).not.toContain('#123456')
    expect(renderMail(content, brand).html).toContain('background:#123456;color:#fefefe')
    expect(text).not.toContain('https:')
  })
})

const site = {
  id: 's',
  slug: 'salt',
  title: 'Salt',
  primaryDomain: null,
  newslettersEnabled: true,
  timeZone: 'UTC',
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
  ])('for %s names its site, what it does and how long it works', (_, mail, subject, label) => {
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(`${label}:\n${HREF}`)
    expect(mail.text).toContain('The link works once, for 30 minutes.')
    expect(mail.text).toContain('If you did not ask for this email')
    expect(mail.text.endsWith('Salt')).toBe(true)
  })

  it('tells who has no account yet from who asked to make one', () => {
    expect(signUpMail(site, HREF, 'sign-in').text).toContain('no account with this address yet')
    expect(signUpMail(site, HREF, 'sign-up').text).not.toContain('no account with this address yet')
    expect(existingAccountMail(site, HREF).text).toContain('You already have one')
  })

  it('has the colours of the site and its name', () => {
    const { html } = signInMail(site, HREF)
    expect(html).toContain('background:#111111')
    expect(html).toContain('color:#333333')
    const platform = signInMail(null, HREF)
    expect(platform.subject).toBe('Sign in to Recipes')
    expect(platform.html).toContain('background:#8a3b1f')
  })
})
