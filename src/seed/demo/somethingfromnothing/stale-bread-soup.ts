import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** A thick Tuscan-leaning soup of stale bread, beans and greens. */
export const staleBreadSoup: DemoRecipe = {
  slug: 'stale-bread-soup',
  title: 'Stale Bread Soup',
  description:
    'Beans, greens and tomatoes thickened with the loaf you forgot about, until a spoon stands up in the pot and looks around.',
  storyExcerpt:
    'Nonna Pia held that throwing away bread shortened your life. She lived to ninety-four and threw away nothing, including several umbrellas, so I take the point seriously.',
  storyMore: `This is her soup, more or less, by way of a school kitchen and a husband who delivers mail for a living and comes home at two in the afternoon able to eat a chair. It began in Tuscany and it has relatives with better names. We called it _zuppa di pane_ and had it on the day the bread gave up.

The bread matters in one way only: it has to be stale right through, hard enough to knock on. Fresh bread turns to paste. Old bread drinks the broth and stays in soft, separate lumps, something between a dumpling and a cushion. If yours is merely tired, tear it up and leave it in a low oven while you chop.

Kale is traditional. I have used chard, the outside leaves of a cabbage, broccoli stems sliced into coins, and once a bag of salad that had seen things. The cheese rind gives the broth its backbone, and afterward somebody gets to eat it, chewy and salty, over the sink.

On the first day it is soup. On the second it can be pushed into a hot oiled pan and fried until it has a crust on both sides, and we like that so much that I now make the full pot for three people.`,
  note: `Keeps four days in the fridge. It freezes well before the bread goes in; add bread when you reheat it.

Parmesan is made with animal rennet. For a vegetarian pot, use a hard cheese that isn’t, and a tablespoon of miso in place of the rind.

**Fried the next day:** film a nonstick skillet with oil over medium-high heat, press in cold soup about an inch deep and leave it alone for 8 minutes before you turn it, in pieces if need be.`,
  publishedDaysAgo: 744,
  prepTimeMinutes: 20,
  cookTimeMinutes: 50,
  customTimeMinutes: 10,
  customTimeLabel: 'Resting',
  yieldServings: 6,
  servingDescription: 'bowls',
  difficultyLevel: 'easy',
  meals: ['dinner', 'lunch'],
  categories: ['soup', 'bean-and-legume'],
  cuisines: ['italian'],
  methods: ['simmering', 'one-pot-cooking'],
  diets: ['nut-free', 'egg-free'],
  tags: ['Uses up bread', 'For a Crowd', 'Freezer-Friendly'],
  keywords: ['ribollita', 'leftover bread', 'bean soup', 'kale soup', 'parmesan rind'],
  ingredients: [
    {
      title: 'For the pot',
      usages: [
        { key: 'oil', quantity: 0.25, unit: 'cup', ingredient: 'olive-oil' },
        {
          key: 'onion',
          quantity: 1,
          ingredient: 'onion',
          title: 'large yellow onion',
          preparation: 'chopped',
        },
        {
          key: 'carrots',
          quantity: 2,
          ingredient: 'carrot',
          title: 'carrots',
          preparation: 'diced small',
        },
        {
          key: 'celery',
          quantity: 2,
          unit: 'stalk',
          ingredient: 'celery',
          preparation: 'diced small',
          note: 'leaves too',
        },
        {
          key: 'salt',
          quantity: 1.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'garlic', quantity: 4, unit: 'clove', ingredient: 'garlic', preparation: 'chopped' },
        { key: 'rosemary', quantity: 1, unit: 'sprig', ingredient: 'rosemary' },
        { key: 'flakes', quantity: 0.5, unit: 'teaspoon', ingredient: 'red-pepper-flakes' },
        {
          key: 'tomatoes',
          quantity: 1,
          unit: 'can',
          ingredient: 'canned-tomato',
          title: 'whole peeled tomatoes',
          note: '14 ounces (400 g)',
        },
        {
          key: 'beans',
          quantity: 2,
          unit: 'can',
          ingredient: 'cannellini-bean',
          title: 'cannellini beans',
          note: '15 ounces (425 g) each, with their liquid',
        },
        { key: 'water', quantity: 5, unit: 'cup', ingredient: 'water' },
        {
          key: 'rind',
          quantity: 1,
          title: 'Parmesan rind',
          note: 'about the size of a playing card; leave it out if there is none',
        },
      ],
    },
    {
      title: 'To thicken and finish',
      usages: [
        {
          key: 'kale',
          quantity: 250,
          unit: 'gram',
          ingredient: 'kale',
          title: 'lacinato kale',
          preparation: 'stems sliced thin, leaves in ribbons',
          note: '1 large bunch',
        },
        {
          key: 'bread',
          quantity: 8,
          unit: 'ounce',
          ingredient: 'stale-bread',
          title: 'very stale country bread',
          preparation: 'torn in walnut-size pieces',
          note: 'about 5 cups',
        },
        {
          key: 'finishing-oil',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'extra-virgin-olive-oil',
          note: 'your nicest',
        },
        {
          key: 'parmesan',
          quantity: 0.5,
          unit: 'cup',
          ingredient: 'parmesan',
          preparation: 'finely grated',
          note: 'for the table',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Build the broth',
      instructions: [
        {
          text: 'Warm the [[oil]] in a heavy pot over medium heat. Add the [[onion]], [[carrots]], [[celery]] and ((0.5 teaspoon)) of the [[salt]]. Cook, stirring now and then, until everything is soft and starting to stick, 12 minutes.',
          timerMinutes: 12,
        },
        {
          text: 'Stir in the [[garlic]], [[rosemary]] and [[flakes]] and cook for 1 minute, until you want to eat the air.',
          timerMinutes: 1,
        },
        {
          text: 'Crush the [[tomatoes]] into the pot with your hand, gently, aiming down. Add their juice and let it bubble until almost dry, 5 minutes.',
          timerMinutes: 5,
          note: 'An apron is a good idea here.',
        },
        {
          text: 'Add one can of the [[beans]] with its liquid and mash them roughly in the pot. Add the second can whole, then the [[water]], the [[rind]] and the remaining salt. Simmer, half covered, for 20 minutes.',
          timerMinutes: 20,
        },
      ],
    },
    {
      title: 'Add the greens and bread',
      instructions: [
        {
          text: 'Stir in the [[kale]], stems and all, and simmer until it is tender and has gone dark, 8 minutes.',
          timerMinutes: 8,
        },
        {
          text: 'Push the [[bread]] under the surface with a spoon. Turn off the heat, cover, and leave alone for 10 minutes. It looks too wet at first and too dry at the end; add a splash of hot water if it has set like plaster.',
          timerMinutes: 10,
        },
        {
          text: 'Fish out the rosemary stalk and the rind. Taste for salt, ladle into wide bowls, and finish with the [[finishing-oil]] and [[parmesan]].',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'dutch-oven', note: '5 quarts or more' },
    { slug: 'wooden-spoon' },
    { slug: 'chefs-knife' },
    { slug: 'ladle' },
  ],
  comments: [
    {
      user: 'yearly',
      text: 'I was raised on something very like this and never had it written down. Fried slab on day two with an egg. I had to sit quietly for a minute.',
      daysAgo: 701,
      upvotes: 4,
    },
    {
      user: 'monthly',
      text: 'Mine went gluey. It was supermarket sandwich bread, two days old. Is that the reason?',
      daysAgo: 422,
      upvotes: 1,
      replies: [
        {
          user: 'owner',
          text: 'That is the reason. Soft bread has nothing left once it is wet. Tear it and dry it at 300°F (150°C) for 25 minutes until it is hard all the way through, and use 6 ounces in place of 8.',
          daysAgo: 421,
          upvotes: 4,
        },
        { user: 'monthly', text: 'Dried it, fixed it. Thank you.', daysAgo: 415 },
      ],
    },
    {
      user: 'free',
      text: 'Cabbage and a ham bone in place of the rind. The dog watched the bone go in and the bone come out.',
      daysAgo: 88,
      upvotes: 3,
    },
  ],
}
