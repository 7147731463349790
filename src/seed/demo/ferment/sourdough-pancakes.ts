import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: pancakes from an overnight sponge of sourdough discard and kefir. */
export const sourdoughPancakes: DemoRecipe = {
  slug: 'sourdough-pancakes',
  title: 'Sourdough Pancakes',
  description:
    'A cup of starter you would otherwise throw away, left overnight with kefir and flour. In the morning there is a batter that rises by itself.',
  storyExcerpt:
    'A starter that is fed every day makes more starter than bread can use, and it troubled me to pour flour down the sink. On Saturdays it now goes into a bowl before bed, and on Sundays there are pancakes.',
  storyMore: `The sponge is mixed in two minutes with a fork. By morning it has risen, fallen a little and covered itself with small holes, and it smells of apples. All the souring is done. What you add then is only what should not stand about all night: eggs, butter, salt and the two powders.

The baking soda works twice. It meets the acid from starter and kefir and makes the gas that lifts the pancakes, and in doing so it takes away the sharpest part of the sourness. Stir it in last and have the pan hot, because the batter is at its best for a quarter of an hour.

I cook them in a cast-iron pan over a flame lower than impatience would like. The first side is ready when the holes at the edge stay open. The second needs half as long, and nothing is improved by pressing.

Ours are eaten with butter and stewed plums, or with sour cream and the last of the smoked trout. Leave out the sugar for the second, and add a handful of chopped dill.`,
  note: `**Starter.** Discard up to a week old from the refrigerator is fine for this. If it has gray liquid on it, pour that off. It should be at equal weights of flour and water.

**Without kefir.** Use buttermilk, or plain yogurt thinned with a quarter of its volume of milk.

**Warm nights.** If the kitchen is above 75°F, leave the sponge out for an hour and then refrigerate it.

**Keeping.** Cooked pancakes keep 2 days in the refrigerator and 2 months in the freezer. Warm them in a toaster.`,
  publishedDaysAgo: 231,
  prepTimeMinutes: 15,
  cookTimeMinutes: 25,
  customTimeMinutes: 600,
  customTimeLabel: 'Overnight rest',
  yieldServings: 12,
  servingDescription: 'pancakes',
  difficultyLevel: 'easy',
  meals: ['breakfast', 'brunch'],
  categories: ['pancake', 'sourdough'],
  cuisines: ['american'],
  methods: ['griddling', 'fermenting'],
  diets: ['vegetarian'],
  tags: ['Uses starter', 'Cooking from the jar', 'Every day'],
  keywords: ['sourdough discard', 'pancakes', 'kefir', 'overnight sponge', 'breakfast'],
  ingredients: [
    {
      title: 'The night before',
      usages: [
        {
          key: 'starter',
          quantity: 240,
          unit: 'gram',
          ingredient: 'sourdough-starter',
          title: 'unfed sourdough starter',
          note: 'about 1 cup, stirred down',
        },
        { key: 'flour', quantity: 1, unit: 'cup', ingredient: 'all-purpose-flour' },
        {
          key: 'kefir',
          quantity: 1,
          unit: 'cup',
          ingredient: 'kefir',
          title: 'milk kefir',
          note: 'or buttermilk',
        },
        { key: 'sugar', quantity: 2, unit: 'tablespoon', ingredient: 'granulated-sugar' },
      ],
    },
    {
      title: 'In the morning',
      usages: [
        { key: 'eggs', quantity: 2, ingredient: 'egg', title: 'large eggs' },
        {
          key: 'butter',
          quantity: 3,
          unit: 'tablespoon',
          ingredient: 'unsalted-butter',
          preparation: 'melted and cooled',
        },
        {
          key: 'vanilla',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'vanilla-extract',
          note: 'optional',
        },
        {
          key: 'salt',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'powder', quantity: 1, unit: 'teaspoon', ingredient: 'baking-powder' },
        { key: 'soda', quantity: 0.5, unit: 'teaspoon', ingredient: 'baking-soda' },
        {
          key: 'pan-butter',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'unsalted-butter',
          note: 'for the pan',
        },
      ],
    },
    {
      title: 'To serve',
      usages: [
        {
          key: 'syrup',
          ingredient: 'maple-syrup',
          note: 'or stewed plums',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'The night before',
      instructions: [
        {
          text: 'Stir the [[starter]], [[flour]], [[kefir]] and [[sugar]] in a large bowl until no dry flour is left. It will be thick. Cover and leave in a cool kitchen for 8 to 12 hours.',
          note: 'The bowl should be less than half full.',
        },
      ],
    },
    {
      title: 'In the morning',
      instructions: [
        {
          text: 'Beat the [[eggs]] with the [[butter]] and the [[vanilla]], and stir them into the sponge with a whisk until smooth.',
        },
        {
          text: 'Set a heavy skillet or griddle over medium-low heat and let it get thoroughly hot.',
          timerMinutes: 5,
        },
        {
          text: 'Mix the [[salt]], [[powder]] and [[soda]] in a cup, crushing any lumps. Scatter over the batter and fold in. It will swell and turn foamy.',
        },
        {
          text: 'Wipe the pan with a little of the [[pan-butter]]. Ladle in ((0.25 cup)) of batter for each pancake and cook until the edges are dry and the holes on top stay open.',
          timerMinutes: 3,
        },
        {
          text: 'Turn and cook until the underside is brown and the middle springs back when touched.',
          timerMinutes: 2,
        },
        {
          text: 'Keep the pancakes warm on a rack in an oven at 200°F while you cook the rest, buttering the pan each time. Serve with the [[syrup]].',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'cast-iron-skillet', note: 'or a griddle' },
    { slug: 'mixing-bowl' },
    { slug: 'whisk' },
    { slug: 'ladle' },
    { slug: 'turner' },
  ],
  comments: [
    {
      user: 'free',
      text: 'Could this be made gluten free with a rice-flour starter? My son cannot have wheat.',
      daysAgo: 204,
      upvotes: 1,
      replies: [
        {
          user: 'owner',
          text: 'I have not made it that way, so I will not promise. The batter will be thinner and need something to bind it. Try a quarter of the recipe with one small egg, and make the pancakes small. Please tell us.',
          daysAgo: 203,
          upvotes: 4,
        },
        {
          user: 'free',
          text: 'Buckwheat flour in the sponge and one egg for half the recipe. They held, if I turned them carefully. He had six.',
          daysAgo: 190,
          upvotes: 10,
        },
      ],
    },
    {
      user: 'visitor',
      text: 'With smoked trout and dill, no sugar. I do not think I will make the sweet ones again.',
      daysAgo: 61,
      upvotes: 4,
    },
  ],
}
