import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '../testing/import-files'
import { readAll } from '../testing/read-all'
import { mapColumns } from './csv-fields'

const read = async (
  files: Readonly<Record<string, string>>,
  columns: Readonly<Record<string, string>> = {},
) => readAll(await createFiles(files), columns)

describe('the columns of a table of recipes', () => {
  it('are told by their heads in any writing', () => {
    const map = mapColumns(['Recipe_Name', 'prepTime', 'COOK-TIME', 'Main.Ingredient', 'Foo'], {})
    expect(Object.fromEntries(map)).toEqual({
      title: ['Recipe_Name'],
      prepTime: ['prepTime'],
      cookTime: ['COOK-TIME'],
      tags: ['Main.Ingredient'],
    })
  })

  it('are what a person says before what their heads say, and nothing unknown', () => {
    const chosen = { Foo: 'title', title: 'notes', Bar: 'colour' }
    expect(Object.fromEntries(mapColumns(['title', 'Foo', 'Bar', 'name'], chosen))).toEqual({
      title: ['Foo', 'name'],
      notes: ['title'],
    })
  })
})

describe('a table of recipes', () => {
  it('may have a column for each ingredient and step, with numbers in its heads', async () => {
    const { recipes } = await read({
      'recipes.csv':
        'Title,Ingredient 1,Ingredient 2,Step1,Step2,constructor\nDal,200 g lentils,1 onion,Chop it.,Simmer it.,x\n',
    })
    expect(recipes).toMatchObject([
      {
        ingredientGroups: [{ lines: ['200 g lentils', '1 onion'] }],
        instructionGroups: [{ steps: [{ text: 'Chop it.' }, { text: 'Simmer it.' }] }],
        warnings: ['Not stored, because there is no field for it: constructor (x).'],
      },
    ])
  })

  it('names cells in columns without a head or of a head that is there twice', async () => {
    const text =
      'title,ingredients,steps,rack,,rack,__proto__\nDal,200 g lentils,Simmer it.,left,top,right,low\n'
    const { recipes } = await read({ 'recipes.csv': text })
    expect(recipes[0]?.warnings).toEqual([
      'Not stored, because there is no field for it: rack (left), column 5 (top), rack 2 (right), __proto__ (low).',
    ])
  })

  it('has all its fields', async () => {
    const cells: Readonly<Record<string, string>> = {
      id: '7',
      title: 'Plum cake',
      slug: '/2019/plum-cake/',
      summary: 'Sweet.',
      servings: '8 to 10 slices',
      'prep time': '20',
      'cook time': '1 hour',
      'total time': '2 hours',
      'rest time': '30',
      ingredients: '2 eggs | 1 cup flour; sugar',
      steps: '1. Mix. 2. Bake. 3. Eat.',
      course: '"Cakes, Dessert"',
      cuisine: 'French',
      diet: 'Vegetarian',
      tags: 'autumn',
      notes: 'Keeps.',
      level: 'hard',
      by: 'Ada',
      created: '2020-01-02 03:04:05',
      url: 'https://example.com/plum',
      photo: 'pix/plum.jpg',
      video: 'https://youtu.be/abcdefghijk',
      status: 'Draft',
    }
    const file = `${Object.keys(cells).join(',')}\n${Object.values(cells).join(',')}\n`
    const { recipes, keys } = await read({ 'a.csv': file, 'pix/plum.jpg': 'x' })
    expect(keys).toEqual(['csv:7'])
    expect(recipes).toMatchObject([
      {
        title: 'Plum cake',
        slug: '/2019/plum-cake/',
        description: 'Sweet.',
        yields: { number: 8, max: 10 },
        prepTimeMinutes: 20,
        cookTimeMinutes: 60,
        totalTimeMinutes: 120,
        customTime: { minutes: 30, label: 'Resting' },
        ingredientGroups: [{ lines: ['2 eggs', '1 cup flour', 'sugar'] }],
        instructionGroups: [{ steps: [{ text: 'Mix.' }, { text: 'Bake.' }, { text: 'Eat.' }] }],
        categories: ['Cakes', 'Dessert'],
        cuisines: ['French'],
        diets: ['Vegetarian'],
        tags: ['autumn'],
        difficulty: 'hard',
        author: 'Ada',
        datePublished: '2020-01-02T03:04:05.000Z',
        sourceUrl: 'https://example.com/plum',
        oldPaths: ['/2019/plum-cake'],
        pictures: [{ file: 'pix/plum.jpg' }],
        videoUrl: 'https://youtu.be/abcdefghijk',
        isDraft: true,
      },
    ])
    expect(plainText(recipes[0]?.note ?? [])).toBe('Keeps.')
  })

  it('names its recipes by id, else by address, else by what is in them', async () => {
    const { keys, recipes } = await read({
      'a.csv': 'title,ingredients,url,id\nA,egg,https://example.com/a,\nB,egg,book,\nC,egg,,3\n',
    })
    expect(keys).toEqual([
      'csv:https://example.com/a',
      expect.stringMatching(/^csv:[\da-f]{64}$/),
      'csv:3',
    ])
    expect(recipes.map(({ sourceUrl }) => sourceUrl)).toEqual(['https://example.com/a', null, null])
  })

  it('of Plan to Eat and of My Recipe Box are known by their columns', async () => {
    const { formats, recipes } = await read({
      'a.csv':
        'Title,Main Ingredient,Ingredients,Public URL\nStew,beef,"1 kg beef\n, Sauce\n{1} onion",\n',
      'b.csv': 'title,preparationTime,cookingTime,originalPicture,ingredients\nPie,10,20,,egg\n',
    })
    expect([...formats].sort()).toEqual(['myrecipebox', 'plantoeat'])
    expect(recipes).toMatchObject([
      {
        tags: ['beef'],
        ingredientGroups: [
          { title: null, lines: ['1 kg beef'] },
          { title: 'Sauce', lines: ['1 onion'] },
        ],
      },
      { title: 'Pie', prepTimeMinutes: 10, cookTimeMinutes: 20 },
    ])
  })
})

describe('a table of My Recipe Box', () => {
  const head =
    'title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,'

  it('has the source before the picture, which stands behind its columns', async () => {
    const links = 'https://example.com/salad,https://example.com/salad.jpg'
    const line = `Salad,,15,,,15,,2 apples,"1. Chop.\n2. Toss it well.",,,false,,Sides,,,,${links}`
    const { recipes } = await read({ 'box.csv': `${head}\n${line}\n` })
    expect(recipes).toMatchObject([
      {
        sourceUrl: 'https://example.com/salad',
        pictures: [{ url: 'https://example.com/salad.jpg' }],
        instructionGroups: [{ steps: [{ text: 'Chop.' }, { text: 'Toss it well.' }] }],
        warnings: [],
      },
    ])
  })
})

describe('Markdown with fields in front', () => {
  const front = (fields: string, body = '') => `---\n${fields}\n---\n${body}`

  it('has all its fields, and the body as its story', async () => {
    const fields = `title: Plum cake
date: 2020-01-02
lastmod: 2021-01-02
author: Ada
servings: 8-10
prep_time: 20 minutes
cook_time: 1 hour
categories: [Cakes]
cuisine: French
tags: autumn, fruit
difficulty: easy
lang: en
source: https://example.com/plum
aliases: [/old/plum/]
image: pix/plum.jpg
ingredients:
  - 2 eggs
  - flour: 1 cup
directions:
  - Mix.
  - Bake.`
    const { recipes, keys, formats } = await read({
      '_posts/2020-01-02-Plum-Cake.md': front(
        fields,
        'From **Gran**.\n\n![](pix/plum.jpg)\n![[b.png]]',
      ),
      '_posts/pix/plum.jpg': 'x',
      'media/b.png': 'x',
    })
    expect([...formats]).toContain('markdown-front-matter')
    expect(keys).toEqual(['markdown:_posts/2020-01-02-Plum-Cake.md'])
    expect(recipes).toMatchObject([
      {
        title: 'Plum cake',
        slug: 'plum-cake',
        datePublished: '2020-01-02T00:00:00.000Z',
        updatedAt: '2021-01-02T00:00:00.000Z',
        author: 'Ada',
        yields: { number: 8, max: 10 },
        prepTimeMinutes: 20,
        cookTimeMinutes: 60,
        categories: ['Cakes'],
        cuisines: ['French'],
        tags: ['autumn', 'fruit'],
        difficulty: 'easy',
        language: 'en',
        sourceUrl: 'https://example.com/plum',
        oldPaths: ['/old/plum'],
        isDraft: false,
        legacyHtml: null,
        ingredientGroups: [{ lines: ['2 eggs', 'flour: 1 cup'] }],
        instructionGroups: [{ steps: [{ text: 'Mix.' }, { text: 'Bake.' }] }],
        pictures: [{ file: '_posts/pix/plum.jpg' }, { file: 'media/b.png' }],
      },
    ])
    expect(plainText(recipes[0]?.story ?? [])).toContain('From Gran.')
  })

  it('is a draft where it says so, in both ways', async () => {
    const { recipes } = await read({
      'a.md': front('title: A\ndraft: true', 'Words.'),
      'b.md': front('title: B\npublished: false', 'Words.'),
      'c.md': front('title: C\ndraft: false', 'Words.'),
    })
    expect(recipes.map(({ isDraft }) => isDraft)).toEqual([true, true, false])
  })

  it('without a title is called by its heading, else as its file', async () => {
    const { recipes } = await read({
      'a.md': front('slug: x', '# My *walk* #\n\nWe walked.'),
      'b/2020-01-02-my_long-walk.md': front('tags: a', 'We walked.'),
    })
    expect(recipes).toMatchObject([
      { title: 'My walk', slug: 'x', legacyHtml: '<p>We walked.</p>\n' },
      { title: 'my long walk', slug: 'my_long-walk' },
    ])
  })
})
