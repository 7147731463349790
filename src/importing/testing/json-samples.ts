import type { Sample } from './sample'

const mealie: Sample = {
  format: 'mealie',
  file: 'soup.json',
  furniture:
    /\.slug$|^(?:id|slug|image|userId|groupId|dateAdded|createdAt|updatedAt|settings|user)$|(?:^|\.)(?:id|referenceId|labelId)$|^settings\.$/,
  json: {
    id: '1b2c',
    userId: 'u-1',
    groupId: 'g-1',
    slug: 'leek-soup',
    name: 'Leek soup',
    description: 'Thick.',
    image: 'a9Zk',
    recipeYield: '4 bowls',
    prepTime: '10 minutes',
    performTime: '20 minutes',
    totalTime: '30 minutes',
    rating: 4,
    lastMade: 'on a Sunday',
    orgURL: 'https://example.com/leek-soup',
    dateAdded: '2022-02-03',
    createdAt: '2022-02-03T04:05:06',
    recipeCategory: [{ id: 'c', name: 'Dinner', slug: 'Dinner' }],
    tags: [{ id: 't', name: 'Winter', slug: 'Winter' }],
    tools: [{ id: 'o', name: 'Blender', onHand: 'no' }],
    recipeIngredient: [
      {
        title: 'Base',
        quantity: 2,
        unit: { id: 'x', name: 'cups', description: 'of the house' },
        food: { id: 'f', name: 'leeks', description: 'from the garden' },
        note: 'sliced',
        referenceId: 'r-1',
      },
      { title: '', note: 'salt', originalText: '1 pinch salt' },
    ],
    recipeInstructions: [{ id: 's', title: 'Cook', summary: 'In short', text: 'Boil the leeks.' }],
    nutrition: { calories: '200', fatContent: '3 g' },
    notes: [{ title: 'Tip', text: 'Add cream.' }],
    extras: { shelf: 'upper' },
    assets: [{ name: 'Scan', icon: 'mdi-file', fileName: 'scan.pdf' }],
    comments: [{ text: 'Good.', user: { username: 'anna' } }],
  },
}

const tandoor: Sample = {
  format: 'tandoor',
  file: 'recipe.json',
  furniture: /^(?:created_at|updated_at)$|\.(?:plural_name|type)$/,
  json: {
    name: 'Leek soup',
    description: 'Thick.',
    servings: 4,
    servings_text: 'bowls',
    working_time: 10,
    waiting_time: 20,
    internal: true,
    created_at: '2022-02-03T04:05:06Z',
    source_url: 'https://example.com/leek-soup',
    keywords: [{ name: 'Winter', description: '' }],
    nutrition: { calories: '200', source: 'a table' },
    steps: [
      {
        name: 'Base',
        instruction: 'Boil the leeks.',
        time: 15,
        order: 0,
        ingredients: [
          {
            food: { name: 'leeks', plural_name: 'leeks' },
            unit: { name: 'cups', plural_name: 'cups' },
            amount: 2,
            note: 'sliced',
            order: 0,
            is_header: false,
          },
          { food: null, unit: null, amount: 0, note: 'For the top', is_header: true },
          { food: { name: 'cream' }, unit: { name: 'g', type: 'g' }, amount: 20, note: '' },
        ],
      },
      { name: 'Rest', instruction: '', ingredients: [] },
    ],
  },
}

const paprika: Sample = {
  format: 'paprika',
  file: 'soup.json',
  furniture: /^(?:uid|hash|photo|photo_hash|photo_large|image_url|created)$/,
  json: {
    uid: 'P-1',
    hash: 'AA',
    name: 'Leek soup',
    description: 'Thick.',
    servings: '4 bowls',
    prep_time: '10 min',
    cook_time: '20 min',
    total_time: '30 min',
    ingredients: '2 cups leeks',
    directions: 'Boil the leeks.',
    categories: ['Dinner'],
    rating: 4,
    difficulty: 'Easy',
    source: 'Gran',
    source_url: 'https://example.com/leek-soup',
    notes: 'Add cream.',
    nutritional_info: '200 calories',
    created: '2022-02-03 04:05:06',
    image_url: 'https://example.com/soup.jpg',
    photo_hash: 'BB',
  },
}

const schemaFields = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  description: 'Thick.',
  recipeYield: '4 bowls',
  prepTime: 'PT10M',
  cookTime: 'PT20M',
  totalTime: 'PT30M',
  datePublished: '2022-02-03',
  recipeCategory: ['Dinner'],
  recipeCuisine: 'French',
  keywords: 'winter',
  recipeIngredient: ['2 cups leeks'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil the leeks.' }],
  tool: ['Blender'],
  supply: ['Paper'],
  cookingMethod: 'Boiling',
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.5 stars', ratingCount: 7 },
  review: [{ '@type': 'Review', reviewBody: 'Good.', author: { '@type': 'Person', name: 'Anna' } }],
  video: { '@type': 'VideoObject', name: 'Soup film', description: 'Shows the soup.' },
}

const schemaOrg: Sample = {
  format: 'schema-org',
  file: 'soup.json',
  furniture: /(?:^|\.)@\w+$/,
  json: schemaFields,
}

const recipeSage: Sample = {
  format: 'recipesage',
  file: 'sage.json',
  furniture: /(?:^|\.)@\w+$|^identifier$|^image$/,
  json: {
    ...schemaFields,
    identifier: 'i-1',
    creditText: 'Gran',
    isBasedOn: 'https://example.com/leek-soup',
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Add cream.' }],
  },
}

const ghost: Sample = {
  format: 'ghost',
  file: 'ghost.json',
  furniture:
    /(?:^|\.)(?:id|uuid|slug|version|post_id|tag_id|author_id|email|status|visibility|locale|type|published_at|html|users|roles|custom_template)$|data\.(?:tags|users|posts_\w+)\.$|^(?:db\.)?(?:db|meta|data)?\.$|^db\.data\.$|^db\.meta\.$|^\.$/,
  json: {
    db: [
      {
        meta: { exported_on: 1, version: '5' },
        data: {
          posts: [
            {
              id: 'p',
              uuid: 'u',
              title: 'Leek soup',
              slug: 'leek-soup',
              html: '<p>A <b>thick</b> soup.</p>',
              custom_excerpt: 'Thick.',
              feature_image: 'https://example.com/soup.jpg',
              status: 'published',
              visibility: 'public',
              published_at: '2022-02-03T04:05:06.000Z',
              codeinjection_head: 'let a',
              canonical_url: 'https://example.com/leek-soup',
              og_title: 'Soup of leeks',
            },
          ],
          posts_meta: [
            {
              id: 'm',
              post_id: 'p',
              meta_title: 'Soup for search',
              meta_description: 'All of it',
              feature_image_caption: 'A bowl',
            },
          ],
          tags: [
            { id: 't', name: 'Winter' },
            { id: 'h', name: '#shelf' },
          ],
          posts_tags: [
            { post_id: 'p', tag_id: 't' },
            { post_id: 'p', tag_id: 'h' },
          ],
          users: [{ id: 'a', name: 'Anna' }],
          posts_authors: [{ post_id: 'p', author_id: 'a' }],
        },
      },
    ],
  },
}

/** Sample files of programs that write JSON. */
export const JSON_SAMPLES: readonly Sample[] = [
  mealie,
  tandoor,
  paprika,
  schemaOrg,
  recipeSage,
  ghost,
]
