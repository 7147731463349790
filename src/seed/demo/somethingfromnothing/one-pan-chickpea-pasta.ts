import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Small pasta cooked with chickpeas in a single pan. */
export const onePanChickpeaPasta: DemoRecipe = {
  slug: 'one-pan-chickpea-pasta',
  title: 'One-Pan Chickpea Pasta',
  description:
    'Small pasta boiled in the same pan as the chickpeas, tomato paste and rosemary, so the starch has nowhere to go but into the sauce.',
  storyExcerpt:
    'The Romans have a dish of pasta and chickpeas that takes all morning and deserves it. This one takes fifteen minutes and I would not serve it to a Roman without a drink first.',
  storyMore: `It came about because the apartment’s second burner died in February and the landlord said March. One pan, then. You fry garlic and tomato paste, tip in a can of chickpeas with the cloudy liquid everybody pours away, add tiny pasta and boiling water, and stir more than you would like.

When pasta cooks in a lot of water the starch goes down the drain. Here it stays in the pan and turns the water into a loose, glossy sauce, helped along by the chickpeas, a third of which you mash on the way in. It looks like soup for eight minutes and then, in the ninth, it looks like dinner. Don’t lose your nerve and drain it.

Boil the water in the kettle first. If it goes in cold, the pasta sits about getting soft at the edges while it waits, and you lose the time you were hoping to save.

The landlord came on the last day of March. By then I had cooked this perhaps fourteen times, once for him, on the first of the month, when he came to look at the burner and stayed to eat. He said it needed Pecorino. It had Pecorino. I gave him a bit more, and I think that is why we have a new stove.`,
  note: `Ditalini are the right size. Small shells, elbows or broken spaghetti work too: check the packet, and if it says more than 10 minutes, add half a cup of water.

It thickens as it stands. Without the Pecorino (try toasted breadcrumbs) it is vegan. Leftovers reheat well with a good splash of water and come back looking almost new.`,
  publishedDaysAgo: 29,
  prepTimeMinutes: 3,
  cookTimeMinutes: 12,
  yieldServings: 3,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['dinner'],
  categories: ['pasta', 'bean-and-legume'],
  cuisines: ['italian'],
  methods: ['one-pot-cooking', 'simmering'],
  diets: ['nut-free', 'egg-free'],
  tags: ['Weeknight', 'From the can', 'Five dollars or less'],
  keywords: ['pasta e ceci', 'one pot pasta', 'canned chickpeas', '15 minute dinner'],
  ingredients: [
    {
      title: 'For the pan',
      usages: [
        { key: 'oil', quantity: 3, unit: 'tablespoon', ingredient: 'olive-oil' },
        {
          key: 'garlic',
          quantity: 4,
          unit: 'clove',
          ingredient: 'garlic',
          preparation: 'smashed and roughly chopped',
        },
        {
          key: 'rosemary',
          quantity: 1,
          unit: 'sprig',
          ingredient: 'rosemary',
          note: '4 inches long',
        },
        { key: 'flakes', quantity: 0.25, unit: 'teaspoon', ingredient: 'red-pepper-flakes' },
        { key: 'paste', quantity: 3, unit: 'tablespoon', ingredient: 'tomato-paste' },
        {
          key: 'chickpeas',
          quantity: 1,
          unit: 'can',
          ingredient: 'chickpea',
          title: 'chickpeas',
          note: '15 ounces (425 g), with their liquid',
        },
        { key: 'water', quantity: 3.5, unit: 'cup', ingredient: 'water', title: 'boiling water' },
        {
          key: 'pasta',
          quantity: 8,
          unit: 'ounce',
          ingredient: 'ditalini',
          note: 'or other small pasta, about 2 cups',
        },
        {
          key: 'salt',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
      ],
    },
    {
      title: 'To finish',
      usages: [
        { key: 'lemon', quantity: 0.5, ingredient: 'lemon' },
        {
          key: 'pecorino',
          quantity: 0.5,
          unit: 'cup',
          ingredient: 'romano',
          title: 'Pecorino Romano',
          preparation: 'finely grated',
        },
        {
          key: 'finishing-oil',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'extra-virgin-olive-oil',
        },
        { key: 'pepper', ingredient: 'black-pepper', preparation: 'freshly ground' },
      ],
    },
  ],
  instructions: [
    {
      title: 'One pan',
      instructions: [
        {
          text: 'Put the kettle on. Warm the [[oil]], [[garlic]] and [[rosemary]] in a deep 10-inch skillet over medium heat until the garlic is golden, 2 minutes.',
          timerMinutes: 2,
        },
        {
          text: 'Stir in the [[flakes]] and [[paste]] and fry for 1 minute, until the oil turns orange.',
          timerMinutes: 1,
        },
        {
          text: 'Tip in the [[chickpeas]] with their liquid and crush about a third of them against the bottom of the pan.',
        },
        {
          text: 'Add the [[water]], [[pasta]] and [[salt]]. Bring to a lively simmer and cook for 9 minutes, stirring every minute and scraping the bottom, until the pasta is just firm and the sauce is loose and shiny.',
          timerMinutes: 9,
          note: 'If it tightens before the pasta is done, add hot water, 1/4 cup at a time.',
        },
        {
          text: 'Take out the rosemary. Off the heat, squeeze in the [[lemon]] and beat in half the [[pecorino]]. Serve at once with the rest of it, the [[finishing-oil]] and plenty of [[pepper]].',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'skillet', note: '10 inch and deep, or a sauté pan' },
    { slug: 'kettle' },
    { slug: 'wooden-spoon' },
    { slug: 'box-grater', note: 'the fine side' },
  ],
}
