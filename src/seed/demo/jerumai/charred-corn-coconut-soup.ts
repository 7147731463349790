import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Coconut soup of blackened sweetcorn on a stock made from the cobs. */
export const charredCornCoconutSoup: DemoRecipe = {
  slug: 'charred-corn-coconut-soup',
  title: 'Charred Corn Coconut Soup',
  description:
    'Sweetcorn blackened over the flame, then simmered with coconut milk, lemongrass and green chilli on a stock made from its own cobs. Smoky, sweet, sharp with lime.',
  storyExcerpt:
    'Corn on the beach at Batu Ferringhi comes off a charcoal tin, painted with salt water and coconut cream, and you walk along the tideline with it until your chin shines. I wanted that, in a bowl, in November.',
  storyMore: `The cobs are the trick. Everyone cuts the kernels off and throws the rest away, and the rest is where half of the sweetness sits. Simmered for twenty minutes with lemongrass and the green ends of things, they make a stock the colour of straw which tastes more of corn than corn does.

Char them hard. Straight on the gas flame if you have one, turning with tongs, until one kernel in three is black and the kitchen smells like a bonfire. A barbecue is better still, and a heavy dry pan will do. Pale, evenly golden corn is pretty, and here it would be no use to you.

I blend two thirds of the soup and leave one third as it is. A little potato gives it body without cream or flour. Put it through a sieve if you are feeding somebody's parents. I don't, because I like the bit of skin that reminds you it was a plant.

Keep back a good handful of the blackest kernels, and toss them with lime zest, chilli and salt for the top. A soup this smooth wants something to bite on, and something sharp to answer all that sweetness.

Late August to October is the time for it. With frozen corn you can still have a decent soup: see the note.`,
  note: `**Frozen corn.** Use 600 g, char it straight from the freezer in a dry, very hot cast-iron pan in three batches, and replace the cob stock with a light vegetable stock.

**Vegan.** Salt, and a teaspoon of light soy sauce, in place of the fish sauce.

**Keeping.** Three days in the fridge. Reheat gently and add the lime afterwards. It may be frozen before the coconut milk goes in.`,
  isLocked: true,
  publishedDaysAgo: 214,
  prepTimeMinutes: 25,
  cookTimeMinutes: 50,
  yieldServings: 4,
  servingDescription: 'bowls',
  difficultyLevel: 'medium',
  meals: ['dinner', 'lunch'],
  categories: ['soup'],
  cuisines: ['southeast-asian'],
  methods: ['grilling', 'simmering'],
  diets: ['gluten-free', 'dairy-free', 'nut-free'],
  tags: ['Coconut', 'Over fire', 'Soup'],
  keywords: ['corn soup', 'sweetcorn', 'coconut soup', 'charred corn', 'lemongrass'],
  ingredients: [
    {
      title: 'Corn and cob stock',
      usages: [
        {
          key: 'corn',
          quantity: 5,
          ingredient: 'corn',
          title: 'cobs of sweetcorn',
          preparation: 'husked',
        },
        { key: 'water', quantity: 1.2, unit: 'liter', ingredient: 'water' },
        {
          key: 'lemongrass',
          quantity: 2,
          unit: 'stalk',
          ingredient: 'lemongrass',
          preparation: 'bruised and knotted',
        },
        {
          key: 'stems',
          quantity: 1,
          unit: 'handful',
          title: 'coriander stems',
          note: 'from the bunch below',
        },
      ],
    },
    {
      title: 'Soup',
      usages: [
        { key: 'oil', quantity: 2, unit: 'tablespoon', ingredient: 'coconut-oil' },
        {
          key: 'shallots',
          quantity: 4,
          ingredient: 'shallot',
          title: 'shallots',
          preparation: 'sliced',
        },
        { key: 'garlic', quantity: 4, unit: 'clove', ingredient: 'garlic', preparation: 'sliced' },
        {
          key: 'ginger',
          quantity: 20,
          unit: 'gram',
          ingredient: 'ginger',
          title: 'fresh ginger',
          preparation: 'finely chopped',
        },
        {
          key: 'chillies',
          quantity: [1, 2],
          ingredient: 'green-chili',
          title: 'green chillies',
          preparation: 'sliced',
        },
        {
          key: 'turmeric',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'turmeric',
          title: 'ground turmeric',
        },
        {
          key: 'potato',
          quantity: 200,
          unit: 'gram',
          ingredient: 'potato',
          title: 'floury potato',
          preparation: 'peeled and diced',
        },
        {
          key: 'coconut-milk',
          quantity: 400,
          unit: 'milliliter',
          ingredient: 'coconut-milk',
          note: '1 can',
        },
        {
          key: 'lime-leaves',
          quantity: 4,
          ingredient: 'makrut-lime-leaf',
          title: 'makrut lime leaves',
          preparation: 'torn',
        },
        { key: 'fish-sauce', quantity: [1, 2], unit: 'tablespoon', ingredient: 'fish-sauce' },
        { key: 'lime-juice', quantity: 2, unit: 'tablespoon', ingredient: 'lime-juice' },
      ],
    },
    {
      title: 'On top',
      usages: [
        {
          key: 'red-chilli',
          quantity: 1,
          ingredient: 'red-chili',
          title: 'red chilli',
          preparation: 'finely chopped',
        },
        {
          key: 'lime-zest',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'lime-zest',
          title: 'finely grated lime zest',
        },
        {
          key: 'coriander',
          quantity: 0.5,
          unit: 'cup',
          ingredient: 'cilantro',
          title: 'coriander leaves',
        },
        {
          key: 'salt',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'flaky-sea-salt',
          title: 'flaky sea salt',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Char the corn, make the stock',
      instructions: [
        {
          text: 'Char the [[corn]] over an open flame, a barbecue or in a dry cast-iron pan over a high heat, turning with tongs, until a third of the kernels are black.',
          timerMinutes: 10,
        },
        {
          text: 'When you can hold them, stand the cobs upright in a wide bowl and cut the kernels off in long strips. Put a good handful of the darkest aside for the top.',
        },
        {
          text: 'Snap the bare cobs in half. Put them in a pan with the [[water]], [[lemongrass]] and [[stems]], bring to the boil and simmer, half covered. Strain; you should have about ((1 liter)).',
          timerMinutes: 20,
        },
      ],
    },
    {
      title: 'Soup',
      instructions: [
        {
          text: 'Meanwhile, warm the [[oil]] in a large pan over a medium heat. Soften the [[shallots]], [[garlic]], [[ginger]] and [[chillies]] without colour.',
          timerMinutes: 6,
        },
        {
          text: 'Add the [[turmeric]], [[potato]] and the corn kernels and stir for a minute. Pour in the cob stock and simmer until the potato falls apart.',
          timerMinutes: 12,
        },
        {
          text: 'Blend two thirds of the soup until it is very smooth and return it to the pan. Add the [[coconut-milk]] and the [[lime-leaves]] and simmer gently.',
          timerMinutes: 5,
          note: 'Never fill a blender with hot soup more than half. Hold the lid with a cloth.',
        },
        {
          text: 'Take out the lime leaves. Season with the [[fish-sauce]], a spoon at a time, and off the heat with the [[lime-juice]].',
        },
        {
          text: 'Toss the kernels you kept with the [[red-chilli]], [[lime-zest]] and [[salt]]. Ladle out the soup and top with the corn and the [[coriander]].',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'tongs' },
    { slug: 'stockpot', note: 'or two medium pans' },
    { slug: 'blender', note: 'or a stick blender' },
    { slug: 'fine-mesh-sieve' },
    { slug: 'chefs-knife' },
  ],
  comments: [
    {
      user: 'monthly',
      text: 'The cob stock is a revelation. I now save cobs in the freezer like other people save chicken bones.',
      daysAgo: 201,
      upvotes: 15,
      replies: [
        {
          user: 'owner',
          text: 'So do I. There are eleven in there at the moment.',
          daysAgo: 200,
          upvotes: 9,
        },
      ],
    },
    {
      user: 'yearly',
      text: 'Is it meant to be quite so sweet before the lime goes in? I nearly lost heart, then the lime fixed everything.',
      daysAgo: 155,
      upvotes: 6,
      replies: [
        {
          user: 'owner',
          text: 'Yes. Modern corn is bred like candy. If yours still tastes too sweet at the end, add another half tablespoon of lime before you reach for more fish sauce.',
          daysAgo: 154,
          upvotes: 8,
        },
      ],
    },
  ],
}
