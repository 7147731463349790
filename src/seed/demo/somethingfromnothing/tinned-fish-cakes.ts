import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Sardine and potato cakes with a pickle sauce, for subscribers. */
export const tinnedFishCakes: DemoRecipe = {
  slug: 'tinned-fish-cakes',
  title: 'Tinned Fish Cakes with Pickle Sauce',
  description:
    'Two tins of sardines, a pound of potatoes and the last pickles in the jar. Eight cakes, loudly crisp, for the price of a coffee and a half.',
  storyExcerpt:
    'My friend Joss runs the fish counter at the market and keeps a shelf of tins at home. Ask why and you get a lecture, with diagrams, on the freshest fish being the one that was canned on the dock.',
  storyMore: `I used to make these with cod, and they were fine. Then came a week with no cod in it, and I opened two tins of sardines, and Ada, who had up to that day regarded sardines as a threat, ate three cakes and asked what kind of cod it was. I said small.

Tinned fish comes cooked, salted and oiled, so all that is left for you to do is hold it together. Potato does that, provided the potato is dry. Bake leftover ones or boil fresh ones, I don’t mind which, but after you drain them put them back in the hot pot for a few minutes with the lid off and let the steam leave. Wet mash makes a cake that slumps in the pan like a teenager.

Break the fish up gently and fold it in last. You want to meet pieces of it. The little bones are soft and full of calcium, and I mention them to nobody.

Half an hour in the fridge firms everything up, and after that they fry without falling apart. Spend the half hour on the sauce, which is yogurt and mayonnaise and whatever is left at the bottom of the pickle jar, brine included. I have been known to buy pickles for it. Joss says that misses the point of the site.`,
  note: `Mackerel, trout and salmon all do. Tuna is drier: add a spoonful of the oil from the tin. Smoked fish is very good, with half the salt.

The raw cakes keep two days in the fridge and two months in the freezer, on a tray and then in a bag. Fry from frozen over medium-low, 7 minutes a side.

Keep the oil from the tins for frying the potatoes next time, and warn people.`,
  isLocked: true,
  publishedDaysAgo: 2,
  prepTimeMinutes: 25,
  cookTimeMinutes: 35,
  customTimeMinutes: 30,
  customTimeLabel: 'Chilling',
  yieldServings: 8,
  servingDescription: 'cakes',
  difficultyLevel: 'medium',
  meals: ['dinner', 'lunch'],
  categories: ['fish', 'potato-dish'],
  cuisines: ['british'],
  methods: ['pan-frying', 'boiling'],
  diets: ['pescatarian', 'nut-free'],
  tags: ['From the can', 'Weeknight', 'Freezer-Friendly'],
  keywords: ['sardines', 'fish cakes', 'tinned fish', 'pickle sauce', 'tartar sauce'],
  ingredients: [
    {
      title: 'For the cakes',
      usages: [
        {
          key: 'potatoes',
          quantity: 1,
          unit: 'pound',
          ingredient: 'russet-potato',
          title: 'russet potatoes',
          preparation: 'peeled, in 1 1/2-inch chunks',
          note: 'about 2',
        },
        {
          key: 'salt',
          quantity: 0.75,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
          note: 'plus more for the water',
        },
        {
          key: 'scallions',
          quantity: 3,
          ingredient: 'scallion',
          title: 'scallions',
          preparation: 'thinly sliced',
        },
        {
          key: 'capers',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'caper',
          title: 'capers',
          preparation: 'chopped',
        },
        { key: 'mustard', quantity: 2, unit: 'teaspoon', ingredient: 'dijon-mustard' },
        {
          key: 'lemon',
          quantity: 1,
          ingredient: 'lemon',
          preparation: 'zest grated, then cut in wedges',
        },
        { key: 'egg', quantity: 1, ingredient: 'egg', title: 'large egg', preparation: 'beaten' },
        {
          key: 'sardines',
          quantity: 2,
          unit: 'tin',
          ingredient: 'canned-sardine',
          title: 'sardines in olive oil',
          preparation: 'drained',
          note: 'about 4 ounces (115 g) each',
        },
      ],
    },
    {
      title: 'For frying',
      usages: [
        {
          key: 'panko',
          quantity: 1,
          unit: 'cup',
          ingredient: 'panko',
          note: 'or dry breadcrumbs',
        },
        {
          key: 'oil',
          quantity: 0.333,
          unit: 'cup',
          ingredient: 'vegetable-oil',
          title: 'neutral oil',
        },
      ],
    },
    {
      title: 'For the pickle sauce',
      usages: [
        {
          key: 'yogurt',
          quantity: 0.5,
          unit: 'cup',
          ingredient: 'greek-yogurt',
          title: 'plain Greek yogurt',
        },
        { key: 'mayonnaise', quantity: 2, unit: 'tablespoon', ingredient: 'mayonnaise' },
        {
          key: 'pickles',
          quantity: 0.25,
          unit: 'cup',
          ingredient: 'dill-pickle',
          title: 'dill pickles',
          preparation: 'finely chopped',
        },
        {
          key: 'brine',
          quantity: [1, 2],
          unit: 'tablespoon',
          ingredient: 'pickle-juice',
          title: 'brine from the pickle jar',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Make the mixture',
      instructions: [
        {
          text: 'Cover the [[potatoes]] with cold, well-salted water, bring to a boil, and simmer for 15 minutes, until a knife goes through without comment.',
          timerMinutes: 15,
        },
        {
          text: 'Drain, return to the hot pot and leave off the heat for 5 minutes, shaking now and then, until the surfaces look dry and chalky. Mash until smooth.',
          timerMinutes: 5,
        },
        {
          text: 'Stir in the [[salt]], [[scallions]], [[capers]], [[mustard]] and the zest of the [[lemon]]. Taste it now, then beat in half of the [[egg]]. Break up the [[sardines]] and fold them through, leaving some large flakes.',
        },
      ],
    },
    {
      title: 'Shape and chill',
      instructions: [
        {
          text: 'Shape the mixture into 8 cakes about 1 inch thick, with damp hands. Brush with the rest of the egg and press both sides into the [[panko]].',
        },
        { text: 'Chill on a tray for 30 minutes.', timerMinutes: 30 },
        {
          text: 'Meanwhile stir together the [[yogurt]], [[mayonnaise]], [[pickles]] and [[brine]]. It should drop off the spoon, not run off it.',
        },
      ],
    },
    {
      title: 'Fry',
      instructions: [
        {
          text: 'Heat half of the [[oil]] in a 12-inch skillet over medium heat until a crumb fizzes. Fry four cakes for 4 minutes, until the undersides are deep gold.',
          timerMinutes: 4,
        },
        {
          text: 'Turn and fry for 3 minutes more. Drain on a rack, wipe out the pan, and do the same with the rest of the oil and the cakes. Eat hot, with the sauce and the lemon wedges.',
          timerMinutes: 3,
          note: 'The first batch will wait on a baking sheet in a 250°F (120°C) oven.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'saucepan' },
    { slug: 'potato-masher', note: 'or a ricer' },
    { slug: 'skillet', note: '12 inch' },
    { slug: 'wire-rack' },
    { slug: 'fine-grater', note: 'for the zest' },
  ],
}
