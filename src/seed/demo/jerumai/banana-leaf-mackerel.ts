import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** A draft: mackerel roasted in banana leaf with a black pepper paste. */
export const bananaLeafMackerel: DemoRecipe = {
  slug: 'banana-leaf-mackerel',
  title: 'Banana Leaf Mackerel',
  description:
    'Whole mackerel rubbed with black pepper, shallot and tamarind, wrapped in banana leaf and cooked in a dry pan until the parcel is scorched and the fish has steamed in its own oil.',
  storyExcerpt:
    'A banana leaf is a plate, an umbrella, a lid and a cooking pot, and it grows back in a fortnight. There were nine plants behind the kitchen, and I was sent out with the knife.',
  storyMore: `You need frozen leaf if you do not have nine plants. It comes folded in flat packets and it thaws in minutes. Pass it over a gas flame, or lay it on a hot dry pan for a few seconds, and watch: the dull green turns glossy, as if someone had switched on a light, and the leaf becomes as soft as cloth. Before that it splits at every fold. After it you can wrap a present in it.

Mackerel was made for this. It is rich, it is cheap, it is at its best in early summer when the boats come in heavy, and its oil runs out into the paste and makes a sauce that no cook could claim the credit for. Black pepper suits it more than chilli does. I use a lot, cracked and not ground, fried in coconut oil with shallots until it is sweet as well as hot.

The parcels go into a dry pan, under a weight, over a moderate flame. The leaf blackens and gives off a smell like tea and green wood. Each person gets a parcel, unopened. Opening it is the best part, so do not do it for them.

Eat with turmeric lime rice and the pineapple sambal, and lick the leaf.`,
  note: `**Without leaf.** Baking paper around the fish, and foil around the paper. You lose the smell of the leaf and keep the rest.

**Other fish.** Sardines, two to a parcel, for six minutes. Thick fillets of sea bass, for eight in all.

To do before this goes out: weigh the paste again, and photograph the parcels open and closed.`,
  prepTimeMinutes: 35,
  cookTimeMinutes: 45,
  customTimeMinutes: 20,
  customTimeLabel: 'Marinating',
  yieldServings: 4,
  servingDescription: 'parcels',
  difficultyLevel: 'medium',
  meals: ['dinner'],
  categories: ['fish'],
  cuisines: ['keralan', 'indian'],
  methods: ['pan-frying'],
  diets: ['gluten-free', 'dairy-free', 'nut-free', 'pescatarian'],
  tags: ['From the boats', 'Eat with your hands'],
  keywords: ['banana leaf fish', 'mackerel', 'meen pollichathu', 'Kerala fish'],
  ingredients: [
    {
      title: 'Fish',
      usages: [
        {
          key: 'mackerel',
          quantity: 4,
          ingredient: 'mackerel',
          title: 'small whole mackerel',
          preparation: 'gutted, slashed three times on each side',
          note: '250 to 300 g each',
        },
        {
          key: 'turmeric',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'turmeric',
          title: 'ground turmeric',
        },
        {
          key: 'chilli-powder',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'kashmiri-chili-powder',
          title: 'Kashmiri chilli powder',
        },
        {
          key: 'fish-salt',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'lime-juice', quantity: 1, unit: 'tablespoon', ingredient: 'lime-juice' },
        {
          key: 'leaf',
          quantity: 4,
          ingredient: 'banana-leaf',
          title: 'squares of banana leaf',
          preparation: '35 cm each way, wiped clean',
        },
      ],
    },
    {
      title: 'Pepper paste',
      usages: [
        { key: 'oil', quantity: 3, unit: 'tablespoon', ingredient: 'coconut-oil' },
        {
          key: 'curry-leaves',
          quantity: 20,
          ingredient: 'curry-leaf',
          title: 'fresh curry leaves',
        },
        {
          key: 'shallots',
          quantity: 250,
          unit: 'gram',
          ingredient: 'shallot',
          title: 'shallots',
          preparation: 'thinly sliced',
        },
        {
          key: 'ginger',
          quantity: 20,
          unit: 'gram',
          ingredient: 'ginger',
          title: 'fresh ginger',
          preparation: 'finely chopped',
        },
        {
          key: 'garlic',
          quantity: 6,
          unit: 'clove',
          ingredient: 'garlic',
          preparation: 'finely chopped',
        },
        {
          key: 'pepper',
          quantity: [2, 3],
          unit: 'teaspoon',
          ingredient: 'black-peppercorn',
          title: 'black peppercorns',
          preparation: 'coarsely cracked',
        },
        {
          key: 'tomato',
          quantity: 1,
          ingredient: 'tomato',
          title: 'large tomato',
          preparation: 'chopped',
        },
        { key: 'tamarind', quantity: 1, unit: 'tablespoon', ingredient: 'tamarind-paste' },
        { key: 'coconut-milk', quantity: 0.25, unit: 'cup', ingredient: 'coconut-milk' },
        {
          key: 'salt',
          quantity: 0.75,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Fish and paste',
      instructions: [
        {
          text: 'Rub the [[mackerel]] inside and out with the [[turmeric]], [[chilli-powder]], [[fish-salt]] and [[lime-juice]], well into the cuts.',
          timerMinutes: 20,
        },
        {
          text: 'Heat the [[oil]] in a frying pan, add the [[curry-leaves]] and, as they crackle, the [[shallots]]. Cook over a medium heat until they are brown and sweet.',
          timerMinutes: 10,
        },
        {
          text: 'Add the [[ginger]], [[garlic]] and [[pepper]] for two minutes, then the [[tomato]], [[tamarind]], [[coconut-milk]] and [[salt]]. Cook to a thick paste that leaves the pan clean.',
          timerMinutes: 6,
        },
      ],
    },
    {
      title: 'Wrap and cook',
      instructions: [
        {
          text: 'Pass the [[leaf]] over a flame, one at a time, until they turn glossy and soft.',
        },
        {
          text: 'Put a spoon of paste on each leaf, a fish on that, and more paste in the belly and on top. Fold the leaf over from all sides and tie it with kitchen string.',
        },
        {
          text: 'Lay the parcels in a dry, heavy pan over a medium heat with a second pan on top as a weight. Cook in two batches, turning once, until the leaf is scorched on both sides.',
          timerMinutes: 12,
        },
        { text: 'Let them stand before they are opened, each at its own place.', timerMinutes: 3 },
      ],
    },
  ],
  equipment: [
    { slug: 'frying-pan', note: 'heavy, and a second one as a weight' },
    { slug: 'kitchen-twine' },
    { slug: 'mortar-and-pestle', note: 'to crack the pepper' },
  ],
}
