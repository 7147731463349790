import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Ginger syrup with lime, salt and soda water. */
export const gingerLimeSoda: DemoRecipe = {
  slug: 'ginger-lime-soda',
  title: 'Ginger Lime Soda',
  description:
    'A peppery ginger syrup, a great deal of lime, a little salt and cold soda water. The syrup takes half an hour and lasts for two weeks.',
  storyExcerpt:
    'Ask for a lime soda anywhere between Mumbai and Kochi and you will hear the same question back: sweet, salt, or mix? Mix is the right answer, and this is mix with ginger.',
  storyMore: `The man at our junction made it with bottles stopped with a glass marble. He pushed the marble in with his thumb, the bottle barked, and he poured with the other hand before the foam had time to escape. It cost two rupees. I would have paid just for the bark.

Ginger for a syrup should be old: thick-skinned, fibrous, the one that makes your eyes water when you break it. Young ginger is for pickles. Don't peel it, only scrub it, since there is as much flavour under the skin as in the middle. Grate it and let it stand in the sugar for ten minutes before any heat gets near. The sugar pulls the juice out raw, and raw ginger is hotter and brighter than boiled. Then it needs only a short simmer with a few peppercorns and a bruised stalk of lemongrass.

Lime juice never goes into the pan. Squeeze it on the day. After a night in the fridge it tastes of the fridge.

And salt. I know. A small pinch in each glass: it makes the lime rounder and the sugar less sticky, and on a hot day it is what you are thirsty for.

Pour the soda last, down the side of the glass, and stir once, from below, so that the bubbles stay where they belong.`,
  note: `**The pulp.** Do not throw it away. Spread on a tray and dried in the oven at 90°C for an hour and a half, it is candied ginger for porridge and cakes.

**With rum.** 50 ml of dark rum in each glass, and nobody will say a word.

**Keeping.** The syrup lasts two weeks in the fridge in a clean bottle, and three months in ice cube trays.`,
  publishedDaysAgo: 55,
  prepTimeMinutes: 15,
  cookTimeMinutes: 10,
  customTimeMinutes: 60,
  customTimeLabel: 'Chilling',
  yieldServings: 6,
  servingDescription: 'tall glasses',
  difficultyLevel: 'easy',
  meals: ['drink'],
  categories: ['soda', 'syrup'],
  cuisines: ['indian'],
  methods: ['simmering', 'infusing'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'nut-free'],
  tags: ['Cold', 'In a jar', 'For a Crowd'],
  keywords: ['lime soda', 'ginger syrup', 'nimbu soda', 'soft drink', 'ginger ale'],
  ingredients: [
    {
      title: 'Ginger syrup',
      usages: [
        {
          key: 'ginger',
          quantity: 150,
          unit: 'gram',
          ingredient: 'ginger',
          title: 'fresh ginger',
          preparation: 'scrubbed and coarsely grated, skin on',
        },
        { key: 'sugar', quantity: 1, unit: 'cup', ingredient: 'granulated-sugar', title: 'sugar' },
        { key: 'water', quantity: 250, unit: 'milliliter', ingredient: 'water' },
        {
          key: 'peppercorns',
          quantity: 8,
          ingredient: 'black-peppercorn',
          title: 'black peppercorns',
          preparation: 'cracked',
        },
        {
          key: 'lemongrass',
          quantity: 1,
          unit: 'stalk',
          ingredient: 'lemongrass',
          preparation: 'bruised',
        },
      ],
    },
    {
      title: 'Soda',
      usages: [
        {
          key: 'lime-juice',
          quantity: 150,
          unit: 'milliliter',
          ingredient: 'lime-juice',
          note: 'from 5 or 6 limes, squeezed on the day',
        },
        {
          key: 'salt',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'soda',
          quantity: 1,
          unit: 'liter',
          ingredient: 'soda-water',
          title: 'cold soda water',
        },
        { key: 'ice', ingredient: 'ice', title: 'ice cubes', note: 'plenty' },
        { key: 'mint', quantity: 6, unit: 'sprig', ingredient: 'mint' },
      ],
    },
  ],
  instructions: [
    {
      title: 'Syrup',
      instructions: [
        {
          text: 'Stir the [[ginger]] and the [[sugar]] together in a saucepan and leave them until the sugar is wet through.',
          timerMinutes: 10,
        },
        {
          text: 'Add the [[water]], [[peppercorns]] and [[lemongrass]], bring to the boil and simmer gently.',
          timerMinutes: 8,
        },
        {
          text: 'Strain through a fine sieve and press the pulp hard with a ladle. You should have about ((1.25 cup)) of cloudy syrup. Let it cool, then chill.',
          timerMinutes: 60,
        },
      ],
    },
    {
      title: 'Soda',
      instructions: [
        {
          text: 'Stir the [[lime-juice]] and the [[salt]] into the cold syrup until the salt has dissolved.',
        },
        {
          text: 'Fill six tall glasses with [[ice]]. Clap the [[mint]] between your palms, one sprig at a time, and tuck it in. Pour ((5 tablespoon)) of the lime syrup into each glass.',
        },
        {
          text: 'Top up with the [[soda]], poured down the side, and stir once from the bottom.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'saucepan' },
    { slug: 'box-grater' },
    { slug: 'fine-mesh-sieve' },
    { slug: 'citrus-juicer' },
  ],
}
