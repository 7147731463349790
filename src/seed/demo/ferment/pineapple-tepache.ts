import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: Mexican pineapple-skin drink, ready in three days. */
export const pineappleTepache: DemoRecipe = {
  slug: 'pineapple-tepache',
  title: 'Pineapple Tepache',
  description:
    'The skin and core of one pineapple, raw sugar, cinnamon, and three days. The quickest ferment on this site and the one children ask about.',
  storyExcerpt:
    'A pineapple in a northern kitchen is an event, and for years I threw half of it away. Then a woman from Jalisco, teaching Spanish at the seamen’s mission, asked what I had done with the skin.',
  storyMore: `The skin carries wild yeast in every eye, and the core is nearly all fiber and scent. Put both in a jar of water with dark, unrefined sugar and a stick of cinnamon and it will be foaming by the second evening. There is nothing to feed and no culture to keep. When it is done you throw the fruit away and begin again with the next pineapple.

The one skill is stopping. Tepache is best for about a day and a half, when it is still sweet, with a clear acid edge and a soft fizz. Left for a week it heads for vinegar by way of something that tastes like cider and is about as strong. I taste it every morning and every evening from the second day, and refrigerate it while I still think it could go a little further.

Choose a pineapple that smells of pineapple at the base, and scrub it well, since everything that is on the outside will be in the glass. If it has been waxed, which you will notice at once under the brush, use hot water.

Serve it very cold with a squeeze of lime. Doña Lupe added a pinch of salt to hers, and so do I.`,
  note: `**Storing.** Refrigerate and drink within a week. Open closed bottles slowly; it goes on working even in the cold.

**Foam or film.** White foam and a thin flat film are normal; skim them. Fuzzy mold of any color means starting again.

**Alcohol.** There is a little, usually 1 to 2 percent by the third day. Stop earlier for less.

**Sugar.** Piloncillo gives a smoky sweetness. Dark brown sugar is the nearest thing. White sugar ferments but tastes of little.`,
  publishedDaysAgo: 371,
  prepTimeMinutes: 20,
  customTimeMinutes: 4320,
  customTimeLabel: 'Fermenting',
  yieldServings: 8,
  servingDescription: 'glasses',
  difficultyLevel: 'easy',
  meals: ['drink'],
  categories: ['fermented-drink'],
  cuisines: ['mexican'],
  methods: ['fermenting'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
  tags: ['With a fizz', 'First ferments', 'Summer'],
  keywords: ['tepache', 'pineapple', 'fermented drink', 'piloncillo', 'Mexican', 'zero waste'],
  ingredients: [
    {
      title: 'Tepache',
      usages: [
        {
          key: 'pineapple',
          quantity: 1,
          ingredient: 'pineapple',
          title: 'ripe pineapple',
          note: 'about 1.5 kilograms, organic if you can',
        },
        {
          key: 'piloncillo',
          quantity: 200,
          unit: 'gram',
          ingredient: 'piloncillo',
          preparation: 'chopped',
          note: 'or dark brown sugar, packed',
        },
        { key: 'water', quantity: 8, unit: 'cup', ingredient: 'water', note: 'free of chlorine' },
        { key: 'cinnamon', quantity: 1, ingredient: 'cinnamon-stick', title: 'cinnamon stick' },
        {
          key: 'cloves',
          quantity: 4,
          ingredient: 'whole-clove',
          title: 'whole cloves',
        },
        {
          key: 'ginger',
          quantity: 20,
          unit: 'gram',
          ingredient: 'ginger',
          preparation: 'sliced',
          note: 'optional',
        },
      ],
    },
    {
      title: 'To serve',
      usages: [
        {
          key: 'lime',
          quantity: 2,
          ingredient: 'lime',
          title: 'limes',
          preparation: 'cut into wedges',
        },
        { key: 'salt', quantity: 1, unit: 'pinch', ingredient: 'sea-salt' },
      ],
    },
  ],
  instructions: [
    {
      instructions: [
        {
          text: 'Twist the crown off the [[pineapple]]. Scrub the fruit hard under running water, trim both ends, and cut away the skin with about ((0.25 inch)) of flesh on it. Quarter the fruit, cut out the core and keep the flesh for eating.',
        },
        {
          text: 'Warm ((2 cup)) of the [[water]] with the [[piloncillo]], stirring until it dissolves. Let it cool to lukewarm.',
        },
        {
          text: 'Put the skin, the core and one chopped quarter of the flesh into a clean 1-gallon jar with the [[cinnamon]], [[cloves]] and [[ginger]]. Pour in the syrup and the rest of the water, leaving ((2 inch)) of air.',
        },
        {
          text: 'Push the fruit under with a plate or a weight. Cover the jar with a cloth and leave at 70°F to 80°F, out of the sun.',
        },
        {
          text: 'Stir twice a day with a clean spoon and press the fruit under again. From the second day, skim the foam.',
        },
        {
          text: 'Taste from 36 hours. It is ready after 2 to 3 days, when it is tart, still sweet and slightly sparkling.',
        },
        {
          text: 'Strain into bottles, leaving ((2 inch)) of air, and refrigerate. For more fizz, leave the closed bottles at room temperature for up to 12 hours first.',
          note: 'Use pressure-rated bottles if you do this, and do not forget them.',
        },
        {
          text: 'Serve over ice with the [[lime]] and the [[salt]].',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'glass-jar', note: 'of one gallon, wide-mouthed' },
    { slug: 'chefs-knife' },
    { slug: 'fine-mesh-sieve' },
    { slug: 'swing-top-bottle' },
    { slug: 'breathable-cover' },
  ],
}
