import { rule } from '../levels'
import { readOnly, TIMES, writable } from '../policy'
import type { PolicyOf } from '../policy'

const editors = rule('editor', 'who edits a site sets how it looks and what it says')
const owner = rule('owner', 'where a site answers and what it costs is its owner’s')
const admins = rule('admin', 'who runs the platform hands sites over')

/** Sites, as the call `updateSite` changes them. */
export const sites = {
  belongs: 'site-itself',
  read: editors,
  create: rule('admin', 'authors make their sites in the kitchen'),
  update: editors,
  delete: rule('owner', 'a site is its owner’s to end'),
  fields: [
    TIMES,
    writable(editors, [
      'title',
      'template',
      'headerLayout',
      'colorTheme',
      'typeTheme',
      'themeStyle',
      'themeAccentColor',
      'featuredImage',
      'logo',
      'icon',
      'favicon',
      'cssOverrides',
      'aboutHeading',
      'aboutShort',
      'about',
      'hideSidebarBio',
      'featuredRecipes',
      'headerLinks',
      'linkPageHeading',
      'links',
      'socialMediaLinks',
      'productLinks',
      'newslettersEnabled',
      'commentsEnabled',
      'defaultMeasurementSystem',
      'defaultTemperatureSystem',
      'googleAnalyticsId',
      'searchSynonyms',
    ]),
    writable(owner, [
      'slug',
      'subscriptionsEnabled',
      'paymentsEnabled',
      'monthlyAmountCents',
      'yearlyAmountCents',
      'currency',
      'editors',
    ]),
    writable(admins, ['owner']),
    readOnly('a domain counts once the server has found the proof there', ['primaryDomain']),
  ],
} as const satisfies PolicyOf<'sites'>
