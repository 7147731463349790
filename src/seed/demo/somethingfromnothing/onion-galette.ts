import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** A free-form onion tart with a little cheese, for subscribers. */
export const onionGalette: DemoRecipe = {
  slug: 'onion-galette',
  title: 'Onion Galette',
  description:
    'Two pounds of onions, cooked slowly to jam and folded into a crisp crust with mustard and a modest amount of Gruyère.',
  storyExcerpt:
    'Somebody’s boss was coming to dinner and we had a sack of onions. I won’t say whose boss or how the evening went, but this is the part everyone remembers kindly.',
  storyMore: `Two pounds of onions looks like a clerical error. Slice them all. They will fill the pan to the brim, and forty minutes later they will cover the bottom in a brown tangle, and you will wonder where the rest went. Some of it went up the stairwell. Mrs. Pell from downstairs has twice come up to ask what I was making and stayed for a slice.

There is a moment, around twenty minutes, when the onions are limp and blond and taste perfectly all right. Keep going. The sugar needs time to brown, and the water you add by the spoonful lifts the brown off the pan and puts it back where you want it. A spoon of vinegar at the end stops the whole thing from being pudding.

A galette is a pie that has let itself go. You roll the dough into something like a circle, put the filling in the middle and fold the edge up over it in whatever pleats occur to you. Cracks are expected. Pinch them.

The cheese is there as seasoning, so three ounces is plenty and two will do. The mustard matters more. It goes under the onions, where nobody sees it, and it is the reason people ask what is in there.`,
  note: `The dough keeps three days in the fridge or two months in the freezer. The onions keep five days, so make double and put the rest on toast.

**Soggy bottom?** The filling went on warm, or the oven rack was too high. Cool the onions fully and bake on the lowest rack.

Best within two hours of baking. Cold, in the hand, standing at the counter, it is still very good.`,
  isLocked: true,
  publishedDaysAgo: 71,
  prepTimeMinutes: 30,
  cookTimeMinutes: 80,
  customTimeMinutes: 60,
  customTimeLabel: 'Chilling',
  yieldServings: 6,
  servingDescription: 'slices',
  difficultyLevel: 'medium',
  meals: ['dinner', 'lunch'],
  categories: ['tart'],
  cuisines: ['french'],
  methods: ['baking'],
  diets: ['nut-free'],
  tags: ['Sunday', 'For company', 'Five dollars or less'],
  keywords: ['onion tart', 'caramelized onions', 'savory galette', 'gruyere', 'free-form pie'],
  ingredients: [
    {
      title: 'For the dough',
      usages: [
        {
          key: 'flour',
          quantity: 1.25,
          unit: 'cup',
          ingredient: 'all-purpose-flour',
          note: 'plus more for rolling',
        },
        {
          key: 'dough-salt',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'sugar',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'granulated-sugar',
          title: 'sugar',
        },
        {
          key: 'cold-butter',
          quantity: 8,
          unit: 'tablespoon',
          ingredient: 'unsalted-butter',
          title: 'cold unsalted butter',
          preparation: 'in small cubes',
          note: '1 stick',
        },
        {
          key: 'ice-water',
          quantity: [3, 4],
          unit: 'tablespoon',
          ingredient: 'water',
          title: 'ice water',
        },
      ],
    },
    {
      title: 'For the onions',
      usages: [
        { key: 'butter', quantity: 2, unit: 'tablespoon', ingredient: 'unsalted-butter' },
        { key: 'oil', quantity: 1, unit: 'tablespoon', ingredient: 'olive-oil' },
        {
          key: 'onions',
          quantity: 2,
          unit: 'pound',
          ingredient: 'onion',
          title: 'yellow onions',
          preparation: 'halved and sliced 1/4 inch thick from root to tip',
          note: 'about 5 medium',
        },
        {
          key: 'salt',
          quantity: 0.75,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'thyme',
          quantity: 2,
          unit: 'teaspoon',
          ingredient: 'thyme',
          title: 'thyme leaves',
          note: 'or 3/4 teaspoon dried',
        },
        { key: 'vinegar', quantity: 1, unit: 'tablespoon', ingredient: 'apple-cider-vinegar' },
      ],
    },
    {
      title: 'To assemble',
      usages: [
        { key: 'mustard', quantity: 1, unit: 'tablespoon', ingredient: 'dijon-mustard' },
        {
          key: 'cheese',
          quantity: 0.75,
          unit: 'cup',
          ingredient: 'gruyere',
          preparation: 'coarsely grated',
          note: '3 ounces, or any cheese with opinions',
        },
        { key: 'egg', quantity: 1, ingredient: 'egg', title: 'large egg', preparation: 'beaten' },
        { key: 'pepper', ingredient: 'black-pepper', preparation: 'freshly ground' },
      ],
    },
  ],
  instructions: [
    {
      title: 'Make the dough',
      instructions: [
        {
          text: 'Whisk the [[flour]], [[dough-salt]] and [[sugar]] in a bowl. Toss in the [[cold-butter]] and pinch each cube flat between finger and thumb until the pieces look like cornflakes.',
        },
        {
          text: 'Sprinkle over ((3 tablespoon)) of the [[ice-water]] and stir with a fork. Squeeze a handful: if it crumbles, add the last spoonful. Press into a disk an inch thick, wrap, and chill for 1 hour.',
          timerMinutes: 60,
        },
      ],
    },
    {
      title: 'Cook the onions',
      instructions: [
        {
          text: 'Melt the [[butter]] with the [[oil]] in your widest pan over medium heat. Add the [[onions]] and [[salt]], cover, and let them collapse for 10 minutes, stirring once.',
          timerMinutes: 10,
        },
        {
          text: 'Uncover and cook for 30 minutes, stirring every few minutes. When the bottom of the pan goes brown, add ((1 tablespoon)) of water and scrape. Stop when the onions are the color of an old penny.',
          timerMinutes: 30,
        },
        {
          text: 'Stir in the [[thyme]] and [[vinegar]], cook for 1 minute, then spread the onions on a plate until cool.',
          timerMinutes: 1,
          note: 'Warm onions melt the butter in the dough. This is where impatience shows.',
        },
      ],
    },
    {
      title: 'Fold and bake',
      instructions: [
        {
          text: 'Heat the oven to 400°F (200°C) with a rack at the bottom. On a floured sheet of parchment, roll the dough to a circle about 13 inches across and slide it, paper and all, onto a baking sheet.',
        },
        {
          text: 'Spread the [[mustard]] over the middle, stopping 2 inches short of the edge. Scatter on half the [[cheese]], then the onions, then the rest of the cheese. Fold the edge over in pleats and pinch any cracks shut.',
        },
        {
          text: 'Brush the rim with the [[egg]] and grind [[pepper]] over everything. Bake for 35 to 40 minutes, until the crust is deep brown underneath as well as on top; lift a corner and check.',
          timerMinutes: 35,
        },
        {
          text: 'Slide onto a rack and wait for 10 minutes before you cut it. Six slices, or four if the boss is late.',
          timerMinutes: 10,
        },
      ],
    },
  ],
  equipment: [
    { slug: 'rolling-pin', note: 'a wine bottle has done it in this house' },
    { slug: 'baking-sheet', note: 'a dark one browns the base better' },
    { slug: 'parchment-paper' },
    { slug: 'skillet', note: '12 inch, or the widest you have' },
    { slug: 'pastry-brush' },
  ],
  comments: [
    {
      user: 'monthly',
      text: 'Used the heel of a cheddar and half a rind-end of something blue. My mother-in-law had two slices and asked who had catered.',
      daysAgo: 66,
      upvotes: 4,
    },
    {
      user: 'yearly',
      text: 'Can it be assembled in the morning and baked at six?',
      daysAgo: 52,
      upvotes: 1,
      replies: [
        {
          user: 'owner',
          text: 'Yes, if the onions were cold when they went in. Keep it on its paper in the fridge, leave the egg off until the last minute, and give it 5 minutes more in the oven.',
          daysAgo: 52,
          upvotes: 3,
        },
      ],
    },
    {
      user: 'yearly',
      text: 'Reporting back: baked at six, gone at half past.',
      daysAgo: 49,
      upvotes: 3,
    },
  ],
}
