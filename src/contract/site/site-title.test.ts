import { expect, it } from 'vitest'
import { SiteCreate } from './site-settings'

const titleOf = (title: string) => SiteCreate.safeParse({ slug: 'a-site', title }).data?.title

// docs/product/sites-and-hosts.md#settings-of-a-site
it('the title of a site, which strangers get in mails, turns no words around', () => {
  expect(titleOf(' Ferment \u202etrebmuN\n One\u200b ')).toBe('Ferment trebmuN One')
  expect(titleOf('דנה מבשלת')).toBe('דנה מבשלת')
  expect(titleOf('\u200b\u202e')).toBeUndefined()
})
