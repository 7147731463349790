import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Red lentil soup with a spiced butter poured over. */
export const redLentilSoup: DemoRecipe = {
  slug: 'red-lentil-soup',
  title: 'Red Lentil Soup with Mint Butter',
  description:
    'Lentils that cook in twenty minutes, cumin, lemon, and a spoon of sizzling mint and chile butter poured over at the table.',
  storyExcerpt:
    'A bag of red lentils costs less than the newspaper and has fewer worries in it. I keep two bags in the cupboard, one for using and one so that I never have to say we are out.',
  storyMore: `Red lentils ask for nothing. No soaking, no picking over beyond a glance, no hour on the stove. They go in pink and twenty minutes later they have dissolved into a yellow soup, which upset Ada when she was four and had been promised a pink one.

The first winter after I left the school kitchen I was paid by the piece for writing about food, and there were not many pieces. This was Monday. It was often Wednesday. I got it from Mrs. Demir, who ran the alterations counter next to my father’s shop and brought soup to work in a thermos the size of an artillery shell. Hers had rice in it as well, and some days bulgur, depending.

What she taught me was the butter. You make the plain soup in one pot, and in a very small pan you melt butter until it foams, throw in dried mint and red pepper, count to ten and pour it over. It hisses. It makes orange rings on the yellow. The soup underneath could be any lentil soup, and then all at once it is that one.

Dried mint, please. Fresh is lovely elsewhere and turns to lawn clippings here. Squeeze the lemon at the very end, and more of it than feels polite.`,
  note: `Keeps five days and sets firm when cold: add water and reheat gently, then taste again for salt and lemon. Freezes for three months, without the butter.

For a vegan pot, use olive oil for the mint and pepper. It will sizzle just the same.`,
  publishedDaysAgo: 447,
  prepTimeMinutes: 10,
  cookTimeMinutes: 35,
  yieldServings: 5,
  servingDescription: 'bowls',
  difficultyLevel: 'easy',
  meals: ['dinner', 'lunch'],
  categories: ['soup', 'bean-and-legume'],
  cuisines: ['turkish'],
  methods: ['simmering', 'one-pot-cooking'],
  diets: ['vegetarian', 'gluten-free'],
  tags: ['Weeknight', 'Freezer-Friendly', 'Five dollars or less'],
  keywords: ['lentil soup', 'red lentils', 'mint butter', 'aleppo pepper', 'budget soup'],
  ingredients: [
    {
      title: 'For the soup',
      usages: [
        { key: 'oil', quantity: 2, unit: 'tablespoon', ingredient: 'olive-oil' },
        {
          key: 'onion',
          quantity: 1,
          ingredient: 'onion',
          title: 'large yellow onion',
          preparation: 'chopped',
        },
        {
          key: 'carrot',
          quantity: 1,
          ingredient: 'carrot',
          title: 'large carrot',
          preparation: 'coarsely grated',
        },
        { key: 'garlic', quantity: 3, unit: 'clove', ingredient: 'garlic', preparation: 'chopped' },
        { key: 'cumin', quantity: 1.5, unit: 'teaspoon', ingredient: 'ground-cumin' },
        { key: 'paste', quantity: 2, unit: 'tablespoon', ingredient: 'tomato-paste' },
        {
          key: 'lentils',
          quantity: 300,
          unit: 'gram',
          ingredient: 'red-lentil',
          title: 'split red lentils',
          preparation: 'rinsed',
          note: 'about 1 1/2 cups',
        },
        { key: 'water', quantity: 6.5, unit: 'cup', ingredient: 'water' },
        {
          key: 'salt',
          quantity: 1.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'lemon',
          quantity: 1,
          ingredient: 'lemon',
          preparation: 'halved',
          note: 'half for the pot, half for the table',
        },
      ],
    },
    {
      title: 'For the mint butter',
      usages: [
        { key: 'butter', quantity: 3, unit: 'tablespoon', ingredient: 'unsalted-butter' },
        { key: 'mint', quantity: 2, unit: 'teaspoon', ingredient: 'dried-mint' },
        {
          key: 'pepper',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'aleppo-pepper',
          note: 'or 1/2 teaspoon red pepper flakes and 1/2 teaspoon paprika',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Make the soup',
      instructions: [
        {
          text: 'Warm the [[oil]] in a large saucepan over medium heat. Add the [[onion]] and [[carrot]] and cook until soft and sweet-smelling, 8 minutes.',
          timerMinutes: 8,
        },
        {
          text: 'Stir in the [[garlic]], [[cumin]] and [[paste]]. Fry for 2 minutes, until the paste darkens and catches a little.',
          timerMinutes: 2,
        },
        {
          text: 'Add the [[lentils]], [[water]] and [[salt]] and bring to a boil. Skim off the foam if it bothers you.',
        },
        {
          text: 'Turn the heat down and simmer with the lid ajar for 20 minutes, stirring every so often, until the lentils have lost all shape.',
          timerMinutes: 20,
          note: 'They sink and scorch toward the end. Stir from the bottom.',
        },
        {
          text: 'Beat hard with a whisk for a soup with some texture, or blend it for a smooth one. Squeeze in half of the [[lemon]] and taste for salt.',
        },
      ],
    },
    {
      title: 'Make the mint butter',
      instructions: [
        {
          text: 'Melt the [[butter]] in your smallest pan over medium heat until it foams and smells of nuts, about 2 minutes. Take it off the heat, add the [[mint]] and [[pepper]], and count to ten.',
          timerMinutes: 2,
        },
        {
          text: 'Ladle the soup into bowls, spoon the butter over while it is still fizzing, and send the other half of the lemon around in wedges.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'saucepan', note: '4 quarts for the soup, and your smallest for the butter' },
    { slug: 'box-grater' },
    { slug: 'whisk', note: 'or an immersion blender' },
    { slug: 'ladle' },
  ],
  comments: [
    {
      user: 'visitor',
      text: 'My grandmother was from Gaziantep and would have approved of the mint and argued about the carrot.',
      daysAgo: 430,
      upvotes: 4,
    },
    {
      user: 'free',
      text: 'Could I do this in a slow cooker before work?',
      daysAgo: 301,
      upvotes: 1,
      replies: [
        {
          user: 'owner',
          text: 'You can: fry the onion, carrot and paste first (the night before is fine), then everything on low for 6 hours with 1/2 cup less water. Butter in the evening, at the stove. It has to hiss.',
          daysAgo: 300,
          upvotes: 3,
        },
      ],
    },
    {
      user: 'monthly',
      text: 'Doubled it, froze four tubs, had a baby. Best planning I have ever done.',
      daysAgo: 155,
      upvotes: 4,
    },
  ],
}
