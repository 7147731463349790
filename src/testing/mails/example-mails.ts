import { PLATFORM_COLOURS } from '@/src/domain/appearance/brand-colours'
import { signInMail } from '@/src/server/accounts/mails'
import { renderNewsletter } from '@/src/server/mail/newsletter'
import type { Newsletter } from '@/src/server/mail/newsletter-blocks'
import { withRecipientLinks } from '@/src/server/mail/recipient-links'
import { recipeNewsletter } from '@/src/server/mail/recipe-newsletter'
import { giftMail } from '@/src/server/payments/mails'
import { exampleBrand } from '@/src/testing/example-brand'
import {
  EXAMPLE_MAIL_BRAND,
  EXAMPLE_PLACE,
  exampleNewsletter,
  exampleWrittenRecipe,
  LETTER_BLOCKS,
} from './example-newsletter'

const SITE = {
  id: 's',
  slug: 'salt',
  title: 'Salt',
  primaryDomain: null,
  newslettersEnabled: true,
  isSuspended: false,
  timeZone: 'UTC',
  language: null,
  fonts: { heading: 'Inter', text: 'Inter' },
  brand: exampleBrand({
    logoUrl: 'https://example.com/logos/salt.png',
    colors: {
      ...PLATFORM_COLOURS,
      background: '#20302b',
      text: '#f3efe2',
      accent: '#e3b341',
      onAccent: '#20302b',
    },
  }),
}

const links = {
  unsubscribeUrl: 'https://ferment.example/email/leave?k=1&t=2',
  preferencesUrl: 'https://ferment.example/email/preferences?k=1&t=2',
}

const newsletter = async (given: Newsletter): Promise<string> =>
  withRecipientLinks(await renderNewsletter(given, EXAMPLE_MAIL_BRAND), links).html

const RTL: Newsletter = exampleNewsletter(
  [
    { type: 'paragraph', runs: [{ text: 'ירד גשם כל השבוע, אז אפינו לחם שיפון עם קימל.' }] },
    { type: 'heading', level: 2, runs: [{ text: 'מה למדנו' }] },
    {
      type: 'list',
      isNumbered: true,
      items: [
        { runs: [{ text: 'ידיים רטובות, תמיד.' }] },
        { runs: [{ text: 'לחכות עוד 10 דקות.' }] },
      ],
    },
    { type: 'quote', runs: [{ text: 'לא פורסים לחם חם.' }] },
    {
      type: 'step',
      number: 1,
      paragraphs: [[{ text: 'מערבבים 180 גרם קמח שיפון עם 200 מ״ל מים.' }]],
      pictures: [],
    },
    { type: 'button', label: 'להזמין מקום', href: 'https://example.com/workshop' },
  ],
  {
    language: 'he',
    direction: 'rtl',
    subject: 'לחם שיפון לסוף השבוע',
    title: 'לחם שיפון לסוף השבוע',
    preheader: 'דחוס, חמוץ וטוב יותר ביום השלישי.',
  },
)

/** HTML of mails of every kind, by name, for looking at them in a browser. */
export const exampleMails = async (): Promise<Record<string, string>> => ({
  'sign-in': (
    await signInMail(null, 'http://localhost:3000/sign-in/callback?mgk=si_KMyCH8MN5O0Pmmu')
  ).html,
  gift: (
    await giftMail(SITE, {
      plan: 'yearly',
      buyer: 'ann@example.com',
      giverName: 'Ann',
      recipient: 'ben@example.com',
      message: 'Happy birthday!\nCook something for me.',
      href: 'http://localhost:3000/gift?token=gf_KMyCH8MN5O0Pmmu723A4SyKHdY',
      expiresAt: '2027-01-01T03:00:00.000Z',
    })
  ).html,
  recipe: await newsletter(
    exampleNewsletter(recipeNewsletter(exampleWrittenRecipe(), EXAMPLE_PLACE), {
      note: 'Dear all,\n\nthe days are short again, and the oven is on. This is the loaf I have been promising you since spring.',
    }),
  ),
  locked: await newsletter(
    exampleNewsletter(
      recipeNewsletter(
        exampleWrittenRecipe({ isLocked: true, instructionGroups: [], storyMore: [], note: [] }),
        EXAMPLE_PLACE,
      ),
    ),
  ),
  letter: await newsletter(exampleNewsletter(LETTER_BLOCKS)),
  'right-to-left': await newsletter(RTL),
})
