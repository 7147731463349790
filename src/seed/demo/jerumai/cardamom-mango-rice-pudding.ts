import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Coconut rice pudding with cardamom under cold mango. */
export const cardamomMangoRicePudding: DemoRecipe = {
  slug: 'cardamom-mango-rice-pudding',
  title: 'Cardamom Mango Rice Pudding',
  description:
    'Round rice simmered slowly in milk and coconut milk with crushed cardamom and jaggery, served just warm with cold mango, lime and ghee-fried pistachios.',
  storyExcerpt:
    'At Onam my grandmother made payasam in a brass pot so wide that two people stirred it, walking. I was one of the two from the age of nine, and I was paid in the crust.',
  storyMore: `That payasam was for sixty. This pudding is for six, you can stand still while you make it, and it has wandered some way from home: there is Italian rice in it, because the round grains give up their starch so willingly, and a heap of cold mango on top, which at Onam would have raised eyebrows.

Begin with the cardamom. Crush ten pods so that they open, seeds and husks together, and let them steep in the milk from the first minute. The husks come out later. What they leave behind is a perfume without the gritty bits that stick in your teeth.

Stir often and unhurriedly. The rice wants about forty minutes at a murmur, with your spoon going along the bottom every few of them. Jaggery goes in at the end, off the heat, because it is a little acid and can make hot milk curdle. The coconut milk goes in late too, for its fragrance.

It should be looser than you would serve it. Rice pudding sets as it cools, and the one sin is a pudding that holds the shape of the spoon.

Then the contrast: pudding just warm, mango from the fridge and sharp with lime, nuts hot from the ghee. Three temperatures in one bowl.`,
  note: `**Dairy-free.** Use a litre of coconut milk and water, half and half, in place of the milk and coconut milk, and coconut oil for the ghee.

**Jaggery.** Crumbly dark jaggery has the most flavour. Muscovado sugar is the nearest thing in a supermarket.

**Ahead.** It keeps for three days in the fridge. Let it down with milk; it will take up to a cup.`,
  publishedDaysAgo: 318,
  prepTimeMinutes: 15,
  cookTimeMinutes: 45,
  customTimeMinutes: 20,
  customTimeLabel: 'Cooling',
  yieldServings: 6,
  servingDescription: 'bowls',
  difficultyLevel: 'easy',
  meals: ['dessert'],
  categories: ['pudding'],
  cuisines: ['keralan', 'fusion'],
  methods: ['simmering'],
  diets: ['vegetarian', 'gluten-free'],
  tags: ['Mango', 'Coconut', 'Sunday table'],
  keywords: ['rice pudding', 'payasam', 'kheer', 'mango dessert', 'cardamom', 'jaggery'],
  ingredients: [
    {
      title: 'Pudding',
      usages: [
        {
          key: 'cardamom',
          quantity: 10,
          ingredient: 'cardamom-pod',
          title: 'green cardamom pods',
          preparation: 'crushed open',
        },
        { key: 'milk', quantity: 700, unit: 'milliliter', ingredient: 'milk', title: 'whole milk' },
        { key: 'water', quantity: 1, unit: 'cup', ingredient: 'water' },
        {
          key: 'rice',
          quantity: 130,
          unit: 'gram',
          ingredient: 'arborio-rice',
          title: 'arborio or pudding rice',
        },
        {
          key: 'salt',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'coconut-milk', quantity: 250, unit: 'milliliter', ingredient: 'coconut-milk' },
        {
          key: 'jaggery',
          quantity: [70, 90],
          unit: 'gram',
          ingredient: 'jaggery',
          preparation: 'grated',
          note: 'less if the mango is very sweet',
        },
      ],
    },
    {
      title: 'Mango',
      usages: [
        {
          key: 'mangoes',
          quantity: 2,
          ingredient: 'mango',
          title: 'ripe mangoes',
          preparation: 'peeled and diced',
          note: 'about 450 g of flesh',
        },
        { key: 'lime-juice', quantity: 1, unit: 'tablespoon', ingredient: 'lime-juice' },
        {
          key: 'lime-zest',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'lime-zest',
          title: 'finely grated lime zest',
        },
      ],
    },
    {
      title: 'Fried nuts',
      usages: [
        { key: 'ghee', quantity: 1, unit: 'tablespoon', ingredient: 'ghee' },
        {
          key: 'pistachios',
          quantity: 0.25,
          unit: 'cup',
          ingredient: 'pistachio',
          title: 'pistachios',
          preparation: 'roughly chopped',
        },
        {
          key: 'coconut',
          quantity: 3,
          unit: 'tablespoon',
          ingredient: 'coconut-flakes',
          title: 'coconut flakes',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Pudding',
      instructions: [
        {
          text: 'Put the [[cardamom]], husks and all, in a heavy pan with the [[milk]] and the [[water]]. Bring slowly to a first bubble, take off the heat and let it steep.',
          timerMinutes: 10,
        },
        {
          text: 'Lift out the husks with a slotted spoon and let the seeds stay. Add the [[rice]] and the [[salt]] and bring back to a murmur.',
        },
        {
          text: 'Cook uncovered over a low heat, stirring along the bottom every two or three minutes, until the rice is quite soft and the milk as thick as pouring cream.',
          timerMinutes: 35,
        },
        {
          text: 'Stir in the [[coconut-milk]] and cook gently for a few minutes more.',
          timerMinutes: 5,
        },
        {
          text: 'Take it off the heat, wait until it stops bubbling, then stir in the [[jaggery]] until it has melted. Leave to cool until just warm.',
          timerMinutes: 20,
          note: 'Hot milk and jaggery can curdle. The minute of waiting is worth it.',
        },
      ],
    },
    {
      title: 'Mango and nuts',
      instructions: [
        {
          text: 'While the pudding cools, toss the [[mangoes]] with the [[lime-juice]] and [[lime-zest]] and put them in the fridge.',
        },
        {
          text: 'Melt the [[ghee]] in a small pan over a medium heat. Fry the [[pistachios]] and [[coconut]], stirring, until the coconut is gold at the edges.',
          timerMinutes: 2,
        },
        {
          text: 'Ladle the warm pudding into bowls, heap cold mango in the middle and spoon the hot nuts and their ghee over it.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'saucepan', note: 'heavy, about 3 litres' },
    { slug: 'wooden-spoon' },
    { slug: 'slotted-spoon' },
    { slug: 'fine-grater' },
  ],
  comments: [
    {
      user: 'free',
      text: 'My jaggery is in a solid block like a brick. Any advice?',
      daysAgo: 244,
      upvotes: 2,
      replies: [
        {
          user: 'monthly',
          text: 'Microwave for twenty seconds, then grate. Changed my life.',
          daysAgo: 243,
          upvotes: 8,
        },
        {
          user: 'owner',
          text: 'Exactly that. Or shave it with a bread knife, which was the method in my grandmother’s house.',
          daysAgo: 242,
          upvotes: 6,
        },
      ],
    },
    {
      user: 'monthly',
      text: 'Three temperatures in one bowl is exactly it. I fried the nuts at the table on a camping stove, for the theatre.',
      daysAgo: 129,
      upvotes: 10,
    },
  ],
}
