import type { DemoSite } from '@/src/seed/demo/demo-content'
import { bananaLeafMackerel } from '@/src/seed/demo/jerumai/banana-leaf-mackerel'
import { cardamomMangoRicePudding } from '@/src/seed/demo/jerumai/cardamom-mango-rice-pudding'
import { charredCornCoconutSoup } from '@/src/seed/demo/jerumai/charred-corn-coconut-soup'
import { coconutDal } from '@/src/seed/demo/jerumai/coconut-dal'
import { coconutFishCurry } from '@/src/seed/demo/jerumai/coconut-fish-curry'
import { crispLacePancakes } from '@/src/seed/demo/jerumai/crisp-lace-pancakes'
import { cucumberYoghurtRaita } from '@/src/seed/demo/jerumai/cucumber-yoghurt-raita'
import { gingerLimeSoda } from '@/src/seed/demo/jerumai/ginger-lime-soda'
import { greenPapayaSalad } from '@/src/seed/demo/jerumai/green-papaya-salad'
import { lemongrassChickenSkewers } from '@/src/seed/demo/jerumai/lemongrass-chicken-skewers'
import { mangoLassi } from '@/src/seed/demo/jerumai/mango-lassi'
import { pandanCoconutCake } from '@/src/seed/demo/jerumai/pandan-coconut-cake'
import { peanutNoodleSalad } from '@/src/seed/demo/jerumai/peanut-noodle-salad'
import { pineappleSambal } from '@/src/seed/demo/jerumai/pineapple-sambal'
import { tamarindPrawns } from '@/src/seed/demo/jerumai/tamarind-prawns'
import { turmericLimeRice } from '@/src/seed/demo/jerumai/turmeric-lime-rice'
import { watermelonChilliSalad } from '@/src/seed/demo/jerumai/watermelon-chilli-salad'

/** The demo site of Maia Jeru: coconut-coast cooking, spice and fruit. */
export const jerumai: DemoSite = {
  slug: 'jerumai',
  title: 'Jerumai',
  aboutShort:
    'Coconut-coast cooking from Maia Jeru: curries and dals, things on sticks, cold fruit with chilli salt, and an opinion on every mango.',
  aboutHeading: 'Hello, I’m Maia',
  about: `I was born in George Town, Penang, over my father's provisions shop, to a mother from Alappuzha who missed her own coast and cooked it for us daily. So I grew up with two kitchens in one house. In the front one there were woks, belacan and my aunt Mei Lin; in the back one a grinding stone, mustard seeds and, for two months every winter, my grandmother, who flew in with her own coconut scraper in her hand luggage. The long holidays we spent at hers.

What the two have in common is what I cook: coconut in every state it comes in, sourness from tamarind, lime and green fruit, chillies counted out by the piece, and something cold and white at the edge of the plate.

I came to England to study bridges, and designed none. For nine years I ran Nine Stools, a lunch counter in Hastings with exactly that many seats, where I cooked one curry, one dal and one thing on a stick a day, until the lease and my knees gave out in the same month. **Jerumai** is what my cousins and I used to call ourselves, the Jerus and the Mais, fourteen children under one roof.

Everything here has been cooked at least four times in an ordinary kitchen, by me, and once by somebody who had never seen the dish. I weigh my spices. When I say three chillies I mean three, with the seeds in, and I will tell you what happens if you use five.

The place to begin is the [coconut dal](https://jerumai.example.com/recipes/coconut-dal). Then write to me and tell me how the garlic went.`,
  owner: {
    displayName: 'Maia Jeru',
    handle: 'maia',
    bio: 'Cook, counter of chillies, owner of eleven frozen corn cobs. Born in Penang to a Kerala mother, now by the sea in Hastings. Ran Nine Stools for nine years; writes, teaches and cooks over fire.',
  },
  linkPageHeading: 'Everything in one place',
  links: [
    {
      label: 'Start with the coconut dal',
      href: 'https://jerumai.example.com/recipes/coconut-dal',
    },
    { label: 'Two Coasts, the cookbook|uk|20', href: 'https://books.example.com/two-coasts-uk' },
    { label: 'Two Coasts, the cookbook|us|15', href: 'https://books.example.com/two-coasts-us' },
    { label: 'Spice tins, mixed to order', href: 'https://shop.example.com/jerumai/spice-tins' },
    { label: 'Cooking classes in Hastings', href: 'https://classes.example.com/jerumai' },
    {
      label: 'Where to buy curry leaves and green papaya',
      href: 'https://notes.example.com/jerumai/where-to-buy',
    },
  ],
  headerLinks: [
    {
      label: 'The everyday dal',
      href: 'https://jerumai.example/recipes/coconut-dal',
      openInNewTab: false,
    },
    {
      label: 'Mango, first',
      href: 'https://jerumai.example/recipes/mango-lassi',
      openInNewTab: false,
    },
    {
      label: 'Fire and skewers',
      href: 'https://jerumai.example/recipes/lemongrass-chicken-skewers',
      openInNewTab: false,
    },
  ],
  socialMediaLinks: [
    { platform: 'instagram', url: 'https://www.instagram.com/jerumai_demo_kitchen' },
    { platform: 'youtube', url: 'https://www.youtube.com/@jerumai-demo-kitchen' },
    { platform: 'tiktok', url: 'https://www.tiktok.com/@jerumai_demo_kitchen' },
    { platform: 'pinterest', url: 'https://www.pinterest.com/jerumaidemokitchen' },
    { platform: 'substack', url: 'https://jerumaidemokitchen.substack.com' },
  ],
  productLinks: [
    {
      productTitle: 'Tempering tin: mustard, cumin, fenugreek, chilli',
      href: 'https://shop.example.com/jerumai/tempering-tin',
    },
    {
      productTitle: 'Granite mortar, 18 cm, four kilos',
      href: 'https://shop.example.com/jerumai/granite-mortar',
    },
    {
      productTitle: 'Two Coasts: Cooking from Penang to Kerala',
      href: 'https://books.example.com/two-coasts',
    },
  ],
  featuredRecipes: [
    'coconut-fish-curry',
    'crisp-lace-pancakes',
    'tamarind-prawns',
    'pandan-coconut-cake',
    'mango-lassi',
  ],
  collections: [
    {
      slug: 'curries-and-dals',
      title: 'Curries and Dals',
      description:
        'The pot in the middle of the table, and what goes round it. Choose one curry, one dal, rice, something cold, and something from a jar.\n\nAll of them are built on a tempering, so in the film I show you just that: hot oil, mustard seed, garlic, curry leaves, in real time and with the sound on.\n\nyoutube=jErUm41DaL0',
      recipes: [
        'coconut-fish-curry',
        'coconut-dal',
        'tamarind-prawns',
        'turmeric-lime-rice',
        'cucumber-yoghurt-raita',
        'pineapple-sambal',
      ],
    },
    {
      slug: 'cool-things',
      title: 'Cool Things',
      description:
        'For days when nobody wants to stand at a stove. Plates from the fridge, tall glasses, and a bowl of yoghurt to put out the fire.',
      recipes: [
        'watermelon-chilli-salad',
        'mango-lassi',
        'peanut-noodle-salad',
        'cucumber-yoghurt-raita',
        'green-papaya-salad',
        'ginger-lime-soda',
      ],
    },
    {
      slug: 'street-snacks',
      title: 'Street Snacks',
      description:
        'Food from trolleys, beaches and station platforms, eaten standing up, and a jar of sambal to go with it. Hot or cold, it is at its best within a minute of being made, so gather people first and cook second.',
      recipes: [
        'lemongrass-chicken-skewers',
        'crisp-lace-pancakes',
        'green-papaya-salad',
        'watermelon-chilli-salad',
        'pineapple-sambal',
      ],
    },
    {
      slug: 'mango-season',
      title: 'Mango Season',
      description:
        'Green and hard in March, golden by May, over by the time the rain comes. Sour ones for salads and sambals, ripe ones for spoons, and the very soft ones for the blender.',
      recipes: [
        'mango-lassi',
        'cardamom-mango-rice-pudding',
        'peanut-noodle-salad',
        'green-papaya-salad',
        'pineapple-sambal',
      ],
    },
  ],
  events: [
    {
      title: 'Fire on the Beach: a Skewer Supper',
      inDays: 24,
      location: 'The Stade, Hastings',
      description:
        'Three charcoal troughs, four kinds of skewers, one very large papaya salad. Bring a jumper and somebody to share with. Forty places, children free.',
      href: 'https://events.example.com/jerumai/fire-on-the-beach',
    },
    {
      title: 'Tempering: a Morning Class',
      inDays: 52,
      location: 'Bohemia Road Kitchen, Hastings',
      description:
        'Two hours on hot oil and whole spices for ten people. You will burn garlic on purpose once, so that you never do it by accident again. Lunch is what we made.',
      href: 'https://events.example.com/jerumai/tempering-class',
    },
    {
      title: 'Two Coasts: Reading and Rice',
      inDays: 97,
      location: 'The Print Room, Bristol',
      description:
        'I read two chapters, you eat turmeric lime rice out of a tiffin, and there will be a queue for the sambal. Books to be signed.',
      href: 'https://events.example.com/jerumai/two-coasts-bristol',
    },
    {
      title: 'First Mango Day',
      inDays: -68,
      location: 'Nine Stools, for one day only, Hastings',
      description:
        'The first boxes from Ratnagiri, opened together and eaten over the sink. Lassi for those who arrived late. Thank you to the hundred and twelve of you who came.',
      href: 'https://events.example.com/jerumai/first-mango-day',
    },
  ],
  recipes: [
    pandanCoconutCake,
    watermelonChilliSalad,
    gingerLimeSoda,
    crispLacePancakes,
    peanutNoodleSalad,
    tamarindPrawns,
    charredCornCoconutSoup,
    greenPapayaSalad,
    cardamomMangoRicePudding,
    lemongrassChickenSkewers,
    turmericLimeRice,
    coconutFishCurry,
    mangoLassi,
    pineappleSambal,
    cucumberYoghurtRaita,
    coconutDal,
    bananaLeafMackerel,
  ],
}
