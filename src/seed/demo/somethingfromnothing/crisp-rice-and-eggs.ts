import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Leftover rice fried into a crust, with eggs. */
export const crispRiceAndEggs: DemoRecipe = {
  slug: 'crisp-rice-and-eggs',
  title: 'Crisp Rice and Eggs',
  description:
    'Last night’s rice pressed into a hot pan until the bottom crackles, with peas, two fried eggs and a sharp soy dressing.',
  storyExcerpt:
    'I cook too much rice on purpose and have done so for years. The plan was always this: a cold tub at the back of the fridge, a hot pan, and fifteen minutes.',
  storyMore: `Fried rice wants you to stir. This wants you to stop. You press the rice flat, turn the heat to medium-high, and then do nothing at all for five minutes, which is harder than it sounds. Theo cannot be left alone with it. He lifts the edge to look, and every time he looks it starts again from the beginning.

Listen to it. At first the rice hisses, because there is water to be got rid of. Then the hiss goes down and it begins to tick, like a bicycle being wheeled. When you hear ticking, you have a crust. The rice on top stays soft, so you get both in one forkful.

Cold rice from the fridge is the thing to use. The grains have dried out and firmed up overnight and they fry instead of steaming. Rice that is still warm will weld itself to the pan and to your opinion of me. One word of caution: rice should go into the fridge within an hour of being cooked and be eaten within a day or two, because it can make you ill in a way that reheating does not cure.

The dressing is soy, vinegar and a little sugar. Make it even if you think you can’t be bothered. It takes as long as finding the chili crisp.`,
  note: `Any cooked grain that has dried out in the fridge can have the same treatment: farro and barley are very good, quinoa goes everywhere.

For one person, halve everything and use an 8-inch pan so that the layer stays about half an inch deep.`,
  publishedDaysAgo: 280,
  prepTimeMinutes: 5,
  cookTimeMinutes: 10,
  yieldServings: 2,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['dinner', 'breakfast', 'lunch'],
  categories: ['rice-dish', 'egg-dish'],
  cuisines: ['chinese'],
  methods: ['frying', 'one-pot-cooking'],
  diets: ['vegetarian', 'dairy-free'],
  tags: ['Weeknight', 'Leftovers', 'For Two'],
  keywords: ['leftover rice', 'crispy rice', 'fried eggs', '15 minute dinner', 'chili crisp'],
  ingredients: [
    {
      title: 'For the rice',
      usages: [
        {
          key: 'rice',
          quantity: 3,
          unit: 'cup',
          ingredient: 'cooked-rice',
          title: 'cold cooked rice',
          note: 'from about 1 cup raw, a day old',
        },
        {
          key: 'oil',
          quantity: 3,
          unit: 'tablespoon',
          ingredient: 'vegetable-oil',
          title: 'neutral oil',
        },
        {
          key: 'scallions',
          quantity: 4,
          ingredient: 'scallion',
          title: 'scallions',
          preparation: 'thinly sliced, whites and greens apart',
        },
        {
          key: 'peas',
          quantity: 0.5,
          unit: 'cup',
          ingredient: 'peas',
          title: 'frozen peas',
          note: 'no need to thaw',
        },
        {
          key: 'salt',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'eggs', quantity: [2, 4], ingredient: 'egg', title: 'large eggs' },
      ],
    },
    {
      title: 'For the dressing',
      usages: [
        { key: 'soy', quantity: 1.5, unit: 'tablespoon', ingredient: 'soy-sauce' },
        { key: 'vinegar', quantity: 1, unit: 'tablespoon', ingredient: 'rice-vinegar' },
        {
          key: 'sugar',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'granulated-sugar',
          title: 'sugar',
        },
        {
          key: 'sesame',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'sesame-oil',
          title: 'toasted sesame oil',
        },
        {
          key: 'chili',
          quantity: [1, 2],
          unit: 'tablespoon',
          ingredient: 'chili-crisp',
          note: 'or a pinch of red pepper flakes',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Crisp the rice',
      instructions: [
        {
          text: 'Stir the [[soy]], [[vinegar]], [[sugar]] and [[sesame]] together in a cup until the sugar has gone. Break up the [[rice]] with wet fingers so that no lump is bigger than a grape.',
        },
        {
          text: 'Heat ((2 tablespoon)) of the [[oil]] in a 12-inch nonstick or well-seasoned skillet over medium-high heat until it shimmers. Add the white parts of the [[scallions]] and the [[salt]] and stir for 30 seconds.',
        },
        {
          text: 'Add the rice and [[peas]], toss once, then press flat with a spatula. Leave it alone for 5 minutes. When the hiss turns to a tick, lift one edge: it should be the color of toast.',
          timerMinutes: 5,
        },
        {
          text: 'Turn the rice over in rough pieces, crust upward, and give it 1 more minute. Divide between two bowls.',
          timerMinutes: 1,
        },
      ],
    },
    {
      title: 'Fry the eggs',
      instructions: [
        {
          text: 'Add the remaining oil to the hot pan and crack in the [[eggs]]. Fry for 2 minutes, spooning the oil over the whites, until the edges are brown lace and the yolks still wobble.',
          timerMinutes: 2,
        },
        {
          text: 'Slide the eggs onto the rice. Spoon over the dressing and the [[chili]], and scatter with the green parts of the scallions.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'skillet', note: '12 inch, nonstick or well-seasoned cast iron' },
    { slug: 'turner', note: 'thin and stiff enough to get under the crust' },
    { slug: 'measuring-spoons' },
  ],
  comments: [
    {
      user: 'free',
      text: 'Mine stuck. Stainless pan, sushi rice, still a bit warm. I think I broke every rule in the story.',
      daysAgo: 251,
      upvotes: 2,
      replies: [
        {
          user: 'owner',
          text: 'All three, yes. Soak the pan, forgive yourself, and spread the next batch on a plate in the freezer for 15 minutes if you can’t wait overnight.',
          daysAgo: 250,
          upvotes: 4,
        },
        {
          user: 'visitor',
          text: 'The freezer trick works. Ten minutes was enough for me.',
          daysAgo: 190,
          upvotes: 2,
        },
      ],
    },
    {
      user: 'monthly',
      text: 'It really does tick like a bicycle. My kids now stand in a row and listen for it.',
      daysAgo: 133,
      upvotes: 4,
    },
    {
      user: 'yearly',
      text: 'Three eggs between two people caused a discussion. Make it two or four.',
      daysAgo: 61,
      upvotes: 3,
    },
  ],
}
