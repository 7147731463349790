import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Yellow rice with fried lentils, cashews and lime. */
export const turmericLimeRice: DemoRecipe = {
  slug: 'turmeric-lime-rice',
  title: 'Turmeric Lime Rice',
  description:
    'Cold rice made bright: turmeric, lime and green chilli, with cashews and two kinds of lentil fried until they crunch. It travels, it waits, it is good at any temperature.',
  storyExcerpt:
    'Every train journey of my childhood smelled of this rice. My mother packed it in a steel tiffin wrapped in a towel, and by Shoranur Junction the whole compartment knew what we were having.',
  storyMore: `It was made to be carried. The lime keeps it fresh, the oil keeps the grains apart, and the fried lentils stay crisp for hours. You eat it with your fingers and a boiled egg, looking out at coconut palms.

People are surprised that the lentils are a seasoning here. A spoonful of chana dal and one of urad dal go into hot oil raw and are fried, like nuts, until they turn the colour of toast. Then they are like the best part of a granola, and I have caught grown men picking them out. If they taste hard and chalky you stopped too soon.

The other secret is to squeeze the lime off the heat. Cooked lime juice goes bitter, and so does zest that has been fried. Let the rice cool until you can hold a handful, then dress it as you would a salad: juice, salt, taste, and juice again.

Use rice from yesterday if you have it. If not, cook it, spread it on a tray and let it dry for half an hour by an open window. Hot wet rice breaks when you stir it, and you will have a very yellow porridge.

On Sundays this goes beside the coconut fish curry. On Mondays what is left goes into a pan with an egg.`,
  note: `**With cooked rice.** You need about 800 g, or 5 loosely filled cups.

**Nut-free.** Use 4 tablespoons of pumpkin seeds for the cashews.

**Rice that has waited.** Cool it within an hour, keep it in the fridge, and eat it within a day.`,
  publishedDaysAgo: 430,
  prepTimeMinutes: 15,
  cookTimeMinutes: 25,
  customTimeMinutes: 30,
  customTimeLabel: 'Cooling',
  yieldServings: 4,
  servingDescription: 'servings',
  difficultyLevel: 'easy',
  meals: ['side', 'lunch', 'packed-lunch'],
  categories: ['rice-dish'],
  cuisines: ['south-indian'],
  methods: ['boiling', 'tempering'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
  tags: ['For the lunchbox', 'Weeknight'],
  keywords: ['lemon rice', 'yellow rice', 'turmeric rice', 'tiffin', 'side dish'],
  ingredients: [
    {
      title: 'Rice',
      usages: [
        {
          key: 'rice',
          quantity: 1.5,
          unit: 'cup',
          ingredient: 'basmati-rice',
          preparation: 'rinsed three times and drained',
        },
        { key: 'water', quantity: 480, unit: 'milliliter', ingredient: 'water' },
        {
          key: 'rice-salt',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
      ],
    },
    {
      title: 'Tempering',
      usages: [
        { key: 'oil', quantity: 3, unit: 'tablespoon', ingredient: 'coconut-oil' },
        {
          key: 'mustard',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'black-mustard-seed',
          title: 'black mustard seeds',
        },
        {
          key: 'chana',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'chana-dal',
          title: 'chana dal',
        },
        {
          key: 'urad',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'urad-dal',
          title: 'skinned urad dal',
        },
        {
          key: 'cashews',
          quantity: 60,
          unit: 'gram',
          ingredient: 'cashew',
          title: 'cashews',
          preparation: 'broken in half',
        },
        {
          key: 'dried-chillies',
          quantity: 2,
          ingredient: 'dried-red-chili',
          title: 'dried red chillies',
          preparation: 'broken',
        },
        {
          key: 'green-chillies',
          quantity: 2,
          ingredient: 'green-chili',
          title: 'green chillies',
          preparation: 'finely chopped',
        },
        {
          key: 'ginger',
          quantity: 15,
          unit: 'gram',
          ingredient: 'ginger',
          title: 'fresh ginger',
          preparation: 'finely chopped',
        },
        {
          key: 'curry-leaves',
          quantity: 15,
          ingredient: 'curry-leaf',
          title: 'fresh curry leaves',
        },
        {
          key: 'turmeric',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'turmeric',
          title: 'ground turmeric',
        },
      ],
    },
    {
      title: 'To finish',
      usages: [
        {
          key: 'lime-zest',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'lime-zest',
          title: 'finely grated lime zest',
        },
        { key: 'lime-juice', quantity: [3, 4], unit: 'tablespoon', ingredient: 'lime-juice' },
        {
          key: 'coconut',
          quantity: 0.25,
          unit: 'cup',
          ingredient: 'grated-coconut',
          title: 'grated coconut',
          note: 'fresh or frozen',
        },
        {
          key: 'coriander',
          quantity: 1,
          unit: 'handful',
          ingredient: 'cilantro',
          title: 'coriander leaves',
          preparation: 'chopped',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Cook and cool the rice',
      instructions: [
        {
          text: 'Put the [[rice]], [[water]] and [[rice-salt]] in a pan and bring to the boil. Cover tightly, turn the heat as low as it goes and leave it shut.',
          timerMinutes: 12,
        },
        { text: 'Take the pan off the heat and let it stand without looking.', timerMinutes: 10 },
        {
          text: 'Turn the rice out on to a tray, fork it apart and let it cool until it no longer steams.',
          timerMinutes: 30,
        },
      ],
    },
    {
      title: 'Temper and dress',
      instructions: [
        {
          text: 'Heat the [[oil]] in a wide pan over a medium heat. Pop the [[mustard]], then add the [[chana]] and [[urad]] and stir until they are the colour of toast.',
          timerMinutes: 3,
        },
        {
          text: 'Add the [[cashews]] and stir until they are gold. Add the [[dried-chillies]], [[green-chillies]], [[ginger]] and [[curry-leaves]], and fry until the leaves are crisp.',
          timerMinutes: 2,
        },
        {
          text: 'Turn the heat off. Stir in the [[turmeric]], count to ten, then tip in the rice and fold it over from below until no white grain is left.',
        },
        {
          text: 'Fold in the [[lime-zest]], the [[lime-juice]], the [[coconut]] and the [[coriander]]. Taste. It should be sharper than you expect, because rice goes on drinking.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'saucepan', note: 'with a tight lid' },
    { slug: 'saute-pan', note: 'wide, or a wok' },
    { slug: 'baking-sheet', note: 'to cool the rice on' },
    { slug: 'fine-grater' },
  ],
}
