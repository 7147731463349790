import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Baked apples under an oat topping. */
export const appleCrumble: DemoRecipe = {
  slug: 'apple-crumble',
  title: 'Apple Crumble',
  description:
    'Unpeeled apples, bruises and all, under a thick, knobbly oat topping with a good deal of salt in it. Cold cream, hot dish.',
  storyExcerpt:
    'Theo delivers the mail, and from September to November the mail delivers apples. People leave them on the gatepost in bags, and he is too well brought up to walk past.',
  storyMore: `So we have apples of no known make. Some are sharp enough to clean a pan, some taste like a wet envelope, and mixed together in a dish they come out better than a bag of one sort from the store. If you do have to buy them, get half sour ones that collapse and half firm ones that don’t.

I don’t peel them. I peeled about nine thousand apples in my working life and one day I stopped, and not a single child at Larch Street said a word. The skin goes soft, it has the flavor of the apple in it, and it keeps the pieces in pieces.

On the topping I am less relaxed. It should be made with your fingers, from cold butter, and you should stop when it is still uneven: some sand, some gravel, a few lumps the size of a hazelnut. Then squeeze a third of it in your fist and break that up again. Those clumps are what the family fights over. An even, sandy crumble bakes into a lid.

Half a teaspoon of salt is not a slip of the pen. Oats and sugar without salt taste of virtue. And let the dish stand for a quarter of an hour when it comes out, because the juice under there is the temperature of the sun and thickens as it calms down.`,
  note: `Make double the topping and freeze half, raw, in a bag. Scattered on any fruit straight from the freezer, it needs 5 minutes more.

Pears, plums and frozen rhubarb all work; very juicy fruit wants a tablespoon of flour tossed in with the sugar. It keeps three days in the fridge, and for breakfast it is more or less granola.`,
  publishedDaysAgo: 391,
  prepTimeMinutes: 20,
  cookTimeMinutes: 45,
  customTimeMinutes: 15,
  customTimeLabel: 'Standing',
  yieldServings: 6,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['dessert'],
  categories: ['crumble-and-cobbler', 'fruit-dish'],
  cuisines: ['british'],
  methods: ['baking'],
  diets: ['vegetarian', 'egg-free', 'nut-free'],
  tags: ['Something sweet', 'Sunday', 'Five dollars or less'],
  keywords: ['apple crisp', 'crumble topping', 'windfall apples', 'oat topping', 'autumn dessert'],
  ingredients: [
    {
      title: 'For the apples',
      usages: [
        {
          key: 'apples',
          quantity: 2.5,
          unit: 'pound',
          ingredient: 'apple',
          title: 'mixed apples',
          preparation: 'cored, in 3/4-inch chunks, skins on',
          note: 'about 6',
        },
        { key: 'lemon', quantity: 0.5, ingredient: 'lemon', preparation: 'juiced' },
        {
          key: 'apple-sugar',
          quantity: 0.25,
          unit: 'cup',
          ingredient: 'light-brown-sugar',
          note: 'up to 1/3 cup for very sour apples',
        },
        { key: 'cinnamon', quantity: 1, unit: 'teaspoon', ingredient: 'ground-cinnamon' },
      ],
    },
    {
      title: 'For the topping',
      usages: [
        { key: 'flour', quantity: 1, unit: 'cup', ingredient: 'all-purpose-flour' },
        {
          key: 'oats',
          quantity: 0.75,
          unit: 'cup',
          ingredient: 'rolled-oats',
          note: 'the old-fashioned kind',
        },
        {
          key: 'sugar',
          quantity: 0.5,
          unit: 'cup',
          ingredient: 'light-brown-sugar',
          note: 'packed',
        },
        {
          key: 'salt',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'ginger', quantity: 0.5, unit: 'teaspoon', ingredient: 'ground-ginger' },
        {
          key: 'butter',
          quantity: 8,
          unit: 'tablespoon',
          ingredient: 'unsalted-butter',
          title: 'cold unsalted butter',
          preparation: 'in small cubes',
        },
      ],
    },
    {
      title: 'To serve',
      usages: [
        {
          key: 'cream',
          quantity: 0.75,
          unit: 'cup',
          ingredient: 'heavy-cream',
          title: 'cold heavy cream',
          note: 'unwhipped, or custard',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Fill the dish',
      instructions: [
        {
          text: 'Heat the oven to 375°F (190°C). In a 2-quart baking dish, toss the [[apples]] with the juice of the [[lemon]], the [[apple-sugar]] and the [[cinnamon]]. Level them off, more or less.',
        },
      ],
    },
    {
      title: 'Make the topping',
      instructions: [
        {
          text: 'Mix the [[flour]], [[oats]], [[sugar]], [[salt]] and [[ginger]] in a bowl with your fingers, hunting down the lumps of sugar.',
        },
        {
          text: 'Add the [[butter]] and rub it in until you have a mixture of sand and gravel. Squeeze handfuls of it into clumps and break them up roughly.',
          note: 'Too warm to clump? Ten minutes in the freezer.',
        },
      ],
    },
    {
      title: 'Bake',
      instructions: [
        {
          text: 'Scatter the topping over the apples without pressing it down, piling it a little higher at the rim. Set the dish on a baking sheet, which will catch what boils over.',
        },
        {
          text: 'Bake for 40 to 45 minutes, until the top is the color of a good biscuit and thick juice bubbles up at the sides.',
          timerMinutes: 40,
        },
        {
          text: 'Let it stand for 15 minutes. Serve with the [[cream]], poured by the person who did the washing up last time.',
          timerMinutes: 15,
        },
      ],
    },
  ],
  equipment: [
    { slug: 'baking-dish', note: '2 quarts, about 2 inches deep' },
    { slug: 'baking-sheet', note: 'to catch the drips' },
    { slug: 'mixing-bowl' },
    { slug: 'paring-knife' },
  ],
  comments: [
    {
      user: 'visitor',
      text: 'I also do a mail route (27 years) and can confirm the gatepost apples. Last week: quinces. What am I supposed to do with quinces?',
      daysAgo: 380,
      upvotes: 4,
      replies: [
        {
          user: 'owner',
          text: 'Theo says hello. One quince, grated, in with the apples, and put the rest in the linen drawer like everyone’s grandmother.',
          daysAgo: 379,
          upvotes: 4,
        },
        { user: 'free', text: 'Please let there be a gatepost club.', daysAgo: 372, upvotes: 2 },
      ],
    },
    {
      user: 'monthly',
      text: 'Can I make it gluten-free without it turning to gravel?',
      daysAgo: 270,
      replies: [
        {
          user: 'yearly',
          text: 'I use 1/2 cup almond flour and 1/2 cup oat flour in place of the wheat. It browns faster, so cover it at 30 minutes.',
          daysAgo: 266,
          upvotes: 2,
        },
      ],
    },
    {
      user: 'free',
      text: 'Unpeeled! I have been peeling for my mother’s approval since 1988.',
      daysAgo: 34,
      upvotes: 3,
    },
  ],
}
