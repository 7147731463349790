import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { editDistance } from '@/search/query/edit-distance'
import { PRIVACY_SETTINGS } from '@/src/contract/recipe/recipe'
import { getRecipeDraft } from '@/src/server/recipes/drafts/read'
import { discardRecipeDraft, saveRecipeDraft } from '@/src/server/recipes/drafts/save'
import { makeRecipe, unique } from '@/src/testing/builders'

const CONSONANTS = 'bdfgklmnprtvz'
const VOWELS = 'aeiou'
const pick = (letters: string): string => letters.charAt(randomInt(letters.length))

const coinedBefore: string[] = []

/** The search tolerates two typos, and the tests make one more; they also search for prefixes of nine letters. */
const isTypoOf = (one: string, other: string): boolean => editDistance(one.slice(0, 9), other) < 4

/** Generates a unique word of fourteen letters that is no typo of another one. */
export function coinWord(): string {
  for (;;) {
    const word = Array.from({ length: 7 }, () => pick(CONSONANTS) + pick(VOWELS)).join('')
    if (coinedBefore.some((old) => isTypoOf(word, old) || isTypoOf(old, word))) continue
    coinedBefore.push(word)
    return word
  }
}

/** Parts of a locked recipe that anyone may read. */
const OPEN_PARTS = ['title', 'description', 'keyword', 'ingredient', 'alsoCalled'] as const
/** Parts that only subscribers may read, each with a unique word. */
const HIDDEN_PARTS = [
  'ingredient',
  'catalogueIngredient',
  'alsoCalled',
  'ingredientNote',
  'preparation',
  'originalText',
  'ingredientLink',
  'furtherGroup',
  'furtherGroupNote',
  'firstGroupNote',
  'step',
  'stepNote',
  'stepGroup',
  'stepGroupNote',
  'stepPictureAlt',
  'storyExcerpt',
  'storyMore',
  'storyPictureAlt',
  'storyPictureCaption',
  'galleryPictureAlt',
  'galleryPictureCaption',
  'galleryCaption',
  'note',
  'videoKey',
  'youtubeVideoId',
  'equipment',
  'equipmentNote',
  'equipmentLink',
  'legacy',
  'draft',
  'discardedDraft',
] as const
/** Ids and storage keys of the pictures in its story, which only subscribers may read. */
type HiddenMark = 'storyPictureId' | 'storyPictureKey' | 'galleryPictureId' | 'galleryPictureKey'
type Words<Part extends string> = Readonly<Record<Part, string>>

/** A published locked recipe, with its unique words by part. */
export type LockedRecipe = {
  id: string
  slug: string
  open: Words<(typeof OPEN_PARTS)[number]>
  hidden: Words<(typeof HIDDEN_PARTS)[number]>
  hiddenMarks: Words<HiddenMark>
}

/** Finds the hidden parts of a locked recipe that a text reveals. */
export function hiddenPartsIn(text: string, { hidden, hiddenMarks }: LockedRecipe): string[] {
  const lower = text.toLowerCase()
  return Object.entries({ ...hidden, ...hiddenMarks })
    .filter(([, word]) => lower.includes(word))
    .map(([part]) => part)
}

const coined = <Part extends string>(parts: readonly Part[]): Words<Part> =>
  // Each part is among the keys.
  Object.fromEntries(parts.map((part) => [part, coinWord()])) as Words<Part>

/** Creates a locked recipe with a unique word in every part. */
export async function makeLockedRecipe(
  payload: Payload,
  siteId: string,
  uploadedBy: string,
): Promise<LockedRecipe> {
  const open = coined(OPEN_PARTS)
  const hidden = coined(HIDDEN_PARTS)
  const ids = await makeParts(payload, siteId, uploadedBy, { open, hidden })
  const makePicture = (alt: string): Promise<MadePicture> =>
    insertPicture(payload, siteId, uploadedBy, alt)
  const single = await makePicture(hidden.storyPictureAlt)
  const first = await makePicture(hidden.galleryPictureAlt)
  const second = await makePicture('')
  const recipe = await makeRecipe(payload, siteId, {
    title: `Tart ${open.title}`,
    description: `With ${open.description}.`,
    keywords: [open.keyword],
    privacySetting: PRIVACY_SETTINGS.find((setting) => setting !== 'public') ?? 'public',
    ingredientUsageGroups: [
      {
        note: hidden.firstGroupNote,
        ingredientUsages: [
          { ingredientId: ids.openIngredient },
          { ingredientTitleOverride: open.ingredient },
          { ingredientTitleOverride: 'salt' },
          { ingredientTitleOverride: hidden.ingredient, note: hidden.ingredientNote },
        ],
      },
      {
        title: hidden.furtherGroup,
        note: hidden.furtherGroupNote,
        ingredientUsages: [
          {
            ingredientId: ids.ingredient,
            preparation: hidden.preparation,
            originalText: hidden.originalText,
            link: `https://example.com/${hidden.ingredientLink}`,
          },
        ],
      },
    ],
    instructionGroups: [
      {
        title: hidden.stepGroup,
        note: hidden.stepGroupNote,
        instructions: [{ content: hidden.step, note: hidden.stepNote, imageIds: [ids.picture] }],
      },
    ],
    equipmentUsages: [
      {
        equipmentId: ids.equipment,
        equipmentTitleOverride: hidden.equipment,
        note: hidden.equipmentNote,
        link: `https://example.com/${hidden.equipmentLink}`,
      },
    ],
    storyExcerpt: hidden.storyExcerpt,
    storyMore: [
      { type: 'paragraph', children: [{ text: hidden.storyMore }] },
      { type: 'picture', imageId: single.id, caption: hidden.storyPictureCaption },
      {
        type: 'gallery',
        pictures: [
          { imageId: first.id, caption: hidden.galleryPictureCaption },
          { imageId: second.id },
        ],
        caption: hidden.galleryCaption,
      },
    ],
    note: hidden.note,
    videoId: ids.video,
    youtubeVideoId: hidden.youtubeVideoId,
    legacyRecipeData: { content: `<p>${hidden.legacy}</p>` },
  })
  await writeDrafts(payload, { siteId, userId: uploadedBy }, recipe.id, hidden)
  const hiddenMarks = {
    storyPictureId: single.id,
    storyPictureKey: single.key,
    galleryPictureId: first.id,
    galleryPictureKey: first.key,
  }
  return { ...recipe, open, hidden, hiddenMarks }
}

/** Writes unpublished words: in a draft, and in one that was discarded. */
async function writeDrafts(
  payload: Payload,
  writer: { siteId: string; userId: string },
  id: string,
  { draft, discardedDraft }: LockedRecipe['hidden'],
): Promise<void> {
  const editor = { ...writer, siteSlug: '' }
  for (const word of [discardedDraft, draft]) {
    const { draft: stored, recipe } = await getRecipeDraft(payload, editor, id)
    const document = { ...stored.document, title: `Tart ${word}`, keywords: [word] }
    const sent = { document, revision: stored.revision, basedOn: recipe.updatedAt }
    await saveRecipeDraft(payload, editor, id, sent)
    if (word === discardedDraft) await discardRecipeDraft(payload, editor, id)
  }
}

async function makeParts(
  payload: Payload,
  siteId: string,
  uploadedBy: string,
  { open, hidden }: Pick<LockedRecipe, 'open' | 'hidden'>,
) {
  const ingredient = (title: string, alias: string) =>
    payload.create({
      collection: 'ingredients',
      data: {
        title,
        slug: unique('ingredient'),
        aliases: [alias],
        defaultMetricMeasurementMethod: 'weight',
        defaultImperialMeasurementMethod: 'volume',
      },
    })
  const [known, further] = await Promise.all([
    ingredient('Sea salt flakes', open.alsoCalled),
    ingredient(hidden.catalogueIngredient, hidden.alsoCalled),
  ])
  const equipment = await payload.create({
    collection: 'equipment',
    data: { title: 'Whisk', slug: unique('whisk') },
  })
  const { id: picture } = await insertPicture(payload, siteId, uploadedBy, hidden.stepPictureAlt)
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into videos (site_id, key, content_type) values ($1, $2, 'video/mp4') returning id`,
    [siteId, hidden.videoKey],
  )
  const { id: video = '' } = rows[0] ?? {}
  return {
    openIngredient: known.id,
    ingredient: further.id,
    equipment: equipment.id,
    picture,
    video,
  }
}

type MadePicture = { id: string; key: string }

async function insertPicture(
  payload: Payload,
  siteId: string,
  uploadedBy: string,
  alt: string,
): Promise<MadePicture> {
  const { rows } = await payload.db.pool.query<MadePicture>(
    `insert into images (site_id, uploaded_by_id, key, filename, alt, width, height)
     values ($1, $2, $3, $3, $4, 8, 8) returning id, key`,
    [siteId, uploadedBy, `${unique('p')}.jpg`, alt],
  )
  const [picture] = rows
  if (!picture) throw new Error('The picture was not stored.')
  return picture
}
