import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: yogurt strained to a soft cheese, with herbs and olive oil. */
export const labnehWithHerbs: DemoRecipe = {
  slug: 'labneh-with-herbs',
  title: 'Labneh with Herbs',
  description:
    'Whole-milk yogurt, salted and hung in a cloth until it can be spread like butter. Green herbs, lemon and good oil on the day you eat it.',
  storyExcerpt:
    'A cloth, a knot and a hook: there is no simpler cheese. Mine hangs from the middle shelf of the refrigerator over a bowl, where it alarms guests who have come for milk.',
  storyMore: `Yogurt is already made. Someone else has done the fermenting, and all you do is take water away. A quart gives up almost half its weight as whey in the course of a night and a day, and what stays behind is thick, cool and sour, somewhere between cream cheese and a fresh goat’s cheese.

Buy plain whole yogurt with nothing on the label but milk and cultures. Gelatin and starch hold on to the water, and you will wait for days. Stir the salt in before you strain, because afterward it never spreads evenly. Strain it in the refrigerator. The old way is to hang it over the kitchen sink, and old kitchens were colder than ours.

At twelve hours it is a dip. At twenty-four it holds the track of a spoon, which is how I like it for this. At forty-eight it can be rolled into balls.

The herbs go on at the table, chopped at the last moment and still wet. I use dill and chives because they grow in boxes on the sill. The garlic is rubbed on a board with salt and stirred in raw, a very small clove, and only into what will be eaten that day.`,
  note: `**Storing.** Plain labneh keeps 2 weeks in a closed jar in the refrigerator. With raw garlic and herbs stirred in, eat it within 2 days.

**In oil.** Balls of plain, firm labneh may be covered with olive oil and must stay in the refrigerator. Add the garlic and fresh herbs when you serve; sealed under oil they can become dangerous.

**Whey.** Use it in place of water in bread dough or to cook potatoes. It keeps a week.

**Kefir** strains as well, in a finer cloth, and is sharper.`,
  publishedDaysAgo: 322,
  prepTimeMinutes: 15,
  customTimeMinutes: 1440,
  customTimeLabel: 'Straining',
  yieldServings: 6,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['breakfast', 'appetizer'],
  categories: ['dip', 'cheese'],
  cuisines: ['lebanese'],
  methods: ['no-cook', 'culturing'],
  diets: ['vegetarian'],
  tags: ['First ferments', 'Every day', 'Summer'],
  keywords: ['labneh', 'strained yogurt', 'yogurt cheese', 'herbs', 'mezze'],
  ingredients: [
    {
      title: 'Labneh',
      usages: [
        {
          key: 'yogurt',
          quantity: 1000,
          unit: 'gram',
          ingredient: 'yogurt',
          title: 'plain whole-milk yogurt',
          note: 'without gelatin or starch',
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
      title: 'To serve',
      usages: [
        {
          key: 'garlic',
          quantity: 1,
          unit: 'clove',
          ingredient: 'garlic',
          note: 'a very small one',
        },
        {
          key: 'dill',
          quantity: 3,
          unit: 'tablespoon',
          ingredient: 'dill',
          preparation: 'chopped',
        },
        {
          key: 'chives',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'chives',
          preparation: 'snipped',
        },
        {
          key: 'mint',
          quantity: 12,
          unit: 'leaf',
          ingredient: 'mint',
          preparation: 'torn',
        },
        {
          key: 'zest',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'lemon-zest',
          preparation: 'finely grated',
          note: 'or a piece of preserved lemon rind, chopped',
        },
        {
          key: 'oil',
          quantity: 3,
          unit: 'tablespoon',
          ingredient: 'extra-virgin-olive-oil',
        },
        {
          key: 'pepper',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'aleppo-pepper',
          note: 'or mild red pepper flakes',
        },
        {
          key: 'bread',
          quantity: 4,
          ingredient: 'flatbread',
          title: 'flatbreads',
          preparation: 'warmed',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Strain',
      instructions: [
        {
          text: 'Scald a large, clean cotton cloth with boiling water, let it cool and wring it out. Line a strainer with it and set this over a deep bowl.',
        },
        {
          text: 'Stir the [[salt]] into the [[yogurt]] in its tub, pour it into the cloth and gather the corners over the top. Tie them, or fold them and lay a saucer on top.',
        },
        {
          text: 'Refrigerate for 24 hours. Pour off the whey once or twice, so that it does not touch the cloth. When it is ready, the labneh holds the track of a spoon.',
        },
        {
          text: 'Open the cloth and scrape the labneh into a clean, lidded container. Keep it in the refrigerator.',
        },
      ],
    },
    {
      title: 'Serve',
      instructions: [
        {
          text: 'Chop the [[garlic]] with a pinch of salt and rub it to a paste with the flat of the knife. Stir it into the labneh and let it stand at room temperature.',
          timerMinutes: 15,
        },
        {
          text: 'Spread the labneh over a shallow plate, making furrows with the back of the spoon. Scatter with the [[dill]], [[chives]], [[mint]] and [[zest]].',
        },
        {
          text: 'Pour the [[oil]] into the furrows, sprinkle with the [[pepper]] and serve with the [[bread]].',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'cheesecloth', note: 'of several layers, or a thin cotton dish towel' },
    { slug: 'fine-mesh-sieve' },
    { slug: 'mixing-bowl', note: 'deep enough to hold 2 cups of whey under the sieve' },
  ],
}
