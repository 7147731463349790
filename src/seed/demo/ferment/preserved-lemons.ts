import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: lemons packed in salt and their own juice for a month. */
export const preservedLemons: DemoRecipe = {
  slug: 'preserved-lemons',
  title: 'Preserved Lemons',
  description:
    'Six lemons, salt and juice, a month in a cupboard. The rind turns soft and mild and perfumes whatever it goes into.',
  storyExcerpt:
    'Lemons do not grow within a thousand miles of here. They come in February, in crates marked with the name of an island, and for two weeks they are cheap and the kitchen is yellow.',
  storyMore: `I put up two jars then, which last until the next February. The method is as old as salt and wants only attention. Cut the lemons so that they stay together at the base, fill them, press them down until they give up their juice, and drown them. Whatever stands above the liquid is at risk, so I squeeze a few extra lemons and top up the jar without hesitating.

Use unwaxed fruit. It is the rind you are going to eat, and wax keeps the brine out. If waxed lemons are all you can find, pour boiling water over them and scrub them with a brush until they stop feeling like candles. Thin-skinned lemons are ready after three weeks, thick ones want five.

The spices here are few and they stay in the background. I have left them out some years and missed only the look of them.

To use a lemon, lift it out with a clean fork, scrape away the pulp and rinse the rind. Chop it and put it, sparingly, with anything that would have been glad of fresh lemon and a pinch of salt: lentils, roast carrots, a chicken, mayonnaise for fish. The juice left in the jar makes a fine salad dressing.`,
  note: `**Storing.** After opening, refrigerate and use within 12 months. Keep the fruit under the liquid.

**White crystals or a lacy white haze** on the rind come from the salt and the pith and are harmless. Fuzzy mold is not; throw the jar away.

**Measuring.** The salt is a little over 10 percent of everything in the jar. Together with the juice it is what makes this safe at room temperature, so please do not cut it down.

**Hurry.** For supper tonight, simmer thin slices of lemon in their juice with a teaspoon of salt for 10 minutes. It is a different thing, and quite good.`,
  publishedDaysAgo: 428,
  prepTimeMinutes: 30,
  customTimeMinutes: 40320,
  customTimeLabel: 'Curing',
  yieldServings: 1,
  servingDescription: 'quart jar',
  difficultyLevel: 'easy',
  meals: ['snack'],
  categories: ['preserve', 'condiment'],
  cuisines: ['moroccan'],
  methods: ['curing'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
  tags: ['From the jar', 'First ferments', 'Gift jars', 'Winter'],
  keywords: ['preserved lemons', 'salt-cured', 'Moroccan', 'citrus', 'pantry'],
  ingredients: [
    {
      usages: [
        {
          key: 'lemons',
          quantity: 6,
          ingredient: 'lemon',
          title: 'unwaxed lemons',
          note: 'small, about 750 grams in all',
        },
        {
          key: 'salt',
          quantity: 120,
          unit: 'gram',
          ingredient: 'coarse-sea-salt',
          note: 'without iodine',
        },
        {
          key: 'juice',
          quantity: [1, 1.25],
          unit: 'cup',
          ingredient: 'lemon-juice',
          title: 'fresh lemon juice',
          note: 'from about 6 more lemons; bottled juice will not do',
        },
        { key: 'bay', quantity: 2, ingredient: 'bay-leaf', title: 'bay leaves' },
        {
          key: 'cinnamon',
          quantity: 0.5,
          ingredient: 'cinnamon-stick',
        },
        {
          key: 'coriander',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'coriander-seed',
          title: 'coriander seeds',
        },
        {
          key: 'pepper',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'black-peppercorn',
          title: 'black peppercorns',
        },
        {
          key: 'chile',
          quantity: 1,
          ingredient: 'dried-red-chili',
          title: 'small dried red chile',
          note: 'optional',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Pack',
      instructions: [
        {
          text: 'Wash a quart jar and its lid in hot, soapy water and rinse them. Stand the lid on a clean cloth and dry the jar in an oven at 250°F. Let it cool.',
          timerMinutes: 15,
        },
        {
          text: 'Scrub the [[lemons]], trim the stalk ends and cut each from the top into quarters, stopping ((0.5 inch)) short of the base so that it opens like a flower.',
        },
        {
          text: 'Spread ((1 tablespoon)) of the [[salt]] over the bottom of the jar. Working over a bowl, fill each lemon with salt and press it closed.',
        },
        {
          text: 'Push the lemons into the jar one by one, hard, so that the juice runs. Slip in the [[bay]], [[cinnamon]], [[coriander]], [[pepper]] and [[chile]] as you go, and add all the salt left in the bowl.',
        },
        {
          text: 'Pour in the [[juice]] until the lemons are covered, leaving ((0.75 inch)) below the rim. Run a clean knife around the inside to free the bubbles, put a small weight on top and close the lid.',
        },
      ],
    },
    {
      title: 'Cure',
      instructions: [
        {
          text: 'Leave in a cool, dark cupboard. Turn the jar over and back every day for the first week so that the salt dissolves. If a lemon rises clear of the juice, open the jar, press it under and add more.',
        },
        {
          text: 'After 4 weeks, press a rind between your fingers. It should be soft all the way through and slightly translucent. Give it another week if the white part is still hard.',
        },
        {
          text: 'Refrigerate. To use, lift out a piece with a clean fork, discard the pulp, rinse the rind and chop it.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'mason-jar', note: 'one of a quart, with a plastic or glass lid, as salt eats metal' },
    { slug: 'paring-knife' },
    { slug: 'citrus-juicer' },
    { slug: 'fermentation-weight' },
  ],
}
