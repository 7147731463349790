import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: plain kombucha with an optional second fermentation on raspberries. */
export const firstBatchKombucha: DemoRecipe = {
  slug: 'first-batch-kombucha',
  title: 'First-Batch Kombucha',
  description:
    'Sweet black tea, a cup and a half of someone else’s kombucha and ten quiet days under a cloth. Then a second, shorter wait in bottles with raspberries and ginger.',
  storyExcerpt:
    'A culture is always a gift or a secondhand purchase, and mine came in a jam jar on the night bus from a cousin in the south. The driver had been told it was a jellyfish.',
  storyMore: `It does look like something washed up on the harbor steps. The disk is called a SCOBY, and people worry over it more than they need to. What carries the brew is the sour liquid it arrives in. Use at least one part in eight of that liquid and the tea is acid enough from the first hour to keep mold away. Be sparing with it and no disk, however handsome, will save you.

For a first batch I ask you to do nothing clever. Black tea, plain sugar, plain water. Earl Grey carries an oil that the culture dislikes, honey brings its own bacteria, and sweeteners feed nothing. The sugar is for the yeast; most of it will be gone by the time you drink.

Begin tasting on day seven with a straw slid past the disk. You are waiting for the moment when sweet and sour stand level, which in my kitchen is day ten in winter and day seven in July. Bottle it then, because the second fermentation will take it further. And before you bottle, set aside the starter for next time. I have forgotten this twice, and both times I had to telephone my cousin.`,
  note: `**Care.** Use only glass for brewing. Ceramic glazes and metals can give up lead and other metals to the acid.

**Mold** is dry and fuzzy and grows on top, in white, green or black. If you see it, throw away everything, culture included. Brown strings and bubbles are yeast.

**Testing.** If you own pH strips, the tea should read 4.5 or lower on the first day and between 2.5 and 3.5 when you bottle.

**Who should leave it.** It is raw and holds a little alcohol and caffeine. People who are pregnant or who have weak immune systems, and small children, are better without.

**Keeping.** Refrigerated, 1 month. It grows slowly more sour.`,
  publishedDaysAgo: 487,
  prepTimeMinutes: 30,
  cookTimeMinutes: 15,
  customTimeMinutes: 17280,
  customTimeLabel: 'Fermenting',
  yieldServings: 5,
  servingDescription: 'pint bottles',
  difficultyLevel: 'medium',
  meals: ['drink'],
  categories: ['fermented-drink', 'coffee-and-tea'],
  cuisines: ['chinese'],
  methods: ['fermenting', 'brewing'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
  tags: ['With a fizz', 'First ferments'],
  keywords: ['kombucha', 'SCOBY', 'fermented tea', 'second fermentation', 'raspberry'],
  ingredients: [
    {
      title: 'First fermentation',
      usages: [
        { key: 'water', quantity: 2.5, unit: 'liter', ingredient: 'water' },
        {
          key: 'tea',
          quantity: 15,
          unit: 'gram',
          ingredient: 'black-tea',
          title: 'loose black tea',
          note: 'about 3 tablespoons, or 7 tea bags',
        },
        { key: 'sugar', quantity: 175, unit: 'gram', ingredient: 'granulated-sugar' },
        {
          key: 'starter',
          quantity: 1.5,
          unit: 'cup',
          ingredient: 'kombucha',
          title: 'raw, unflavored kombucha',
          note: 'from the top of a mature batch',
        },
        {
          key: 'scoby',
          quantity: 1,
          ingredient: 'kombucha-culture',
          title: 'kombucha culture (SCOBY)',
          note: 'as wide as your palm or larger',
        },
      ],
    },
    {
      title: 'Second fermentation',
      note: 'Enough for five bottles.',
      usages: [
        {
          key: 'raspberries',
          quantity: 1,
          unit: 'cup',
          ingredient: 'raspberry',
          title: 'raspberries',
          preparation: 'crushed with a fork',
        },
        {
          key: 'ginger',
          quantity: 5,
          unit: 'teaspoon',
          ingredient: 'ginger',
          preparation: 'peeled and finely grated',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Brew',
      instructions: [
        {
          text: 'Wash your hands, a 1-gallon glass jar and every tool in hot, soapy water and rinse them well.',
        },
        {
          text: 'Bring ((4 cup)) of the [[water]] to a boil, take it off the heat and steep the [[tea]] in it.',
          timerMinutes: 10,
        },
        {
          text: 'Strain the tea into the jar, stir in the [[sugar]] until it dissolves and add the rest of the water, cold. Wait until it is below 85°F.',
        },
        {
          text: 'Pour in the [[starter]] and slide in the [[scoby]]. It may float, sink or stand on edge. Cover the jar with a tightly woven cloth and a rubber band.',
        },
        {
          text: 'Leave at 70°F to 80°F, out of the sun, where it will not be moved. A pale new skin spreads across the surface within the week.',
        },
        {
          text: 'From day 7, taste daily. When sweet and sour are even, with no taste of tea left, it is ready. This takes 7 to 12 days.',
        },
      ],
    },
    {
      title: 'Bottle',
      instructions: [
        {
          text: 'With clean hands, lift the culture into a clean jar with ((1.5 cup)) of kombucha from the top. This is your starter for the next batch. Cover it with a cloth.',
        },
        {
          text: 'Divide the [[raspberries]] and the [[ginger]] among five pint swing-top bottles. Stir the kombucha and funnel it in, leaving ((1.5 inch)) of air. Close the bottles.',
        },
        {
          text: 'Leave at room temperature for 1 to 3 days. Open one a little each day, over the sink, to judge the fizz.',
          note: 'Use bottles made for pressure. Fruit makes them lively.',
        },
        {
          text: 'Refrigerate overnight. Strain into glasses.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'glass-brewing-vessel', note: 'one gallon, wide-mouthed' },
    { slug: 'swing-top-bottle', note: 'five, of a pint each' },
    { slug: 'fine-mesh-sieve' },
    { slug: 'funnel' },
    { slug: 'breathable-cover', note: 'a tightly woven cloth and a rubber band' },
  ],
  comments: [
    {
      user: 'visitor',
      text: 'The culture sank to the bottom like a stone. Then nine days later there was a new one on top. Nobody had told me that was possible.',
      daysAgo: 455,
      upvotes: 5,
    },
    {
      user: 'monthly',
      text: 'Is green tea all right for this, or half and half?',
      daysAgo: 302,
      upvotes: 2,
      replies: [
        {
          user: 'owner',
          text: 'Half and half is very good. Keep the first batch black, so that the culture is strong, and change over from the second. All green gives a lighter drink that sours a day or two sooner.',
          daysAgo: 301,
          upvotes: 6,
        },
      ],
    },
    {
      user: 'free',
      text: 'Forgot to keep back the starter. Twice, like the author. I have now written it on the lid.',
      daysAgo: 95,
      upvotes: 12,
      replies: [
        {
          user: 'visitor',
          text: 'There is a piece of tape on mine that says WAIT.',
          daysAgo: 93,
          upvotes: 7,
        },
      ],
    },
  ],
}
