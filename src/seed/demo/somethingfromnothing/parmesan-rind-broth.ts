import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Broth of saved cheese rinds: a draft, so that the kitchen has one to show. */
export const parmesanRindBroth: DemoRecipe = {
  slug: 'parmesan-rind-broth',
  title: 'Parmesan Rind Broth with Greens',
  description:
    'A freezer bag of cheese rinds, a head of garlic and ninety minutes, for a broth that makes people ask which butcher you went to.',
  storyExcerpt:
    'There is a bag in my freezer marked RINDS, and under that, in Theo’s handwriting, WHY. This is why.',
  storyMore: `A wedge of real Parmesan is the most expensive thing I buy by weight, barring saffron and shoes for Ada, and I am not about to put the last inch of it in the trash. The rind is cheese, only drier. It has no wax on it, whatever your uncle says. Scrub it, freeze it, and in two or three months you will have six ounces.

I came to this late. Nonna Pia put one rind in a soup and left it at that. A broth made of nothing but rinds was the idea of a cook called Renata, who ran the staff kitchen of a hotel where I worked for one summer and was mostly in the way. She collected the rinds from the dining room, forty people’s worth, and fed the chambermaids on the proceeds. The guests upstairs had consommé, and ours was better.

Stir it. Rinds soften as they cook, sink, and stick to the bottom with real conviction, and a burnt one will make the whole pot taste of singed sock. Every ten minutes or so is enough. When it is done the broth will be cloudy and the color of weak tea, and it sets to a light jelly in the fridge.

The boiled rinds are edible. Cut them small and crisp them in a dry pan.`,
  note: `Pecorino and Grana rinds are fine. Leave out anything with wax or cloth on it, and blue cheese of any kind.

To do before publishing: try it in the pressure cooker, weigh the rinds again, ask Theo for his side.`,
  prepTimeMinutes: 10,
  cookTimeMinutes: 105,
  yieldServings: 4,
  servingDescription: 'bowls',
  difficultyLevel: 'easy',
  meals: ['dinner', 'lunch'],
  categories: ['soup', 'stock-and-broth'],
  cuisines: ['italian'],
  methods: ['simmering'],
  diets: [],
  tags: ['Nothing wasted', 'Freezer-Friendly'],
  keywords: ['parmesan rinds', 'cheese broth', 'brodo', 'escarole soup'],
  ingredients: [
    {
      title: 'For the broth',
      usages: [
        { key: 'oil', quantity: 2, unit: 'tablespoon', ingredient: 'olive-oil' },
        {
          key: 'onion',
          quantity: 1,
          ingredient: 'onion',
          title: 'yellow onion',
          preparation: 'halved, skin on',
        },
        {
          key: 'garlic',
          quantity: 1,
          unit: 'head',
          ingredient: 'garlic',
          preparation: 'halved across',
        },
        {
          key: 'wine',
          quantity: 0.5,
          unit: 'cup',
          ingredient: 'dry-white-wine',
          note: 'or water and a teaspoon of vinegar',
        },
        {
          key: 'rinds',
          quantity: 6,
          unit: 'ounce',
          title: 'Parmesan rinds',
          preparation: 'scrubbed',
          note: '5 or 6 large ones',
        },
        { key: 'bay', quantity: 2, ingredient: 'bay-leaf', title: 'bay leaves' },
        {
          key: 'peppercorns',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'black-peppercorn',
          title: 'black peppercorns',
        },
        { key: 'water', quantity: 9, unit: 'cup', ingredient: 'water' },
      ],
    },
    {
      title: 'To make a supper of it',
      usages: [
        { key: 'orzo', quantity: 0.75, unit: 'cup', ingredient: 'orzo' },
        {
          key: 'escarole',
          quantity: 8,
          unit: 'ounce',
          ingredient: 'endive',
          title: 'escarole',
          preparation: 'in ribbons',
          note: 'or chard, or kale',
        },
        { key: 'lemon', quantity: 0.5, ingredient: 'lemon' },
        {
          key: 'salt',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
          note: 'taste first; the rinds are salty',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Make the broth',
      instructions: [
        {
          text: 'Heat the [[oil]] in a large pot over medium-high heat. Lay in the [[onion]] and [[garlic]], cut sides down, and leave for 5 minutes, until well browned.',
          timerMinutes: 5,
        },
        {
          text: 'Pour in the [[wine]] and let it boil away by half. Add the [[rinds]], [[bay]], [[peppercorns]] and [[water]].',
        },
        {
          text: 'Bring to a simmer and cook, uncovered, for 90 minutes, stirring from the bottom every 10 minutes, until you have about 6 cups.',
          timerMinutes: 90,
        },
        {
          text: 'Strain into a clean pot and press the garlic to get the soft part out. Keep the rinds.',
        },
      ],
    },
    {
      title: 'Finish the soup',
      instructions: [
        {
          text: 'Bring the broth back to a simmer, add the [[orzo]] and cook for 7 minutes. Add the [[escarole]] and cook for 3 minutes more.',
          timerMinutes: 10,
        },
        { text: 'Squeeze in the [[lemon]], taste, and only then reach for the [[salt]].' },
      ],
    },
  ],
  equipment: [
    { slug: 'stockpot', note: '6 quarts' },
    { slug: 'fine-mesh-sieve' },
    { slug: 'wooden-spoon', note: 'with a flat edge, for the bottom' },
  ],
}
