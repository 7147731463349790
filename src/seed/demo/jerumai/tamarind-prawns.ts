import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Nyonya tamarind prawns, fried dry until the shells blacken. */
export const tamarindPrawns: DemoRecipe = {
  slug: 'tamarind-prawns',
  title: 'Tamarind Prawns',
  description:
    'Whole prawns soaked in thick tamarind and palm sugar, then seared in a hot wok until the shells blacken and the marinade turns to sticky, sour caramel.',
  storyExcerpt:
    'My aunt Mei Lin cooked these for people she wanted to impress and for people she wanted to get rid of quickly, because nobody can hold a polite conversation while peeling a tamarind prawn.',
  storyMore: `It is a Penang dish with almost nothing in it: prawns, tamarind, sugar, salt, dark soy, a hot pan. Which means that each of those has to be right.

Buy the prawns raw and in their shells, heads on if you can bear it. The shell is the pan inside the pan: it takes the scorching so that the flesh does not. Buy tamarind as a block of pulp and soak it yourself. The black concentrate in jars is boiled until only the sourness is left, and here you need the fruit as well, which tastes of dates and dried apricots when it meets the fire.

The marinade should be as thick as double cream. Thin marinade makes wet prawns, and wet prawns stew. Lift them out, let them drip, and keep every drop of what is left in the bowl.

Then be brave. The oil has to shimmer, the prawns go in without crowding, and you leave them alone for longer than feels kind. Black patches on the shell are the point. The smell will be of burnt sugar and the sea, and someone will come in to ask if everything is all right.

Eat with your hands: shell first, sucked clean, then the prawn. Put a bowl of water with lime slices on the table and a heap of napkins. Rice is good. A plain cucumber is better than any salad.`,
  note: `**Peeled prawns.** They work, with half the time in the pan and a little less joy. Leave the tails on.

**Tamarind.** 60 g of pulp gives about half a cup of thick purée. If you only have concentrate, use 1 tablespoon, loosened with 3 tablespoons of water, and add a teaspoon more sugar.

**Keeping.** Cold, the next day, with a squeeze of lime, for lunch. No longer than that.`,
  isLocked: true,
  publishedDaysAgo: 168,
  prepTimeMinutes: 25,
  cookTimeMinutes: 12,
  customTimeMinutes: 30,
  customTimeLabel: 'Marinating',
  yieldServings: 4,
  servingDescription: 'servings',
  difficultyLevel: 'medium',
  meals: ['dinner'],
  categories: ['seafood'],
  cuisines: ['malaysian'],
  methods: ['stir-frying'],
  diets: ['dairy-free', 'pescatarian'],
  tags: ['Sour and sticky', 'Eat with your hands'],
  keywords: ['asam prawns', 'tamarind shrimp', 'Nyonya', 'Penang', 'wok'],
  ingredients: [
    {
      title: 'Prawns and marinade',
      usages: [
        {
          key: 'tamarind',
          quantity: 60,
          unit: 'gram',
          ingredient: 'tamarind-paste',
          title: 'tamarind pulp',
          note: 'from a block, seedless if possible',
        },
        {
          key: 'hot-water',
          quantity: 150,
          unit: 'milliliter',
          ingredient: 'water',
          title: 'just-boiled water',
        },
        {
          key: 'prawns',
          quantity: 700,
          unit: 'gram',
          ingredient: 'shrimp',
          title: 'large raw prawns',
          preparation: 'shells and heads on',
          note: 'about 20',
        },
        {
          key: 'palm-sugar',
          quantity: 2.5,
          unit: 'tablespoon',
          ingredient: 'palm-sugar',
          preparation: 'grated',
        },
        { key: 'dark-soy', quantity: 2, unit: 'teaspoon', ingredient: 'dark-soy-sauce' },
        {
          key: 'salt',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'pepper',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'white-pepper',
          title: 'ground white pepper',
        },
      ],
    },
    {
      title: 'For the wok',
      usages: [
        { key: 'oil', quantity: 4, unit: 'tablespoon', ingredient: 'peanut-oil' },
        {
          key: 'shallots',
          quantity: 3,
          ingredient: 'shallot',
          title: 'shallots',
          preparation: 'thinly sliced',
        },
        {
          key: 'garlic',
          quantity: 3,
          unit: 'clove',
          ingredient: 'garlic',
          preparation: 'thinly sliced',
        },
        {
          key: 'lemongrass',
          quantity: 1,
          unit: 'stalk',
          ingredient: 'lemongrass',
          preparation: 'lower part, finely sliced',
        },
        {
          key: 'red-chillies',
          quantity: [1, 2],
          ingredient: 'red-chili',
          title: 'long red chillies',
          preparation: 'sliced at a slant',
        },
      ],
    },
    {
      title: 'To serve',
      usages: [
        {
          key: 'cucumber',
          quantity: 1,
          ingredient: 'cucumber',
          preparation: 'peeled in stripes and sliced',
        },
        {
          key: 'coriander',
          quantity: 0.25,
          unit: 'cup',
          ingredient: 'cilantro',
          title: 'coriander leaves',
        },
        { key: 'lime', quantity: 1, ingredient: 'lime', preparation: 'cut into wedges' },
      ],
    },
  ],
  instructions: [
    {
      title: 'Marinate',
      instructions: [
        {
          text: 'Break up the [[tamarind]] in a bowl, pour on the [[hot-water]] and leave it to soften.',
          timerMinutes: 10,
        },
        {
          text: 'Squeeze the pulp with your fingers until it comes off the fibres, then push it through a sieve with the back of a spoon. Scrape the underside: the best of it clings there. You want about ((0.5 cup)) of thick purée.',
        },
        {
          text: 'Trim the legs and the sharp spike from the [[prawns]] with scissors. Cut along the back of each shell, lift out the dark vein, and dry the prawns very well.',
        },
        {
          text: 'Stir the [[palm-sugar]], [[dark-soy]], [[salt]] and [[pepper]] into the tamarind until the sugar is gone. Turn the prawns in it, work some into the cut backs, and chill.',
          timerMinutes: 30,
          note: 'An hour at most. After that the acid makes the flesh mealy.',
        },
      ],
    },
    {
      title: 'Fry',
      instructions: [
        {
          text: 'Heat the [[oil]] in a wok over a medium heat. Fry the [[shallots]], [[garlic]] and [[lemongrass]], stirring, until they are golden and crisp. Lift them out with a slotted spoon on to paper, and leave the oil behind.',
          timerMinutes: 3,
        },
        {
          text: 'Turn the heat to high. Lift half the prawns from the marinade, let them drip, and lay them in the shimmering oil. Leave them until the undersides are patched with black, then turn and do the same.',
          timerMinutes: 3,
        },
        {
          text: 'Take them out, let the oil come back to its shimmer, and fry the second half the same way.',
          timerMinutes: 3,
        },
        {
          text: 'Lower the heat, scrape the rest of the marinade into the wok with the [[red-chillies]] and boil it, stirring, until it is dark and slow as honey. Return all the prawns and toss for thirty seconds to glaze them.',
          timerMinutes: 2,
        },
        {
          text: 'Heap on a plate with the crisp shallots, the [[coriander]], [[cucumber]] and [[lime]].',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'wok', note: 'carbon steel, or the heaviest frying pan you own' },
    { slug: 'kitchen-scissors' },
    { slug: 'fine-mesh-sieve' },
    { slug: 'slotted-spoon' },
  ],
  comments: [
    {
      user: 'yearly',
      text: 'I opened every window and still set off the alarm. Worth it. The crisp lemongrass on top is so clever.',
      daysAgo: 141,
      upvotes: 12,
      replies: [
        {
          user: 'monthly',
          text: 'Same here. I do them on the side burner of the barbecue now.',
          daysAgo: 139,
          upvotes: 5,
        },
        {
          user: 'owner',
          text: 'Outside is where they belong. In Penang the wok lives in the yard.',
          daysAgo: 138,
          upvotes: 7,
        },
      ],
    },
    {
      user: 'monthly',
      text: 'Used the concentrate from the note because it was all I had. Good, and then I made it with the block and understood what you meant about dates.',
      daysAgo: 40,
      upvotes: 6,
    },
  ],
}
