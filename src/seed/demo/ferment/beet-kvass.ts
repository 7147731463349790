import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: a salty, sour beet drink fermented at 2 percent salt. */
export const beetKvass: DemoRecipe = {
  slug: 'beet-kvass',
  title: 'Beet Kvass',
  description:
    'Beets, salt, water and a week. A garnet drink, sour and faintly salty, taken in small glasses or in the soup.',
  storyExcerpt:
    'The color is the reason to begin. On the seventh day, with the low sun through the jar, it throws a red patch on the kitchen wall that moves when the trams go by.',
  storyMore: `The taste is the reason to go on, though it took me two jars to be sure. Beet kvass is closer to a broth than to a juice: sour first, then earthy, then salty, with a prickle of gas if you bottle it. I drink a small glass before supper. In Ukraine and Poland a relative of it is the foundation of borscht, and a cup stirred into the pot at the end, off the heat, is the best use for it I know.

Cut the beets into cubes and leave them that way. Grated beets give up their sugar so fast that yeast gets the upper hand, and you find yourself with something like weak, salty wine. Scrub them and leave the skins on where they are sound, since the bacteria you want live there.

The salt is 2 percent of beets and water together. Some recipes use half of that. I tried it, in August, and poured the result on the compost.

When the liquid is drawn off, the cubes still have something left. Fill the jar once more with the same brine and half the time, or roast them with cumin.`,
  note: `**Storing.** Strained and refrigerated, 4 weeks.

**Scum.** Skim a flat white film each day. Discard everything if it grows fur, smells rotten or pours thick and slippery, although a slight syrupiness in the first days usually goes by itself.

**The second jar.** Use 1 liter of water and 20 grams of salt, and start tasting after 3 days.

**How much.** Start with a small glass. It is salty, and it has a lively effect on some people. It will also color what you would expect it to color.`,
  publishedDaysAgo: 101,
  prepTimeMinutes: 20,
  customTimeMinutes: 10080,
  customTimeLabel: 'Fermenting',
  yieldServings: 10,
  servingDescription: 'small glasses',
  difficultyLevel: 'easy',
  meals: ['drink'],
  categories: ['fermented-drink', 'ferment'],
  cuisines: ['ukrainian'],
  methods: ['fermenting', 'brewing'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
  tags: ['With a fizz', 'From the jar', 'Winter'],
  keywords: ['beet kvass', 'beetroot', 'fermented drink', 'borscht', 'lacto-fermented'],
  ingredients: [
    {
      usages: [
        {
          key: 'beets',
          quantity: 500,
          unit: 'gram',
          ingredient: 'beet',
          title: 'beets',
          note: 'organic and firm, three medium',
        },
        { key: 'water', quantity: 1100, unit: 'gram', ingredient: 'water' },
        {
          key: 'salt',
          quantity: 32,
          unit: 'gram',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
          note: '2 percent of beets and water together',
        },
        {
          key: 'ginger',
          quantity: 15,
          unit: 'gram',
          ingredient: 'ginger',
          preparation: 'sliced, unpeeled',
          note: 'optional',
        },
        {
          key: 'zest',
          quantity: 2,
          unit: 'strip',
          ingredient: 'orange-zest',
          note: 'from an unwaxed orange',
        },
        {
          key: 'allspice',
          quantity: 4,
          ingredient: 'allspice-berry',
          title: 'allspice berries',
        },
        { key: 'bay', quantity: 1, ingredient: 'bay-leaf' },
      ],
    },
  ],
  instructions: [
    {
      title: 'Ferment',
      instructions: [
        {
          text: 'Scrub the [[beets]] and trim off the tops, tails and any damage. Leave the rest of the skin. Cut into cubes of about ((0.75 inch)).',
        },
        {
          text: 'Warm a cup of the [[water]], dissolve the [[salt]] in it, and add the rest of the water cold.',
        },
        {
          text: 'Put the cubes into a clean 2-quart jar with the [[ginger]], [[zest]], [[allspice]] and [[bay]]. Pour in the brine, leaving at least ((1 inch)) of air, and keep the beets under with a weight.',
        },
        {
          text: 'Fit an airlock, or rest the lid on loosely. Stand the jar on a plate at 65°F to 70°F, out of the sun. Stir once a day for the first 3 days with a clean spoon, and skim any film.',
        },
        {
          text: 'Taste from day 5. It should be dark, clear red when held to the light and as sour as buttermilk. In a cool kitchen this takes 10 days.',
        },
      ],
    },
    {
      title: 'Bottle',
      instructions: [
        {
          text: 'Strain through a fine sieve. For a still drink, bottle and refrigerate at once.',
        },
        {
          text: 'For some fizz, fill swing-top bottles to ((1.5 inch)) below the rim, close them and leave at room temperature for 1 to 2 days. Open them a little each day, over the sink. Then refrigerate.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'mason-jar', note: 'one of 2 quarts' },
    { slug: 'fermentation-weight' },
    { slug: 'fine-mesh-sieve' },
    { slug: 'swing-top-bottle' },
  ],
}
