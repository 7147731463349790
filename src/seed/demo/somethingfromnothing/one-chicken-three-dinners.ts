import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** A roast chicken, then a gratin, then a soup: three nights for four, for subscribers. */
export const oneChickenThreeDinners: DemoRecipe = {
  slug: 'one-chicken-three-dinners',
  title: 'One Chicken, Three Dinners',
  description:
    'Sunday: a roast bird over potatoes. Monday: chicken and leeks under crisp crumbs. Tuesday: noodle soup from everything that is left.',
  storyExcerpt:
    'A chicken costs what it costs. What you can change is how many evenings you get out of it, and with four at the table I have settled on three, counted honestly, with nobody going to bed on toast.',
  storyMore: `The trick is to carve before you eat. If you put a whole roast chicken in front of hungry people they will finish it, out of politeness. So the bird goes from the oven to the board, the legs and wings go to the table with the potatoes they were sitting on, and both breasts go straight into a covered dish in the fridge before anyone has found a fork. Dark meat is the better half in any case. I tell people this while holding the knife.

The potatoes do a lot of quiet work on the first night. They lie under the chicken for an hour and get everything that runs down, and no one who has a plate of those feels shortchanged.

On the second night there are leeks and a white sauce, and crumbs from the end of the loaf. On the third you boil the carcass. It should look wretched by then. Put in the leek tops, the squeezed lemon half if it is still around, and the wing bones off people’s plates; an hour and a half of simmering makes a fair job of hygiene.

I planned dinners like this at Larch Street with forty birds at a time. We called them Chicken, Chicken Again and Miss Odile, Is This Chicken. The soup had the highest approval.`,
  note: `**Keeping:** cooked meat for three days, the carcass for two (or three months in the freezer, if Tuesday falls through).

**Two at the table?** Use a 3-pound bird, halve nights two and three, and roast for about 55 minutes.

The broth makes about 8 cups. If your pot is small, simmer with less water and top it up after straining.`,
  isLocked: true,
  publishedDaysAgo: 223,
  prepTimeMinutes: 50,
  cookTimeMinutes: 220,
  customTimeMinutes: 60,
  customTimeLabel: 'Salting',
  yieldServings: 12,
  servingDescription: 'plates over three nights',
  difficultyLevel: 'medium',
  meals: ['dinner'],
  categories: ['chicken', 'casserole', 'soup'],
  cuisines: ['french', 'american'],
  methods: ['roasting', 'baking', 'simmering'],
  diets: ['nut-free'],
  tags: ['Sunday', 'Leftovers', 'Make-Ahead', 'Nothing wasted'],
  keywords: [
    'roast chicken',
    'leftover chicken',
    'chicken gratin',
    'chicken noodle soup',
    'meal plan',
  ],
  ingredients: [
    {
      title: 'Night one: the roast',
      usages: [
        {
          key: 'chicken',
          quantity: 4,
          unit: 'pound',
          ingredient: 'whole-chicken',
          note: '1 bird, up to 4 1/2 pounds',
        },
        {
          key: 'salt',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'kosher-salt',
          note: 'or 2 teaspoons fine salt',
        },
        {
          key: 'roast-butter',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'unsalted-butter',
          title: 'soft unsalted butter',
        },
        {
          key: 'lemon',
          quantity: 1,
          ingredient: 'lemon',
          preparation: 'halved',
          note: 'one half is for night three',
        },
        {
          key: 'potatoes',
          quantity: 2,
          unit: 'pound',
          ingredient: 'yukon-gold-potato',
          title: 'Yukon Gold potatoes',
          preparation: 'in wedges',
        },
      ],
    },
    {
      title: 'Night two: the gratin',
      usages: [
        { key: 'butter', quantity: 4, unit: 'tablespoon', ingredient: 'unsalted-butter' },
        {
          key: 'leeks',
          quantity: 2,
          ingredient: 'leek',
          title: 'large leeks',
          preparation: 'white and pale green parts, sliced and washed',
          note: 'keep the clean green tops for night three',
        },
        { key: 'flour', quantity: 3, unit: 'tablespoon', ingredient: 'all-purpose-flour' },
        { key: 'milk', quantity: 2, unit: 'cup', ingredient: 'milk', title: 'whole milk' },
        { key: 'mustard', quantity: 2, unit: 'teaspoon', ingredient: 'dijon-mustard' },
        {
          key: 'breasts',
          quantity: 2,
          unit: 'cup',
          ingredient: 'cooked-chicken',
          title: 'breast meat from night one',
          preparation: 'torn in strips',
          note: 'generous cups; more is fine',
        },
        {
          key: 'crumbs',
          quantity: 1,
          unit: 'cup',
          ingredient: 'fresh-breadcrumbs',
          title: 'coarse crumbs from stale bread',
        },
      ],
    },
    {
      title: 'Night three: the soup',
      usages: [
        {
          key: 'carcass',
          quantity: 1,
          ingredient: 'chicken-carcass',
          note: 'with all the bones',
        },
        { key: 'water', quantity: 10, unit: 'cup', ingredient: 'water' },
        { key: 'carrots', quantity: 3, ingredient: 'carrot', title: 'carrots' },
        {
          key: 'noodles',
          quantity: 6,
          unit: 'ounce',
          ingredient: 'egg-noodle',
          title: 'egg noodles',
          note: 'broken if long',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Night one: the roast',
      instructions: [
        {
          text: 'Pat the [[chicken]] very dry and rub the [[salt]] over it, inside too. Leave it uncovered in the fridge for an hour, or up to a day, which is better.',
          timerMinutes: 60,
        },
        {
          text: 'Heat the oven to 425°F (220°C). Spread the [[potatoes]] in a roasting pan. Rub the bird with the [[roast-butter]], put half of the [[lemon]] inside, and sit it on the potatoes.',
        },
        {
          text: 'Roast for 65 to 75 minutes, turning the potatoes once, until a thermometer in the thickest part of the thigh says 165°F (75°C).',
          timerMinutes: 65,
        },
        {
          text: 'Rest for 15 minutes, then carve. Take off both breasts and put them in the fridge at once. Serve the legs, thighs and wings with the potatoes and every drop in the pan. Refrigerate the bones.',
          timerMinutes: 15,
        },
      ],
    },
    {
      title: 'Night two: the gratin',
      instructions: [
        {
          text: 'Heat the oven to 400°F (200°C). Melt ((3 tablespoon)) of the [[butter]] in a wide pan, add the [[leeks]] and a pinch of salt, and cook gently for 10 minutes, until soft.',
          timerMinutes: 10,
        },
        {
          text: 'Stir in the [[flour]] and cook for 1 minute. Add the [[milk]] in three goes, stirring each time until smooth, then simmer for 3 minutes. Stir in the [[mustard]] and salt to taste, then the [[breasts]].',
          timerMinutes: 3,
        },
        {
          text: 'Scrape into a 2-quart baking dish. Melt the last spoonful of butter, toss with the [[crumbs]] and a pinch of salt, and scatter over the top.',
        },
        {
          text: 'Bake for 20 minutes, until it bubbles at the edges and the top is brown.',
          timerMinutes: 20,
        },
      ],
    },
    {
      title: 'Night three: the soup',
      instructions: [
        {
          text: 'Put the [[carcass]] in a stockpot with the leek tops, one of the [[carrots]], cut up, and the [[water]]. Bring slowly to a simmer and leave it, barely moving, for 90 minutes.',
          timerMinutes: 90,
        },
        {
          text: 'Strain. Pick every scrap of meat from the bones as soon as you can bear to touch them; expect about ((0.5 cup)).',
          note: 'This is a job for two people and a radio.',
        },
        {
          text: 'Slice the other two carrots and simmer them in the broth for 5 minutes. Add the [[noodles]] and cook until tender, about 7 minutes. Return the meat, squeeze in the saved half of lemon, and salt it until it tastes like soup.',
          timerMinutes: 12,
        },
      ],
    },
  ],
  equipment: [
    { slug: 'roasting-pan', note: 'or a 12-inch cast-iron skillet' },
    { slug: 'instant-read-thermometer' },
    { slug: 'baking-dish', note: '2 quarts' },
    { slug: 'stockpot' },
    { slug: 'fine-mesh-sieve' },
    { slug: 'chefs-knife' },
  ],
  comments: [
    {
      user: 'yearly',
      text: 'Breasts hidden before anyone sat down. My brother-in-law looked for them. He checked the oven.',
      daysAgo: 209,
      upvotes: 4,
    },
    {
      user: 'monthly',
      text: 'There are only two of us and we like dark meat on night two. Does the gratin work with thighs?',
      daysAgo: 160,
      upvotes: 2,
      replies: [
        {
          user: 'owner',
          text: 'Better, if anything, since thigh stays juicy under the sauce. Eat the breasts hot on Sunday with the pan juices and keep the legs.',
          daysAgo: 159,
          upvotes: 3,
        },
        {
          user: 'yearly',
          text: 'We do it this way too. A bit of tarragon in the sauce.',
          daysAgo: 151,
          upvotes: 1,
        },
      ],
    },
  ],
}
