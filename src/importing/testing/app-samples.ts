import type { Sample } from './sample'

const mela: Sample = {
  format: 'mela',
  file: 'soup.melarecipe',
  furniture: /^(?:id|images)$/,
  json: {
    id: 'm-1',
    title: 'Leek soup',
    text: 'Thick.',
    images: ['eA=='],
    categories: ['Dinner'],
    yield: '4 bowls',
    prepTime: '10 min',
    cookTime: '20 min',
    totalTime: '30 min',
    ingredients: '2 cups leeks\n# Top\n1 tbsp cream',
    instructions: '# Base\nBoil the leeks.',
    notes: 'Keeps *well*.',
    nutrition: '200 kcal',
    link: 'https://example.com/leek-soup',
    favorite: true,
    wantToCook: false,
    date: 600_000_000,
  },
}

const crouton: Sample = {
  format: 'crouton',
  file: 'soup.crumb',
  furniture: /(?:^|\.)(?:uuid|images|color|quantityType|folderIDs)$/,
  json: {
    uuid: 'c-1',
    name: 'Leek soup',
    serves: 4,
    duration: 10,
    cookingDuration: 20,
    webLink: 'https://example.com/leek-soup',
    sourceName: 'A book',
    notes: 'Keeps well.',
    neutritionalInfo: '200 kcal',
    rawDifficulty: 'Easy',
    tags: [{ uuid: 't', color: '#fff', name: 'Winter' }],
    folderIDs: ['f-1'],
    images: ['eA=='],
    ingredients: [
      {
        uuid: 'i0',
        order: 0,
        ingredient: { name: 'leeks' },
        quantity: { amount: 2, quantityType: 'CUP' },
      },
      { uuid: 'i1', order: 1, ingredient: { name: 'Top' }, quantity: { quantityType: 'SECTION' } },
      { uuid: 'i2', order: 2, ingredient: { name: 'cream' } },
    ],
    steps: [{ uuid: 's', order: 0, isSection: false, step: 'Boil the leeks.' }],
  },
}

const recetteTek: Sample = {
  format: 'recettetek',
  file: 'recipes_0.json',
  furniture: /(?:^|\.)(?:uuid|pictures|originalPicture|lastModifiedDate)$/,
  json: [
    {
      uuid: 'r-1',
      title: 'Soupe',
      description: 'Chaude.',
      preparationTime: '10',
      cookingTime: '20',
      inactiveTime: '60',
      quantity: '4 bols',
      ingredients: '2 poireaux',
      instructions: 'Cuire.',
      cookware: 'Mixeur',
      url: 'https://example.com/soupe',
      video: 'https://youtu.be/abcdefghijk',
      notes: 'Bon.',
      nutrition: '200 kcal',
      keywords: 'hiver',
      pictures: [],
      originalPicture: 'https://example.com/soupe.jpg',
      categories: [{ title: 'Soupes' }],
      tags: [{ title: 'Hiver' }],
      rating: 5,
      lastModifiedDate: '2021-02-03T04:05:06Z',
    },
  ],
}

const cookmate: Sample = {
  format: 'cookmate',
  file: 'book.xml',
  furniture: /^(?:cookbook|imageurl|imagepath|video)/,
  unknown: 'unknown',
  xml: `<?xml version="1.0"?><cookbook version="1"><recipe><title>Leek soup</title><description><li>Thick.</li></description><preptime>10 min</preptime><cooktime>20 min</cooktime><totaltime>30 min</totaltime>
<quantity>4 bowls</quantity><category>Dinner</category><tag>Winter</tag><ingredient><li>2 cups leeks</li></ingredient><recipetext><li>Boil.</li></recipetext><comments><li>Keeps well.</li></comments><nutrition><li>200 kcal</li></nutrition>
<url>https://example.com/leek-soup</url><source>Gran</source><rating>4 stars</rating><imageurl>https://example.com/2.jpg</imageurl></recipe></cookbook>`,
}

const rezkonv: Sample = {
  format: 'rezkonv',
  file: 'kuchen.rk',
  furniture: /^=====/,
  lines: `Von Anna
========== REZKONV-Recipe - RezkonvSuite v1.4
     Titel: Pflaumenkuchen
Kategorien: Kuchen
     Menge: 12 Stück

    200     Gramm  Mehl
============================ BELAG ============================
      1        kg  Pflaumen

============================ QUELLE ============================
     Oma
     -- Erfasst *RK* 01.02.2003 von

Backen.

=====
`,
}

const paprikaHtml: Sample = {
  format: 'paprika-html',
  file: 'Leek soup.html',
  furniture: /^(?:html|head|title|body)\b|(?:class|itemprop|itemtype)$|^(?:img src|a href)$/,
  unknown: 'div',
  xml: `<!DOCTYPE html><html><head><title>Leek soup</title></head><body><div class="recipe" itemscope itemtype="http://schema.org/Recipe"><div class="infobox"><img src="https://example.com/1.jpg" itemprop="image" class="photo photoswipe" alt="Bowl"/>
<h1 itemprop="name" class="name">Leek soup</h1><p itemprop="aggregateRating" class="rating" value="4"></p><p class="categories" itemprop="recipeCategory">Dinner</p><p class="metadata"><b>Prep Time: </b><span itemprop="prepTime">10 min</span> <a itemprop="url" href="https://example.com/leek-soup"><span itemprop="author">Gran</span></a></p></div>
<div class="ingredientsbox"><div class="ingredients text"><p class="line" itemprop="recipeIngredient">2 cups leeks</p></div></div><div class="directionsbox"><div itemprop="recipeInstructions" class="directions text"><p class="line">Boil.</p></div></div>
<div class="notesbox"><div class="notes text" itemprop="comment"><p class="line">Keeps well.</p></div></div></div></body></html>`,
}

/** Sample files of mobile and legacy recipe programs. */
export const APP_SAMPLES: readonly Sample[] = [
  mela,
  crouton,
  recetteTek,
  cookmate,
  rezkonv,
  paprikaHtml,
]
