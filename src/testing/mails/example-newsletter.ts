import type { Newsletter, NewsletterBlock } from '@/src/server/mail/newsletter-blocks'
import type { MailBrand } from '@/src/server/mail/mail-brand'
import type { WrittenRecipe } from '@/src/domain/recipe-html/content'
import { annotateLine } from '@/src/parsing/ingredient-line/annotate-line'

/** A brand with a logo. */
export const EXAMPLE_MAIL_BRAND: MailBrand = {
  name: 'Ferment',
  logoUrl: null,
  colours: { background: '#faf7f0', text: '#222222', accent: '#7b1e3f', onAccent: '#ffffff' },
  fonts: { heading: 'serif', text: 'serif' },
  sender: { id: '0b8c7c0e-6f3a-4a53-9f0e-0d3c8a1f2b11', title: 'Ferment' },
}

const ORIGIN = 'https://ferment.example'

/** Options for the newsletter of the example recipe. */
export const EXAMPLE_PLACE = {
  url: `${ORIGIN}/recipes/rye-loaf`,
  origin: ORIGIN,
  units: new Map(),
  language: 'en',
  paywall: {
    text: 'The rest of this recipe is for paying subscribers of Ferment.',
    label: 'Subscribe to read on',
    href: `${ORIGIN}/subscribe`,
  },
}

/** A newsletter with these blocks. */
export const exampleNewsletter = (
  blocks: readonly NewsletterBlock[],
  changes: Partial<Newsletter> = {},
): Newsletter => ({
  subject: 'A rye loaf for the weekend',
  preheader: 'Dense, sour, and better on the third day.',
  language: 'en',
  direction: 'ltr',
  title: 'A rye loaf for the weekend',
  note: null,
  blocks,
  webUrl: EXAMPLE_PLACE.url,
  postalAddress: '1 Mill Lane\nBath BA1 1AA, United Kingdom',
  reason: 'You get this email because you subscribed to Ferment.',
  ...changes,
})

const picture = (name: string) => ({
  url: `${ORIGIN}/media/${name}?width=1200`,
  width: 1200,
  height: 800,
  alt: 'A dark loaf on a board, cut open',
})

/** Every type of block that a letter can have. */
export const LETTER_BLOCKS: readonly NewsletterBlock[] = [
  {
    type: 'paragraph',
    runs: [
      { text: 'It rained all week, so we baked. The starter is ' },
      { text: 'eleven years old', bold: true },
      { text: ' now, and it still does what ' },
      { text: 'it', italic: true },
      { text: ' wants. More about that in ' },
      { text: 'last winter’s letter', href: `${ORIGIN}/letters/winter` },
      { text: '.' },
    ],
  },
  { type: 'picture', picture: picture('loaf'), caption: 'The third of five, and the best.' },
  { type: 'heading', level: 2, runs: [{ text: 'What we learned' }] },
  {
    type: 'list',
    isNumbered: false,
    items: [
      { runs: [{ text: 'Wet hands, always.' }] },
      {
        runs: [{ text: 'Wait longer than you think:' }],
        lists: [
          {
            isNumbered: true,
            items: [
              { runs: [{ text: 'until it domes,' }] },
              { runs: [{ text: 'then ten minutes more.' }] },
            ],
          },
        ],
      },
    ],
  },
  { type: 'quote', runs: [{ text: 'Bread is the warmest, kindest of all words.' }] },
  { type: 'heading', level: 3, runs: [{ text: 'This week’s recipe' }] },
  {
    type: 'recipe-card',
    title: 'Rye loaf with caraway',
    url: EXAMPLE_PLACE.url,
    picture: picture('card'),
    description: 'Dense, sour, and better on the third day. One bowl, no kneading.',
  },
  { type: 'divider' },
  {
    type: 'paragraph',
    runs: [{ text: 'There are four places left in the workshop on 12 December.' }],
  },
  { type: 'button', label: 'Book a place', href: 'https://example.com/workshop' },
]

const line = (id: string, text: string) => ({
  ...{ id, text, spans: annotateLine(text).spans, ingredient: null, ingredientTitleOverride: null },
  link: null,
})
const step = (
  text: string,
  changes: Partial<WrittenRecipe['instructionGroups'][0]['instructions'][0]> = {},
) => ({
  content: [{ type: 'paragraph' as const, children: [{ text }] }],
  timerMinutes: null,
  note: null,
  images: [],
  ...changes,
})

/** A recipe as its reader gets it. */
export const exampleWrittenRecipe = (changes: Partial<WrittenRecipe> = {}): WrittenRecipe => ({
  title: 'Rye loaf with caraway',
  description: 'Dense, sour, and better on the third day.',
  isLocked: false,
  images: [{ key: 'loaf', width: 3000, height: 2000, crop: null, alt: 'A dark loaf, cut open' }],
  youtubeVideoId: null,
  storyExcerpt: 'My grandmother baked this every Friday, for the week.',
  storyMore: [{ type: 'quote', children: [{ text: 'Never slice it warm.' }] }],
  storyImages: [],
  note: [{ type: 'paragraph', children: [{ text: 'Keeps for a week in a cloth.' }] }],
  prepTimeMinutes: 25,
  cookTimeMinutes: 65,
  customTimeMinutes: 1200,
  customTimeLabel: 'Rise',
  yieldServings: 2,
  yieldMax: null,
  servingDescription: 'loaves',
  ingredientUsageGroups: [
    {
      title: 'For the sponge',
      note: null,
      ingredientUsages: [line('1', '1 1/2 cups (180 g) rye flour'), line('2', '200ml warm water')],
    },
    {
      title: 'For the dough',
      note: null,
      ingredientUsages: [line('3', '2 tsp. caraway seeds, toasted'), line('4', 'salt, to taste')],
    },
  ],
  instructionGroups: [
    {
      title: null,
      note: null,
      instructions: [
        step(
          'Stir the sponge together in a large bowl and leave it at room temperature overnight.',
        ),
        step('Add the rest, and shape with wet hands. Leave to rise until it domes.', {
          timerMinutes: 90,
        }),
        step('Bake until the crust is nearly black.', { note: 'It should sound hollow.' }),
      ],
    },
  ],
  equipmentUsages: [
    { equipment: { title: 'Loaf tin' }, equipmentTitleOverride: null, note: '1 kg', link: null },
  ],
  legacyRecipeData: null,
  ...changes,
})
