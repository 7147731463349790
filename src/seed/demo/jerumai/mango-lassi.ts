import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Mango lassi with cardamom, salt and restraint with the sugar. */
export const mangoLassi: DemoRecipe = {
  slug: 'mango-lassi',
  title: 'Mango Lassi',
  description:
    'Ripe mango, sour yoghurt, green cardamom and a pinch of salt, blended cold. Ten minutes, two tall glasses, and no need of ice cream.',
  storyExcerpt:
    'The Alphonso season is about seven weeks long, and in my grandparents’ house it was treated as a religious period. Boxes came from Ratnagiri, packed in straw, and nobody was allowed to open one until my grandfather had smelled it.',
  storyMore: `The first mangoes were eaten over the sink. The second box was for guests. The third, by then too soft to cut nicely, became lassi, and I was well into my teens before I found out that other people make it from mangoes that are still presentable.

So use soft ones. A mango for lassi should give under your thumb like a ripe peach and smell of honey at the stalk end. Skin with black freckles is a good sign. If the fruit has fibres, push the blended pulp through a sieve before the yoghurt goes in.

The yoghurt must be sour. Thick, mild, creamy yoghurt makes a milkshake; you want the plain sort with a bite, at its sell-by date for preference. And put in the salt. A quarter of a teaspoon across two glasses does not taste salty at all, it makes the mango taste more of mango.

Outside the season, use canned Alphonso or Kesar pulp. It is picked and packed within a day, and it is far better than the stringy green footballs that get flown here in January. Most of it has sugar added, so leave out yours.

Cardamom from a jar of powder is dust. Four pods, split, the seeds pounded: one minute of work and you will smell it in the next room.`,
  note: `**With canned pulp.** Use 250 g, leave out the sugar and add another 2 teaspoons of lime juice.

**Vegan.** Coconut yoghurt is good here. Use coconut water for the milk.

**Keeping.** It holds for a day in the fridge. Shake it; it thickens as it stands.`,
  publishedDaysAgo: 546,
  prepTimeMinutes: 10,
  yieldServings: 2,
  servingDescription: 'tall glasses',
  difficultyLevel: 'easy',
  meals: ['drink', 'breakfast'],
  categories: ['shake-and-lassi'],
  cuisines: ['indian'],
  methods: ['no-cook', 'blending'],
  diets: ['vegetarian', 'gluten-free'],
  tags: ['Mango', 'Ten minutes', 'Cold'],
  keywords: ['mango lassi', 'yoghurt drink', 'mango smoothie', 'Alphonso', 'cardamom'],
  ingredients: [
    {
      title: 'Lassi',
      usages: [
        { key: 'cardamom', quantity: 4, ingredient: 'cardamom-pod', title: 'green cardamom pods' },
        {
          key: 'sugar',
          quantity: [1, 2],
          unit: 'tablespoon',
          ingredient: 'granulated-sugar',
          title: 'sugar',
          note: 'depending on the mango',
        },
        {
          key: 'mango',
          quantity: 300,
          unit: 'gram',
          ingredient: 'mango',
          title: 'ripe mango flesh',
          preparation: 'cubed',
          note: 'from 2 mangoes of 350 g',
        },
        {
          key: 'yoghurt',
          quantity: 1,
          unit: 'cup',
          ingredient: 'yogurt',
          title: 'plain whole-milk yoghurt',
          note: 'sour, not strained',
        },
        {
          key: 'milk',
          quantity: 120,
          unit: 'milliliter',
          ingredient: 'milk',
          title: 'cold whole milk',
        },
        { key: 'lime-juice', quantity: 2, unit: 'teaspoon', ingredient: 'lime-juice' },
        {
          key: 'salt',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'ice', quantity: 6, ingredient: 'ice', title: 'ice cubes' },
      ],
    },
    {
      title: 'To finish',
      usages: [
        {
          key: 'pistachios',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'pistachio',
          title: 'pistachios',
          preparation: 'slivered',
        },
        { key: 'saffron', quantity: 1, unit: 'pinch', ingredient: 'saffron', note: 'optional' },
      ],
    },
  ],
  instructions: [
    {
      title: 'Make the lassi',
      instructions: [
        {
          text: 'Chill two tall glasses in the freezer while you work.',
          timerMinutes: 10,
        },
        {
          text: 'Split the [[cardamom]], shake out the seeds and pound them to a powder with the [[sugar]]. The sugar catches the oil that would otherwise stay in the mortar.',
        },
        {
          text: 'Blend the [[mango]] alone until it is perfectly smooth. If you see fibres, push it through a sieve.',
          timerMinutes: 1,
        },
        {
          text: 'Add the cardamom sugar, [[yoghurt]], [[milk]], [[lime-juice]], [[salt]] and [[ice]]. Blend just until the ice is gone: too long, and the blender warms what you meant to chill.',
        },
        {
          text: 'Taste for sugar and lime. Pour from as high as you dare, for the froth, and scatter the [[pistachios]] and the [[saffron]] on top.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'blender' },
    { slug: 'mortar-and-pestle', note: 'a small one' },
    { slug: 'fine-mesh-sieve', note: 'only if the mango is stringy' },
  ],
  comments: [
    {
      user: 'monthly',
      text: 'The salt! I have been making lassi for years and never put salt in the sweet one. Never again without.',
      daysAgo: 505,
      upvotes: 19,
    },
    {
      user: 'free',
      text: 'Frozen mango chunks instead of fresh and no ice. Very thick, had to add a bit more milk, but on a Wednesday in February it was just right.',
      daysAgo: 281,
      upvotes: 7,
      replies: [
        {
          user: 'owner',
          text: 'Frozen is a fine idea. Let it thaw for ten minutes and the flavour comes back.',
          daysAgo: 280,
          upvotes: 5,
        },
      ],
    },
    {
      user: 'yearly',
      text: 'Kesar pulp, no sugar, extra lime as in the note. Perfect balance.',
      daysAgo: 117,
      upvotes: 3,
    },
  ],
}
