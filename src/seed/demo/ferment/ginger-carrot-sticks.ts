import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe (a draft, never published): carrots in a 2.5 percent brine. */
export const gingerCarrotSticks: DemoRecipe = {
  slug: 'ginger-carrot-sticks',
  title: 'Ginger Carrot Sticks',
  description:
    'Carrots, ginger and orange peel in brine for a week. A lunchbox pickle that stays crisp to the last stick.',
  storyExcerpt:
    'My niece will eat no vegetable that has been cooked and any vegetable that has been in a jar. These were made for her, and most of them were eaten on the train home.',
  storyMore: `Carrots are the most obliging thing to ferment. They do not float much, they do not soften, and they bring enough sugar of their own to sour quickly. The only care they ask for is that you cut them all to one length, a little shorter than the shoulder of the jar, so that they hold one another upright and stay under.

Use fresh carrots with the tops still on if you can find them. Old ones from the bottom of the drawer taste of the drawer. Scrub them and leave the skins on; I peel only those with deep rings of earth.

I tried this with lemon peel first, and it was good and a little stern. Orange peel suits carrots better. Pare it thinly, leaving the white behind, or the brine will turn bitter by the end of the week.

The brine is 2.5 percent of everything in the jar, water included. At seven days the sticks are lightly sour with a small prickle of gas. At two weeks they are properly sour and the ginger has come through. Try one at each end and decide which cook you are.`,
  note: `**Storing.** Refrigerated and under the brine, 3 months.

**Still to test.** Does it work with half the ginger, and with purple carrots? Photograph the jar on day 3.`,
  prepTimeMinutes: 20,
  customTimeMinutes: 10080,
  customTimeLabel: 'Fermenting',
  yieldServings: 2,
  servingDescription: 'jars',
  difficultyLevel: 'easy',
  meals: ['snack', 'packed-lunch'],
  categories: ['ferment', 'pickle'],
  cuisines: ['european'],
  methods: ['fermenting'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
  tags: ['From the jar', 'First ferments'],
  keywords: ['carrots', 'fermented', 'ginger', 'lunchbox', 'lacto-fermentation'],
  ingredients: [
    {
      usages: [
        {
          key: 'carrots',
          quantity: 500,
          unit: 'gram',
          ingredient: 'carrot',
          title: 'carrots',
          note: 'scrubbed, weighed after trimming',
        },
        {
          key: 'ginger',
          quantity: 20,
          unit: 'gram',
          ingredient: 'ginger',
          preparation: 'cut into thin coins',
        },
        {
          key: 'zest',
          quantity: 3,
          unit: 'strip',
          ingredient: 'orange-zest',
          note: 'from an unwaxed orange, pared thinly',
        },
        {
          key: 'garlic',
          quantity: 2,
          unit: 'clove',
          ingredient: 'garlic',
          preparation: 'lightly crushed',
        },
        {
          key: 'coriander',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'coriander-seed',
          title: 'coriander seeds',
        },
        { key: 'water', quantity: 600, unit: 'gram', ingredient: 'water' },
        {
          key: 'salt',
          quantity: 28,
          unit: 'gram',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
          note: '2.5 percent of carrots and water together',
        },
      ],
    },
  ],
  instructions: [
    {
      instructions: [
        {
          text: 'Cut the [[carrots]] into sticks ((0.5 inch)) thick and short enough to end ((1.5 inch)) below the rim of the jars.',
        },
        {
          text: 'Warm a little of the [[water]], dissolve the [[salt]] in it and add the rest cold.',
        },
        {
          text: 'Divide the [[ginger]], [[zest]], [[garlic]] and [[coriander]] between two clean 24-ounce jars. Pack in the carrots upright and tightly.',
        },
        {
          text: 'Cover with brine by ((0.5 inch)), leaving ((1 inch)) of air. Add a weight, and rest the lids on loosely or fit airlocks.',
        },
        {
          text: 'Stand the jars on a plate at 65°F to 70°F, out of the sun. With ordinary lids, let out the gas once a day.',
        },
        {
          text: 'Taste from day 7. When they are as sour as you like, close the jars and refrigerate.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'mason-jar', note: 'two of 24 ounces' },
    { slug: 'fermentation-weight' },
    { slug: 'kitchen-scale' },
  ],
}
