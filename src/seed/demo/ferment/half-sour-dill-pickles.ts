import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: cucumbers soured in salt brine for four days, then kept cold. */
export const halfSourDillPickles: DemoRecipe = {
  slug: 'half-sour-dill-pickles',
  title: 'Half-Sour Dill Pickles',
  description:
    'Small cucumbers in salt brine with dill, garlic and a grape leaf, stopped after four days while they are still bright and loud to bite. There is no vinegar in them.',
  storyExcerpt:
    'In the last week of July the cucumbers at the market arrive faster than anyone can sell them. I take the small, warty, unglamorous ones and go home quickly, because half-sours begin losing their crunch the moment the vine is cut.',
  storyMore: `A half-sour is a pickle caught in the middle. Four days in brine are enough to make the outside tart while the heart is still pale and tastes of cucumber. Leave the same jar for three weeks and you have a full sour, olive green and serious. I like them early, with cold potatoes and something smoked.

Crispness is decided before the brine goes in. Buy cucumbers picked that day, or the day before at worst. Soak them in ice water. Trim a thin slice from the blossom end, which carries an enzyme that softens the whole fruit; if you cannot tell which end that is, trim both. Then put in a leaf with tannin. I use grape leaves from the wall of the sail loft, and a bay leaf or a pinch of black tea will serve.

The brine looks strong at 45 grams to the liter. The cucumbers are mostly water and take their share of the salt, so jar and brine settle together at a little over 2 percent. Weigh it, and do not reduce it for the sake of taste. Rinse a pickle before eating if you find it too salty.`,
  note: `**Storing.** They go on souring slowly in the refrigerator. Eat within 6 weeks, always keeping them under the brine.

**What to throw away.** Soft or slippery pickles, pink brine, fuzzy mold or an odor of anything but dill and sourness. White sediment at the bottom is normal.

**Cucumbers.** Use unwaxed pickling varieties about as long as your hand is wide. Salad cucumbers turn to sponge.

**The brine.** A glass of it, cold, is good after a long day at sea or over a stove.`,
  publishedDaysAgo: 541,
  prepTimeMinutes: 25,
  customTimeMinutes: 5760,
  customTimeLabel: 'Fermenting',
  yieldServings: 12,
  servingDescription: 'pickles',
  difficultyLevel: 'easy',
  meals: ['snack', 'side'],
  categories: ['pickle', 'ferment'],
  cuisines: ['eastern-european'],
  methods: ['fermenting', 'brining'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
  tags: ['From the jar', 'First ferments', 'Summer'],
  keywords: ['half-sour', 'pickles', 'dill', 'cucumber', 'salt brine', 'no vinegar'],
  ingredients: [
    {
      title: 'Brine',
      usages: [
        { key: 'water', quantity: 1, unit: 'liter', ingredient: 'water' },
        {
          key: 'salt',
          quantity: 45,
          unit: 'gram',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
          note: 'without iodine',
        },
      ],
    },
    {
      title: 'Jar',
      usages: [
        {
          key: 'cucumbers',
          quantity: 900,
          unit: 'gram',
          ingredient: 'pickling-cucumber',
          title: 'small pickling cucumbers',
          note: 'about 12, each 3 to 4 inches long',
        },
        {
          key: 'garlic',
          quantity: [4, 6],
          unit: 'clove',
          ingredient: 'garlic',
          preparation: 'peeled and lightly crushed',
        },
        {
          key: 'dill',
          quantity: 3,
          ingredient: 'dill',
          title: 'flowering dill heads',
          note: 'or 6 large sprigs of dill and a teaspoon of dill seed',
        },
        {
          key: 'leaf',
          quantity: 2,
          ingredient: 'grape-leaf',
          title: 'fresh grape leaves',
          note: 'unsprayed; or 2 bay leaves',
        },
        {
          key: 'coriander',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'coriander-seed',
          title: 'coriander seeds',
        },
        {
          key: 'mustard',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'mustard-seed',
          title: 'yellow mustard seeds',
        },
        {
          key: 'pepper',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'black-peppercorn',
          title: 'black peppercorns',
        },
        {
          key: 'chile',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'red-pepper-flakes',
          note: 'optional',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Prepare',
      instructions: [
        {
          text: 'Warm a cupful of the [[water]] and stir the [[salt]] into it until it dissolves. Add the rest of the water cold, and let the brine come to room temperature.',
        },
        {
          text: 'Scrub the [[cucumbers]] gently under running water and put them in a basin of ice water to firm up.',
          timerMinutes: 30,
        },
        {
          text: 'Drain them and slice ((0.0625 inch)) off the blossom end of each, the end without the stem. Throw out any with soft spots.',
        },
        {
          text: 'Put the [[garlic]], half of the [[dill]], one of the [[leaf]], the [[coriander]], [[mustard]], [[pepper]] and [[chile]] into a clean 2-quart jar.',
        },
        {
          text: 'Stand the cucumbers upright in the jar, wedged so tightly that they hold each other down. Lay the other grape leaf and the rest of the dill on top.',
        },
      ],
    },
    {
      title: 'Ferment',
      instructions: [
        {
          text: 'Pour in the brine to cover by at least ((0.5 inch)), leaving ((1 inch)) free below the rim. Hold everything under with a weight and rest the lid on loosely, or fit an airlock.',
          note: 'You will have a little brine left over. Keep it in the refrigerator for topping up.',
        },
        {
          text: 'Stand the jar on a plate at 65°F to 70°F, out of the sun. Look every day that nothing is above the brine. It clouds on the second or third day.',
        },
        {
          text: 'On day 3, cut a slice from one cucumber. It is ready when there is a tart, translucent ring around a pale middle, usually on day 4.',
        },
        {
          text: 'Close the lid and refrigerate. They are best after two more days in the cold.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'mason-jar', note: 'one of 2 quarts, wide-mouthed' },
    { slug: 'fermentation-weight' },
    { slug: 'kitchen-scale' },
    { slug: 'paring-knife' },
  ],
  comments: [
    {
      user: 'visitor',
      text: 'Trimming the blossom end is the trick I was missing. Mine stayed crisp to the last one, five weeks on.',
      daysAgo: 470,
      upvotes: 8,
    },
    {
      user: 'free',
      text: 'Is there a reason not to just use a large cucumber cut into spears?',
      daysAgo: 182,
      upvotes: 2,
      replies: [
        {
          user: 'owner',
          text: 'The cut sides soften and the seeds come loose. If spears are what you have, make them from pickling cucumbers, start tasting on day 2 and eat them within two weeks.',
          daysAgo: 181,
          upvotes: 7,
        },
      ],
    },
  ],
}
