import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { buildZip } from '@/src/importing/testing/build-zip'

const read = async (files: Readonly<Record<string, string | Uint8Array>>) =>
  readAll(await createFiles(files))

describe('a file of Mela', () => {
  const source = {
    id: 'm-1',
    title: 'Leek soup',
    text: 'From [Gran](https://gran.example/).',
    images: ['eA==', 'eQ=='],
    categories: ['Dinner'],
    yield: '4 bowls',
    prepTime: '10 min',
    cookTime: '20 min',
    totalTime: '30 min',
    ingredients: '2 cups leeks\n# Top\n1 tbsp cream',
    instructions: '# Base\n**Slice** the leeks.\nBoil them.\n# Finish\nAdd cream.',
    notes: 'Keeps *well*.',
    nutrition: '200 kcal',
    link: 'https://example.com/leek-soup',
    favorite: true,
    wantToCook: false,
    date: 600_000_000,
  }

  it('gives its recipe with titles, dates and the pictures in it, alone or in an archive', async () => {
    const zip = buildZip([
      { name: 'Leek soup.melarecipe', data: JSON.stringify(source) },
      { name: 'Other.melarecipe', data: JSON.stringify({ ...source, id: 'm-2', title: 'Other' }) },
    ])
    const { recipes, keys, formats } = await read({ 'Recipes.melarecipes': zip })
    expect([...formats]).toEqual(['mela'])
    expect(keys).toEqual(['mela:m-1', 'mela:m-2'])
    const file = 'Recipes.melarecipes/Leek soup.melarecipe'
    expect(recipes[0]).toMatchObject({
      title: 'Leek soup',
      description: 'From Gran (https://gran.example/).',
      yields: { number: 4 },
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      totalTimeMinutes: 30,
      categories: ['Dinner'],
      sourceUrl: 'https://example.com/leek-soup',
      datePublished: '2020-01-06T10:40:00.000Z',
      ingredientGroups: [
        { title: null, lines: ['2 cups leeks'] },
        { title: 'Top', lines: ['1 tbsp cream'] },
      ],
      instructionGroups: [
        { title: 'Base', steps: [{ text: 'Slice the leeks.' }, { text: 'Boil them.' }] },
        { title: 'Finish', steps: [{ text: 'Add cream.' }] },
      ],
      pictures: [
        { file, field: 'images.0' },
        { file, field: 'images.1' },
      ],
      warnings: [],
    })
    expect(plainText(recipes[0]?.note ?? [])).toBe('Keeps well.\n200 kcal')
  })

  it('is known however large the pictures before its fields are', async () => {
    const { images, id, ...rest } = source
    const large = { id, images: ['eA'.repeat(60_000), ...images], ...rest }
    const { recipes } = await read({ 'a.melarecipe': JSON.stringify(large) })
    expect(recipes).toMatchObject([{ title: 'Leek soup' }])
  })
})

describe('a file of Crouton', () => {
  const source = {
    uuid: 'c-1',
    name: 'Leek soup',
    serves: 4,
    duration: 10,
    cookingDuration: 20,
    defaultScale: 1,
    webLink: 'https://example.com/leek-soup',
    sourceName: 'example.com',
    notes: 'Keeps well.',
    neutritionalInfo: '200 kcal',
    rating: 4,
    tags: [{ uuid: 't', color: '#fff', name: 'Winter' }],
    images: ['eA=='],
    ingredients: [
      { uuid: 'i2', order: 1, ingredient: { name: 'Top' }, quantity: { quantityType: 'SECTION' } },
      {
        uuid: 'i1',
        order: 0,
        ingredient: { name: 'leeks' },
        quantity: { amount: 1.5, secondaryAmount: 2, quantityType: 'KGS' },
      },
      {
        uuid: 'i3',
        order: 2,
        ingredient: { name: 'parsley' },
        quantity: { amount: 1, quantityType: 'BUNCH' },
      },
      { uuid: 'i4', order: 3, ingredient: { name: 'salt' } },
    ],
    steps: [
      { order: 0, isSection: true, step: 'Base' },
      { order: 1, isSection: false, step: 'Boil the leeks.' },
    ],
  }

  it('gives its recipe in the order of its numbers, with sections, units and pictures', async () => {
    const { recipes, keys, formats } = await read({ 'soup.crumb': JSON.stringify(source) })
    expect([...formats]).toEqual(['crouton'])
    expect(keys).toEqual(['crouton:c-1'])
    expect(recipes[0]).toMatchObject({
      title: 'Leek soup',
      yields: { number: 4 },
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      tags: ['Winter'],
      sourceUrl: 'https://example.com/leek-soup',
      ingredientGroups: [
        { title: null, lines: ['1½–2 kg leeks'] },
        { title: 'Top', lines: ['1 bunch parsley', 'salt'] },
      ],
      instructionGroups: [{ title: 'Base', steps: [{ text: 'Boil the leeks.' }] }],
      pictures: [{ file: 'soup.crumb', field: 'images.0' }],
      warnings: ['Not stored, because there is no field for it: rating (4).'],
    })
    expect(plainText(recipes[0]?.note ?? [])).toBe('Keeps well.\n200 kcal')
  })
})

describe('an archive of RecetteTek', () => {
  const source = {
    uuid: 'r-1',
    title: 'Soupe',
    description: 'Chaude.',
    preparationTime: '10',
    cookingTime: '20',
    inactiveTime: '60',
    totalTime: '90',
    quantity: '4 bols',
    ingredients: '2 poireaux\n1 oignon',
    instructions: 'Couper.\nCuire.',
    cookware: 'Mixeur',
    url: 'https://example.com/soupe',
    notes: 'Bon.',
    nutrition: '200 kcal',
    pictures: ['/storage/emulated/0/RecetteTek/abc.jpg'],
    originalPicture: 'https://example.com/soupe.jpg',
    categories: [{ title: 'Soupes' }],
    tags: [{ title: 'Hiver' }],
    rating: 5,
    favorite: false,
    lastModifiedDate: '2021-02-03T04:05:06Z',
  }

  it('gives its recipes with the pictures that lie beside the list', async () => {
    const data = JSON.stringify([source, { ...source, uuid: 'r-2', pictures: [] }])
    const zip = buildZip([
      { name: 'recipes_0.json', data },
      { name: 'abc.jpg', data: 'x' },
    ])
    const { recipes, keys, formats } = await read({ 'export.rtk': zip })
    expect([...formats]).toEqual(['recettetek'])
    expect(keys).toEqual(['recettetek:r-1', 'recettetek:r-2'])
    expect(recipes).toMatchObject([
      {
        title: 'Soupe',
        description: 'Chaude.',
        yields: { number: 4 },
        prepTimeMinutes: 10,
        cookTimeMinutes: 20,
        totalTimeMinutes: 90,
        customTime: { minutes: 60 },
        categories: ['Soupes'],
        tags: ['Hiver'],
        equipment: ['Mixeur'],
        sourceUrl: 'https://example.com/soupe',
        updatedAt: '2021-02-03T04:05:06.000Z',
        ingredientGroups: [{ lines: ['2 poireaux', '1 oignon'] }],
        instructionGroups: [{ steps: [{ text: 'Couper.' }, { text: 'Cuire.' }] }],
        pictures: [{ file: 'export.rtk/abc.jpg' }],
        warnings: ['Not stored, because there is no field for it: rating (5).'],
      },
      { pictures: [{ url: 'https://example.com/soupe.jpg' }] },
    ])
  })
})

describe('an archive of Cookmate', () => {
  const recipe = (title: string, picture: string) => `<recipe><title>${title}</title>
    <description><li>Thick.</li></description><preptime>10 min</preptime><cooktime>20 min</cooktime><totaltime>30 min</totaltime>
    <quantity>4 bowls</quantity><category>Dinner</category><category>Soup</category><tag>Winter</tag><lang>en</lang>
    <ingredient><li>2 cups leeks</li><li>salt</li></ingredient><recipetext><li>Slice.</li><li>Boil.</li></recipetext>
    <comments><li>Keeps well.</li></comments><nutrition><li>200 kcal</li></nutrition><url>https://example.com/leek-soup</url>
    <source>Gran</source><rating>4</rating>${picture}</recipe>`

  it('gives its recipes with their pictures, lines and source', async () => {
    const data = `<?xml version="1.0" encoding="UTF-8"?><cookbook version="1">${recipe('Leek soup', '<imagepath>images/1.jpg</imagepath>')}${recipe('Other', '<imageurl>https://example.com/2.jpg</imageurl>')}</cookbook>`
    const zip = buildZip([
      { name: 'mycookbook.xml', data },
      { name: 'images/1.jpg', data: 'x' },
    ])
    const { recipes, formats } = await read({ 'backup.mcb': zip })
    expect([...formats]).toEqual(['cookmate'])
    expect(recipes).toMatchObject([
      {
        title: 'Leek soup',
        description: 'Thick.',
        author: 'Gran',
        yields: { number: 4 },
        prepTimeMinutes: 10,
        cookTimeMinutes: 20,
        totalTimeMinutes: 30,
        categories: ['Dinner', 'Soup'],
        tags: ['Winter'],
        language: 'en',
        sourceUrl: 'https://example.com/leek-soup',
        ingredientGroups: [{ lines: ['2 cups leeks', 'salt'] }],
        instructionGroups: [{ steps: [{ text: 'Slice.' }, { text: 'Boil.' }] }],
        pictures: [{ file: 'backup.mcb/images/1.jpg' }],
        warnings: ['Not stored, because there is no field for it: rating (4).'],
      },
      { title: 'Other', pictures: [{ url: 'https://example.com/2.jpg' }] },
    ])
    expect(plainText(recipes[0]?.note ?? [])).toBe('Keeps well.\n200 kcal')
  })
})

describe('a file of RezKonv', () => {
  const file = `Liebe Grüße
========== REZKONV-Recipe - RezkonvSuite v1.4
     Titel: Pflaumenkuchen
Kategorien: Kuchen, Obst
     Menge: 12 Stücke

    200     Gramm  Mehl
      2            Eier
============================ BELAG ============================
  1 1/2        kg  Pflaumen; entsteint
                   -und halbiert

============================ QUELLE ============================
     Großmutter
     -- Erfasst *RK* 01.02.2003 von
     -- Anna

Mehl und Eier
verrühren.

Backen.

=====
`

  it('gives head, sections, source and method, in German, and names who typed it', async () => {
    const { recipes, formats } = await read({ 'a.rk': file + file.replace('Liebe Grüße\n', '') })
    expect([...formats]).toEqual(['rezkonv'])
    expect(recipes).toHaveLength(2)
    expect(recipes[0]).toMatchObject({
      title: 'Pflaumenkuchen',
      language: 'de',
      author: 'Großmutter',
      categories: ['Kuchen', 'Obst'],
      yields: { number: 12 },
      ingredientGroups: [
        { title: null, lines: ['200 Gramm Mehl', '2 Eier'] },
        { title: 'BELAG', lines: ['1 1/2 kg Pflaumen, entsteint und halbiert'] },
      ],
      instructionGroups: [{ steps: [{ text: 'Mehl und Eier verrühren.' }, { text: 'Backen.' }] }],
      warnings: [
        'Not stored, because there is no field for it: Quelle (-- Erfasst *RK* 01.02.2003 von), Quelle (-- Anna), text before the recipe (Liebe Grüße).',
      ],
    })
  })

  it('in the encoding of old Windows is read as it was written', async () => {
    const { recipes } = await read({ 'a.rk': Buffer.from(file, 'latin1') })
    expect(recipes).toMatchObject([{ author: 'Großmutter', yields: { text: '12 Stücke' } }])
  })
})

describe('the HTML export of Paprika', () => {
  const page = `<!DOCTYPE html><html><head><meta charset="utf-8"/><title>Leek soup</title></head><body><div class="recipe" itemscope itemtype="http://schema.org/Recipe">
    <div class="infobox"><div class="photobox"><a href="Images/U1/big.jpg"><img src="Images/U1/big.jpg" itemprop="image" class="photo photoswipe"/></a></div>
    <h1 itemprop="name" class="name">Leek soup</h1><p itemprop="aggregateRating" class="rating" value="4"><span>★★★★</span></p>
    <p class="categories" itemprop="recipeCategory">Dinner, Soup</p>
    <p class="metadata"><b>Prep Time: </b><span itemprop="prepTime">10 min</span> <b>Servings: </b><span itemprop="recipeYield">4 bowls</span> <b>Source: </b><a itemprop="url" href="https://www.example.com/leek-soup"><span itemprop="author">Example.com</span></a></p></div>
    <div class="ingredientsbox"><h3 class="subhead">Ingredients</h3><div class="ingredients text"><p class="line" itemprop="recipeIngredient"><strong>2</strong> cups leeks</p><p class="line" itemprop="recipeIngredient">salt</p></div></div>
    <div class="directionsbox"><h3 class="subhead">Directions</h3><div itemprop="recipeInstructions" class="directions text"><p class="line">Slice.</p><p class="line">Boil.</p></div></div>
    <div class="notesbox"><h3 class="subhead">Notes</h3><div class="notes text" itemprop="comment"><p class="line">Keeps well.</p></div></div>
    <div class="nutritionbox"><h3 class="subhead">Nutrition</h3><div class="nutrition text" itemprop="nutrition"><p class="line">200 kcal</p></div></div></div></body></html>`

  it('gives its recipes with their pictures and source addresses, and its index is no row', async () => {
    const { recipes, formats, problems } = await read({
      'Export/index.html':
        '<html><body><ul><li><a href="Recipes/Leek soup.html">Leek soup</a></li></ul></body></html>',
      'Export/Recipes/Leek soup.html': page,
      'Export/Recipes/Images/U1/big.jpg': Buffer.from('ffd8ffe0', 'hex'),
    })
    expect([[...formats], problems]).toEqual([['paprika-html'], []])
    expect(recipes).toMatchObject([
      {
        title: 'Leek soup',
        author: null,
        yields: { number: 4 },
        prepTimeMinutes: 10,
        categories: ['Dinner', 'Soup'],
        sourceUrl: 'https://www.example.com/leek-soup',
        ingredientGroups: [{ lines: ['2 cups leeks', 'salt'] }],
        instructionGroups: [{ steps: [{ text: 'Slice.' }, { text: 'Boil.' }] }],
        pictures: [{ file: 'Export/Recipes/Images/U1/big.jpg' }],
        warnings: ['Not stored, because there is no field for it: aggregateRating value (4).'],
      },
    ])
    expect(plainText(recipes[0]?.note ?? [])).toBe('Keeps well.\n200 kcal')
  })
})
