import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Leek and potato soup whose stock comes from the leek tops. */
export const leekAndPotatoSoup: DemoRecipe = {
  slug: 'leek-and-potato-soup',
  title: 'Leek and Potato Soup',
  description:
    'The whole leek goes in: the white half becomes soup, and the dark green half becomes the stock to make it with.',
  storyExcerpt:
    'Mrs. Pell, downstairs, grows leeks on plot fourteen of the community garden and has never once grown the right number. Every October there is a knock, and a bundle the length of a rifle, roots on.',
  storyMore: `For years I did what the recipes said and cut off the green tops and felt bad about it. They are half the leek. You paid for them, or in my case you carried them up a flight of stairs with earth going down your sleeve.

They are too tough to eat in a soup like this one, but they are full of flavor, and twenty-five minutes in simmering water gets it out. So you wash the tops, put them on to simmer with a bay leaf, and by the time the white part has softened in butter the stock is ready. It is pale green and tastes plainly of leek, which is the point of the exercise.

Wash them properly. A leek grows by pulling mud up around its neck. Slit it lengthwise and hold it under the tap, fanning the leaves like somebody looking for a receipt.

Then there is the blender, with which people do this soup great harm. Potato starch goes to wallpaper paste when it is whipped. I use a masher, and leave it a bit rough. If you want it smooth, put it through a sieve or a food mill, or blend half and stop the moment it looks like soup.

My mother put nutmeg in it. So do I, though I tell Ada it is pepper.`,
  note: `Keeps three days in the fridge. It is good cold with more cream and more salt, under its French name.

No leeks as long as a rifle? Six small ones will do. If the tops were already trimmed at the store, use the ends and peels of a couple of onions and a celery stalk for the stock.`,
  publishedDaysAgo: 689,
  prepTimeMinutes: 15,
  cookTimeMinutes: 45,
  yieldServings: 6,
  servingDescription: 'bowls',
  difficultyLevel: 'easy',
  meals: ['dinner', 'lunch'],
  categories: ['soup'],
  cuisines: ['french'],
  methods: ['simmering'],
  diets: ['vegetarian', 'gluten-free'],
  tags: ['Nothing wasted', 'Five dollars or less', 'For a Crowd'],
  keywords: ['leek tops', 'vichyssoise', 'potato soup', 'vegetable stock', 'winter soup'],
  ingredients: [
    {
      title: 'For the leek-top stock',
      note: 'Use only the sound leaves and wash them twice.',
      usages: [
        {
          key: 'tops',
          title: 'green leek tops',
          preparation: 'washed and cut up',
          note: 'from the leeks below',
        },
        { key: 'bay', quantity: 2, ingredient: 'bay-leaf', title: 'bay leaves' },
        {
          key: 'peppercorns',
          quantity: 8,
          ingredient: 'black-peppercorn',
          title: 'black peppercorns',
        },
        { key: 'water', quantity: 7, unit: 'cup', ingredient: 'water' },
      ],
    },
    {
      title: 'For the soup',
      usages: [
        { key: 'butter', quantity: 3, unit: 'tablespoon', ingredient: 'unsalted-butter' },
        {
          key: 'leeks',
          quantity: 3,
          ingredient: 'leek',
          title: 'large leeks',
          preparation: 'white and pale green parts, sliced 1/2 inch thick',
          note: 'about 2 pounds before trimming',
        },
        {
          key: 'salt',
          quantity: 1.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'potatoes',
          quantity: 1.5,
          unit: 'pound',
          ingredient: 'yukon-gold-potato',
          title: 'Yukon Gold potatoes',
          preparation: 'peeled, in 3/4-inch chunks',
          note: 'about 4 medium',
        },
        { key: 'cream', quantity: 0.333, unit: 'cup', ingredient: 'heavy-cream' },
        {
          key: 'nutmeg',
          quantity: 0.125,
          unit: 'teaspoon',
          ingredient: 'nutmeg',
          preparation: 'freshly grated',
        },
        {
          key: 'chives',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'chives',
          preparation: 'snipped',
          note: 'optional',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Start the stock',
      instructions: [
        {
          text: 'Put the [[tops]], [[bay]], [[peppercorns]] and [[water]] in a saucepan. Bring to a boil, then simmer gently, uncovered, for 25 minutes.',
          timerMinutes: 25,
        },
      ],
    },
    {
      title: 'Make the soup',
      instructions: [
        {
          text: 'Meanwhile, melt the [[butter]] in a large pot over low heat. Add the [[leeks]] and ((0.5 teaspoon)) of the [[salt]], cover, and sweat for 15 minutes, stirring twice. They should go soft and slippery and stay pale.',
          timerMinutes: 15,
        },
        {
          text: 'Add the [[potatoes]] and the remaining salt and turn them in the buttery leeks for 2 minutes.',
          timerMinutes: 2,
        },
        {
          text: 'Strain the stock into the pot, about ((5.5 cup)) of it, and press the tops hard in the sieve. If you are short, make it up with water.',
        },
        {
          text: 'Simmer, half covered, until a potato falls apart when you poke it, 18 minutes.',
          timerMinutes: 18,
        },
        {
          text: 'Take off the heat and crush with a masher until it is as smooth as you like. Stir in the [[cream]] and [[nutmeg]], warm through without boiling, taste for salt and serve under the [[chives]].',
          note: 'Too thick? Stock or milk. Too thin? Simmer a few minutes, lid off.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'saucepan', note: 'for the stock' },
    { slug: 'dutch-oven', note: 'or another heavy 5-quart pot' },
    { slug: 'fine-mesh-sieve' },
    { slug: 'potato-masher' },
    { slug: 'vegetable-peeler' },
  ],
}
