import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Baked bread pudding with marmalade. */
export const breadAndButterPudding: DemoRecipe = {
  slug: 'bread-and-butter-pudding',
  title: 'Marmalade Bread and Butter Pudding',
  description:
    'Stale white bread, buttered and spread with marmalade, soaked in custard and baked until the corners go crunchy and the middle trembles.',
  storyExcerpt:
    'My mother, who was from Brittany and buttered everything including fish, believed that the English had invented one good thing and that this was it.',
  storyMore: `She made it on Sunday with whatever bread was left from the week, and she was strict about the corners. Each triangle had to stand up a little out of the custard, so that it would brown. A flat pudding was, in her word, _triste_. I was put on corner duty at six and I have never really come off it.

Marmalade is my addition. A sweet custard with sweet raisins in sweet bread can be a bit much, and the bitter peel keeps you interested until the bottom of the dish. If you have the end of three jars, use the end of three jars.

The soak is what people skip. Half an hour on the counter, with a plate on top if the bread floats, lets the custard get into the middle of each slice. Skip it and you get scrambled eggs with toast. The other thing is to take it out while it still shivers. It goes on cooking in its own heat, and ten minutes later it will have set.

At the school we made it for two hundred with hamburger buns, because there were always hamburger buns, and it was the only dessert that ever came back to the hatch as an empty tray with a fork mark across the bottom. I don’t know whose fork. I have my suspicions about the principal.`,
  note: `Brioche and panettone make a richer pudding: cut the sugar to 3 tablespoons if you use either. Very hard bread needs an extra 1/2 cup of milk.

Cold slices, fried in butter the next morning, are French toast with its work already done.`,
  publishedDaysAgo: 631,
  prepTimeMinutes: 15,
  cookTimeMinutes: 40,
  customTimeMinutes: 30,
  customTimeLabel: 'Soaking',
  yieldServings: 6,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['dessert'],
  categories: ['pudding'],
  cuisines: ['british'],
  methods: ['baking'],
  diets: ['vegetarian'],
  tags: ['Uses up bread', 'Sunday', 'Something sweet'],
  keywords: ['bread pudding', 'stale bread', 'marmalade', 'custard', 'leftover bread dessert'],
  ingredients: [
    {
      title: 'For the bread',
      usages: [
        {
          key: 'bread',
          quantity: 8,
          unit: 'slice',
          ingredient: 'stale-bread',
          title: 'stale white bread',
          note: 'about 10 ounces, crusts on',
        },
        {
          key: 'butter',
          quantity: 4,
          unit: 'tablespoon',
          ingredient: 'unsalted-butter',
          title: 'soft butter',
          note: 'plus some for the dish',
        },
        {
          key: 'marmalade',
          quantity: 0.333,
          unit: 'cup',
          ingredient: 'marmalade',
          title: 'bitter orange marmalade',
        },
        { key: 'raisins', quantity: 0.333, unit: 'cup', ingredient: 'raisin', title: 'raisins' },
      ],
    },
    {
      title: 'For the custard',
      usages: [
        { key: 'eggs', quantity: 4, ingredient: 'egg', title: 'large eggs' },
        {
          key: 'sugar',
          quantity: 0.333,
          unit: 'cup',
          ingredient: 'granulated-sugar',
          title: 'sugar',
        },
        { key: 'vanilla', quantity: 1, unit: 'teaspoon', ingredient: 'vanilla-extract' },
        {
          key: 'salt',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'milk', quantity: 1.75, unit: 'cup', ingredient: 'milk', title: 'whole milk' },
        {
          key: 'cream',
          quantity: 0.75,
          unit: 'cup',
          ingredient: 'heavy-cream',
          note: 'or more milk, and no one will be told',
        },
        {
          key: 'nutmeg',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'nutmeg',
          preparation: 'freshly grated',
        },
        {
          key: 'crunchy-sugar',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'turbinado-sugar',
          note: 'for the top',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Fill the dish',
      instructions: [
        {
          text: 'Butter a 2-quart baking dish. Spread the [[bread]] with the [[butter]], then with the [[marmalade]], and cut each slice into two triangles.',
        },
        {
          text: 'Stand the triangles in the dish in overlapping rows, points up like a row of roofs, and tuck the [[raisins]] down between them. Any left on top will burn.',
        },
      ],
    },
    {
      title: 'Soak',
      instructions: [
        {
          text: 'Whisk the [[eggs]], [[sugar]], [[vanilla]] and [[salt]] until smooth, then whisk in the [[milk]] and [[cream]].',
        },
        {
          text: 'Pour the custard slowly over the bread, wetting every point. Grate over the [[nutmeg]] and leave for 30 minutes, pressing down now and then.',
          timerMinutes: 30,
        },
      ],
    },
    {
      title: 'Bake',
      instructions: [
        {
          text: 'Heat the oven to 350°F (180°C). Scatter the [[crunchy-sugar]] over the points and bake for 35 to 40 minutes, until the tips are dark gold and the middle shivers when you nudge the dish.',
          timerMinutes: 35,
        },
        {
          text: 'Let it settle for 10 minutes. Serve warm, with cold cream if there is any left.',
          timerMinutes: 10,
        },
      ],
    },
  ],
  equipment: [
    { slug: 'baking-dish', note: '2 quarts, about 8 by 11 inches' },
    { slug: 'mixing-bowl' },
    { slug: 'whisk' },
    { slug: 'bread-knife' },
  ],
}
