import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: cold rice fried with old kimchi and its juice, a fried egg on top. */
export const kimchiFriedRice: DemoRecipe = {
  slug: 'kimchi-fried-rice',
  title: 'Kimchi Fried Rice',
  description:
    'Yesterday’s rice, kimchi that has gone too sour for the plate, and an egg. Twenty-five minutes, one pan.',
  storyExcerpt:
    'Every jar of kimchi comes to a week when it is too much. It hisses on opening, the cabbage has turned from pink to rust, and a forkful makes the ears move. That is the week for this.',
  storyMore: `Heat is kind to old kimchi. The acid softens and goes sweet at the edges, and the juice at the bottom of the jar, reduced for a minute in a hot pan, becomes a sauce with nothing added. Fresh kimchi makes a much duller dish, so if yours is young, help it along with a teaspoon of rice vinegar.

The rice should be cold and dry. I cook it the day before, spread it on a tray so that it stops steaming, and have it in the refrigerator within the hour, because cooked rice left standing in a warm kitchen is one of the few truly careless things a cook can do. Break up the lumps with wet hands before it goes in. A hot pan and patience do the rest: press the rice down, leave it until you hear it crackle, turn it, and press again. You are after crisp patches.

The egg is fried separately in plenty of oil with a lacy edge and a loose yolk. Breaking it is the cook’s reward. In our house there is usually a strip of smoked bacon in this. It does very well without.`,
  note: `**Rice.** Any plain rice will do; short-grain is best. Two cups of raw rice give you about six cooked, so there will be some left.

**Meatless.** Leave out the bacon, use 2 tablespoons of oil, and check that your kimchi is made without fish.

**Salt.** Kimchi, gochujang and soy are all salty. Taste before adding more of any.

**Leftovers.** Refrigerate within the hour, eat the next day and heat until steaming. Do not reheat rice twice.`,
  publishedDaysAgo: 17,
  prepTimeMinutes: 10,
  cookTimeMinutes: 15,
  yieldServings: 4,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['dinner', 'lunch'],
  categories: ['rice-dish'],
  cuisines: ['korean'],
  methods: ['stir-frying'],
  diets: ['dairy-free'],
  tags: ['Cooking from the jar', 'Supper', 'Hot'],
  keywords: ['kimchi', 'fried rice', 'leftover rice', 'bokkeumbap', 'fried egg', 'quick dinner'],
  ingredients: [
    {
      title: 'Rice',
      usages: [
        {
          key: 'bacon',
          quantity: 4,
          unit: 'slice',
          ingredient: 'bacon',
          title: 'smoked bacon',
          preparation: 'cut into strips',
          note: 'optional',
        },
        {
          key: 'oil',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'canola-oil',
          title: 'neutral oil',
        },
        {
          key: 'onion',
          quantity: 1,
          ingredient: 'onion',
          title: 'small yellow onion',
          preparation: 'diced',
        },
        {
          key: 'kimchi',
          quantity: 1.5,
          unit: 'cup',
          ingredient: 'kimchi',
          title: 'ripe napa cabbage kimchi',
          preparation: 'drained and chopped',
        },
        {
          key: 'garlic',
          quantity: 2,
          unit: 'clove',
          ingredient: 'garlic',
          preparation: 'thinly sliced',
        },
        { key: 'gochujang', quantity: 1, unit: 'tablespoon', ingredient: 'gochujang' },
        {
          key: 'juice',
          quantity: 0.25,
          unit: 'cup',
          ingredient: 'pickle-juice',
          title: 'kimchi juice',
          note: 'from the jar',
        },
        {
          key: 'rice',
          quantity: 4,
          unit: 'cup',
          ingredient: 'cooked-rice',
          title: 'cooked short-grain rice',
          preparation: 'cold, lumps broken up',
          note: 'cooked the day before',
        },
        { key: 'soy', quantity: [1, 2], unit: 'teaspoon', ingredient: 'soy-sauce' },
        {
          key: 'sesame-oil',
          quantity: 2,
          unit: 'teaspoon',
          ingredient: 'sesame-oil',
          title: 'toasted sesame oil',
        },
      ],
    },
    {
      title: 'To finish',
      usages: [
        {
          key: 'egg-oil',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'canola-oil',
          title: 'neutral oil',
        },
        { key: 'eggs', quantity: 4, ingredient: 'egg', title: 'large eggs' },
        {
          key: 'scallions',
          quantity: 3,
          ingredient: 'scallion',
          title: 'scallions',
          preparation: 'thinly sliced',
        },
        {
          key: 'nori',
          quantity: 1,
          unit: 'sheet',
          ingredient: 'nori',
          title: 'roasted nori',
          preparation: 'snipped into threads',
        },
        {
          key: 'sesame',
          quantity: 2,
          unit: 'teaspoon',
          ingredient: 'sesame-seed',
          title: 'sesame seeds',
          preparation: 'toasted',
        },
      ],
    },
  ],
  instructions: [
    {
      instructions: [
        {
          text: 'Put the [[bacon]] in a large, cold skillet with the [[oil]] and cook over medium heat until the fat has run and the edges are brown.',
          timerMinutes: 5,
        },
        {
          text: 'Add the [[onion]] and the [[kimchi]], turn up the heat a little and fry, stirring now and then, until the kimchi darkens and begins to stick.',
          timerMinutes: 5,
        },
        {
          text: 'Push everything to the side. Fry the [[garlic]] and the [[gochujang]] in the fat for 30 seconds, pour in the [[juice]] and stir it all together until nearly dry.',
          timerMinutes: 1,
        },
        {
          text: 'Add the [[rice]]. Turn it until every grain is red, press it flat and leave it until it crackles. Turn and press once more.',
          timerMinutes: 4,
        },
        {
          text: 'Take the pan off the heat, season with the [[soy]] and stir in the [[sesame-oil]].',
        },
        {
          text: 'Heat the [[egg-oil]] in a second pan until it shimmers. Crack in the [[eggs]] and fry until the whites are set and lacy at the edge.',
          timerMinutes: 3,
        },
        {
          text: 'Divide the rice among four bowls, lay an egg on each and scatter with the [[scallions]], the [[nori]] and the [[sesame]].',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'cast-iron-skillet', note: 'of 12 inches, or a wok' },
    { slug: 'nonstick-skillet', note: 'for the eggs' },
    { slug: 'spatula', note: 'flat and stiff, for pressing' },
  ],
}
