import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Cold watermelon with chilli salt, toasted coconut and herbs. */
export const watermelonChilliSalad: DemoRecipe = {
  slug: 'watermelon-chilli-salad',
  title: 'Watermelon Chilli Salad',
  description:
    'Fridge-cold watermelon with lime, roasted cumin and a red chilli salt, mint and basil torn over it, and toasted coconut for the crunch.',
  storyExcerpt:
    'The fruit sellers on Alappuzha beach keep a tin of red salt next to the knife. You point at your fruit, they cut it, and then they raise an eyebrow at the tin. You nod. You always nod.',
  storyMore: `Salt and chilli do to watermelon what a frame does to a picture. Without them it is sweet water. With them you notice that it tastes faintly of cucumber and roses, and that it is cold.

It has to be really cold. I put the whole melon in the fridge the night before, and the platter as well if there is room. A warm watermelon salad is a sad thing, and it weeps.

Kashmiri chilli powder is red as brick dust and quite mild, so you can be generous with it. If yours is the ordinary hot kind, start with a quarter of the amount. The black salt is a spice in its own right: pink to grey, with a whiff of boiled egg when you open the jar, which disappears on the fruit and leaves a savoury note you will miss when it isn't there. Every Indian grocer has it, and it costs next to nothing.

Roast the cumin until it is darker than feels safe. Pale cumin tastes of soap, dark cumin of bread crust.

Cut the fruit in big pieces, three centimetres or more. Dress it no earlier than you have called people to the table. And drink the juice that is left on the platter, standing in the kitchen, with a splash of rum if it has been that sort of day.`,
  note: `**Choosing.** Look for a yellow patch where it lay on the ground, and a hollow sound. A white patch means that it was picked too early.

**Other fruit.** Pineapple, guava, cucumber, green mango and hard pears all like the same salt. Make three times the amount and keep it in a jar for two months.

**Nuts.** Roasted peanuts, crushed, can go on with the coconut.`,
  publishedDaysAgo: 27,
  prepTimeMinutes: 20,
  cookTimeMinutes: 5,
  yieldServings: 6,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['snack', 'lunch'],
  categories: ['salad', 'fruit-dish'],
  cuisines: ['indian'],
  methods: ['no-cook'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'nut-free'],
  tags: ['Cold', 'Street food', 'For a Crowd'],
  keywords: ['watermelon salad', 'chilli salt', 'chaat', 'summer salad', 'fruit salad'],
  ingredients: [
    {
      title: 'Chilli salt',
      usages: [
        {
          key: 'cumin',
          quantity: 1.5,
          unit: 'teaspoon',
          ingredient: 'cumin-seed',
          title: 'cumin seeds',
        },
        {
          key: 'chilli-powder',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'kashmiri-chili-powder',
          title: 'Kashmiri chilli powder',
        },
        {
          key: 'salt',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'flaky-sea-salt',
          title: 'flaky sea salt',
        },
        {
          key: 'black-salt',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'black-salt',
          title: 'black salt (kala namak)',
        },
        {
          key: 'sugar',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'granulated-sugar',
          title: 'sugar',
        },
      ],
    },
    {
      title: 'Salad',
      usages: [
        {
          key: 'watermelon',
          quantity: 1.2,
          unit: 'kilogram',
          ingredient: 'watermelon',
          title: 'watermelon flesh',
          preparation: 'well chilled, cut into 3 cm chunks',
          note: 'from a melon of about 2 kg',
        },
        {
          key: 'onion',
          quantity: 0.5,
          ingredient: 'red-onion',
          title: 'small red onion',
          preparation: 'sliced paper-thin',
        },
        { key: 'lime-juice', quantity: 3, unit: 'tablespoon', ingredient: 'lime-juice' },
        {
          key: 'lime-zest',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'lime-zest',
          title: 'finely grated lime zest',
        },
        {
          key: 'red-chilli',
          quantity: [1, 2],
          ingredient: 'red-chili',
          title: 'long red chillies',
          preparation: 'thinly sliced',
        },
        { key: 'mint', quantity: 0.5, unit: 'cup', ingredient: 'mint', title: 'mint leaves' },
        {
          key: 'basil',
          quantity: 0.5,
          unit: 'cup',
          ingredient: 'thai-basil',
          title: 'Thai basil leaves',
        },
        {
          key: 'coconut',
          quantity: 40,
          unit: 'gram',
          ingredient: 'coconut-flakes',
          title: 'large coconut flakes',
          note: 'unsweetened',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Toast and grind',
      instructions: [
        {
          text: 'Shake the [[coconut]] in a dry pan over a medium-low heat until the edges are brown. Tip it on to a plate at once.',
          timerMinutes: 3,
        },
        {
          text: 'In the same pan toast the [[cumin]] until they are two shades darker and smell of bread crust.',
          timerMinutes: 2,
        },
        {
          text: 'Pound the cumin coarsely and mix it with the [[chilli-powder]], [[salt]], [[black-salt]] and [[sugar]].',
        },
      ],
    },
    {
      title: 'Dress and serve',
      instructions: [
        {
          text: 'Turn the [[onion]] in the [[lime-juice]] and leave it until it has gone bright pink.',
          timerMinutes: 10,
        },
        {
          text: 'Heap the cold [[watermelon]] on a platter. Spoon over the onion with all its juice and scatter the [[lime-zest]] and [[red-chilli]].',
        },
        {
          text: 'At the table, sprinkle with about two thirds of the chilli salt, tear the [[mint]] and [[basil]] over it and finish with the coconut. Pass the rest of the salt round in its bowl.',
          note: 'Salt draws juice. From here you have a quarter of an hour.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'frying-pan', note: 'small and dry' },
    { slug: 'mortar-and-pestle' },
    { slug: 'chefs-knife', note: 'a long one, for the melon' },
    { slug: 'serving-platter', note: 'chilled' },
  ],
}
