import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Cucumber raita with coconut and a mustard seed tempering. */
export const cucumberYoghurtRaita: DemoRecipe = {
  slug: 'cucumber-yoghurt-raita',
  title: 'Cucumber Yoghurt Raita',
  description:
    'Cool yoghurt thick with grated cucumber, ground coconut and green chilli, under a spoonful of crackling mustard seeds and curry leaves. The fire extinguisher of the table.',
  storyExcerpt:
    'Every meal in my grandmother’s house had something white in it. It stood at the far end of the banana leaf, and the hotter the rest, the more of it there was.',
  storyMore: `In Kerala this is nearer to a pachadi than to the raita you get with a biryani, because of the coconut. You grind it with green chilli and a little mustard seed and stir it into the yoghurt, where it makes a sauce that is cold and hot in the same mouthful.

Salt the cucumber first. Ten minutes in a sieve, then squeeze it in your fist over the sink, properly, until nothing more comes. You will be surprised how much does. If you skip this, the bowl is a soup by the time the rice is on the table.

I use yoghurt from cow's milk, whole, set, on the sour side. Greek yoghurt is too stiff and too polite; if it is all you have, let it down with three spoons of water and a teaspoon of lime juice.

The tempering goes on at the last moment and does not get stirred in. You want to meet it: a crackle, a hot leaf, then the cool underneath. It takes two minutes, and they are two minutes in which you cannot do anything else, so have your oil, seeds, chilli and leaves lined up next to the stove like a surgeon.

There is seldom any left. If there is, it makes a fine lunch on hot rice, with a piece of lime pickle.`,
  note: `**Other vegetables.** Ripe pineapple, grated raw beetroot, or fried okra, which goes in at the very end so that it stays crisp.

**Vegan.** Unsweetened coconut yoghurt. Leave out a third of the coconut and add a tablespoon of lime juice.

**Ahead.** Mix the yoghurt and the ground coconut the day before. Squeeze in the cucumber and temper just before you eat.`,
  publishedDaysAgo: 693,
  prepTimeMinutes: 15,
  cookTimeMinutes: 3,
  customTimeMinutes: 10,
  customTimeLabel: 'Draining',
  yieldServings: 4,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['side', 'snack'],
  categories: ['salsa-and-relish'],
  cuisines: ['keralan', 'indian'],
  methods: ['no-cook', 'tempering'],
  diets: ['vegetarian', 'gluten-free', 'nut-free'],
  tags: ['Cold', 'Ten minutes', 'Beside a curry'],
  keywords: ['raita', 'pachadi', 'cucumber yoghurt', 'side dish', 'cooling'],
  ingredients: [
    {
      title: 'Raita',
      usages: [
        {
          key: 'cucumber',
          quantity: 350,
          unit: 'gram',
          ingredient: 'cucumber',
          preparation: 'halved, seeded and coarsely grated',
          note: '1 large',
        },
        {
          key: 'salt',
          quantity: 0.75,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'coconut',
          quantity: 0.33,
          unit: 'cup',
          ingredient: 'grated-coconut',
          title: 'grated coconut',
          note: 'fresh or frozen',
        },
        { key: 'chillies', quantity: [1, 2], ingredient: 'green-chili', title: 'green chillies' },
        {
          key: 'ginger',
          quantity: 10,
          unit: 'gram',
          ingredient: 'ginger',
          title: 'fresh ginger',
          preparation: 'sliced',
        },
        {
          key: 'raw-mustard',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'black-mustard-seed',
          title: 'black mustard seeds',
        },
        {
          key: 'yoghurt',
          quantity: 400,
          unit: 'gram',
          ingredient: 'yogurt',
          title: 'plain whole-milk yoghurt',
          preparation: 'whisked',
        },
      ],
    },
    {
      title: 'Tempering',
      usages: [
        { key: 'oil', quantity: 1, unit: 'tablespoon', ingredient: 'coconut-oil' },
        {
          key: 'mustard',
          quantity: 0.75,
          unit: 'teaspoon',
          ingredient: 'black-mustard-seed',
          title: 'black mustard seeds',
        },
        {
          key: 'dried-chillies',
          quantity: 2,
          ingredient: 'dried-red-chili',
          title: 'small dried red chillies',
        },
        {
          key: 'curry-leaves',
          quantity: 10,
          ingredient: 'curry-leaf',
          title: 'fresh curry leaves',
        },
        {
          key: 'asafoetida',
          quantity: 1,
          unit: 'pinch',
          ingredient: 'asafoetida',
          note: 'optional',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Raita',
      instructions: [
        {
          text: 'Mix the [[cucumber]] with the [[salt]] and leave it in a sieve over a bowl. Then squeeze it hard by the handful.',
          timerMinutes: 10,
        },
        {
          text: 'Grind the [[coconut]], [[chillies]], [[ginger]] and [[raw-mustard]] with ((3 tablespoon)) of water to a paste that is nearly smooth.',
        },
        {
          text: 'Stir the paste and the cucumber into the [[yoghurt]]. Taste for salt: the cucumber has brought some with it. Spoon into a shallow dish.',
        },
      ],
    },
    {
      title: 'Tempering',
      instructions: [
        {
          text: 'Heat the [[oil]] in a very small pan. Add the [[mustard]], put the lid on, and wait for the popping to slow down.',
          timerMinutes: 1,
        },
        {
          text: 'Off the heat, drop in the [[dried-chillies]], then the [[curry-leaves]] and the [[asafoetida]], and shake for a few seconds until the leaves are glassy.',
        },
        { text: 'Pour over the raita and serve while you can still hear it.' },
      ],
    },
  ],
  equipment: [
    { slug: 'box-grater' },
    { slug: 'fine-mesh-sieve' },
    { slug: 'mortar-and-pestle', note: 'or a small blender' },
    { slug: 'saucepan', note: 'the smallest, with a lid' },
  ],
}
