import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe (locked): roasted eggplant halves broiled under a white miso glaze. */
export const misoGlazedAubergine: DemoRecipe = {
  slug: 'miso-glazed-aubergine',
  title: 'Miso-Glazed Aubergine',
  description:
    'Aubergine roasted until a spoon goes through it, then lacquered with white miso and broiled for four minutes. Dinner for four with rice and something sharp.',
  storyExcerpt:
    'I keep a tub of white miso at the back of the refrigerator, behind the mustard, and it has got me out of more trouble than any other jar. This is the dish I make with it when the boats are in and there are suddenly four of us.',
  storyMore: `The Japanese name is nasu dengaku, and the proper way is to fry the aubergine in deep oil. I tried that once in a kitchen with a single window. Roasting is slower and does nearly as well, provided you are firm about two points.

Cut a close crosshatch into the flesh, almost down to the skin, and press the salt into the cuts. Salt draws the water up to the surface, where the oven can get rid of it, and opens the way for the glaze. Then roast the halves face down on a hot tray with more oil than feels right. Face down they steam in their own skins and collapse; face up they turn to felt.

The glaze is a matter of balance. White miso is sweet and mild, about five percent salt, so it can be painted on thickly. Red miso is twice as strong, and if that is all you have, use half and make up the rest with a spoonful of smooth cooked squash. Watch the broiler. There is sugar in this, and it goes from amber to black in the time it takes to open a bottle of beer.`,
  note: `**Rice and something sharp.** Short-grain rice and quick pickled radish, or a spoonful of Classic Sauerkraut rinsed and dressed with sesame oil.

**Ahead.** Roast the aubergines in the morning, keep them covered in the refrigerator, and glaze and broil them cold, allowing 3 minutes more.

**The glaze** keeps 3 weeks in a jar in the refrigerator. It is good on salmon, squash and tofu.

**Which aubergines.** Firm and heavy, with green caps. The large, light ones are full of seeds.`,
  isLocked: true,
  publishedDaysAgo: 140,
  prepTimeMinutes: 20,
  cookTimeMinutes: 40,
  customTimeMinutes: 20,
  customTimeLabel: 'Salting',
  yieldServings: 4,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['dinner'],
  categories: ['vegetable-dish'],
  cuisines: ['japanese'],
  methods: ['roasting', 'broiling'],
  diets: ['vegan', 'vegetarian', 'dairy-free'],
  tags: ['Cooking from the jar', 'Supper'],
  keywords: ['miso', 'eggplant', 'aubergine', 'nasu dengaku', 'glaze', 'broiled'],
  ingredients: [
    {
      title: 'Aubergines',
      usages: [
        {
          key: 'aubergine',
          quantity: 2,
          ingredient: 'eggplant',
          title: 'medium aubergines (eggplants)',
          note: 'about 350 grams each',
        },
        {
          key: 'salt',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'oil',
          quantity: 0.25,
          unit: 'cup',
          ingredient: 'canola-oil',
          title: 'neutral oil',
          note: 'plus more for the tray if it looks dry',
        },
      ],
    },
    {
      title: 'Glaze',
      usages: [
        {
          key: 'miso',
          quantity: 75,
          unit: 'gram',
          ingredient: 'white-miso',
          title: 'white (shiro) miso',
        },
        { key: 'mirin', quantity: 2, unit: 'tablespoon', ingredient: 'mirin' },
        { key: 'sake', quantity: 1, unit: 'tablespoon', ingredient: 'sake', note: 'or dry sherry' },
        {
          key: 'sugar',
          quantity: 2,
          unit: 'teaspoon',
          ingredient: 'light-brown-sugar',
        },
        {
          key: 'ginger',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'ginger',
          preparation: 'finely grated',
        },
        { key: 'vinegar', quantity: 1, unit: 'teaspoon', ingredient: 'rice-vinegar' },
        {
          key: 'sesame-oil',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'sesame-oil',
          title: 'toasted sesame oil',
        },
      ],
    },
    {
      title: 'To serve',
      usages: [
        {
          key: 'sesame',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'sesame-seed',
          title: 'sesame seeds',
          preparation: 'toasted',
        },
        {
          key: 'scallions',
          quantity: 2,
          ingredient: 'scallion',
          title: 'scallions',
          preparation: 'thinly sliced on a slant',
        },
        {
          key: 'rice',
          quantity: 4,
          unit: 'cup',
          ingredient: 'cooked-rice',
          title: 'hot cooked short-grain rice',
        },
        {
          key: 'lime',
          quantity: 1,
          ingredient: 'lime',
          preparation: 'cut into wedges',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Roast',
      instructions: [
        {
          text: 'Halve the [[aubergine]] lengthwise, stalk and all. Score the flesh in a crosshatch ((0.5 inch)) apart, going deep without cutting the skin. Rub the [[salt]] into the cuts and leave face up.',
          timerMinutes: 20,
        },
        {
          text: 'Meanwhile, put a rimmed baking sheet on the middle rack and heat the oven to 425°F.',
        },
        {
          text: 'Squeeze the halves gently over the sink and blot them very dry. Brush the cut sides generously with some of the [[oil]].',
        },
        {
          text: 'Pour the rest of the oil onto the hot sheet, lay the halves on it face down and roast until the skins wrinkle and the necks give when pressed.',
          timerMinutes: 25,
        },
      ],
    },
    {
      title: 'Glaze',
      instructions: [
        {
          text: 'While they roast, stir the [[miso]], [[mirin]], [[sake]] and [[sugar]] in a small saucepan over low heat until smooth and thick enough to hold a line behind the spoon. Off the heat, add the [[ginger]], [[vinegar]] and [[sesame-oil]].',
          timerMinutes: 4,
        },
        {
          text: 'Turn the halves face up and let them steam off for a moment. Spread the glaze over them, right to the edges and down into the cuts.',
        },
        {
          text: 'Heat the broiler to high and broil ((6 inch)) below it until the glaze bubbles and catches in spots. Do not leave the oven.',
          timerMinutes: 4,
        },
        {
          text: 'Scatter with the [[sesame]] and the [[scallions]] and serve over the [[rice]], with the [[lime]] to squeeze.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'rimmed-baking-sheet', note: 'a heavy one' },
    { slug: 'saucepan', note: 'the smallest you have' },
    { slug: 'pastry-brush' },
  ],
  comments: [
    {
      user: 'yearly',
      text: 'Face down on the hot oil makes all the difference. I had been roasting them the wrong way up for twenty years.',
      daysAgo: 131,
      upvotes: 6,
    },
    {
      user: 'monthly',
      text: 'Only had red miso. I used 40 grams with a spoonful of mashed pumpkin, as the story suggests, and it was plenty salty and very good.',
      daysAgo: 77,
      upvotes: 3,
      replies: [
        {
          user: 'yearly',
          text: 'I have done it with barley miso as well. Less sugar needed, I thought.',
          daysAgo: 74,
        },
      ],
    },
  ],
}
