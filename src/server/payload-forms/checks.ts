import type { CollectionBeforeChangeHook } from 'payload'
import type { CollectionSlug } from '@/access/policy'
import { parsePart } from '@/src/contract/validation'
import { CollectionUpdate } from '@/src/contract/recipe/collection'
import { WRITTEN_COLLECTION_FIELDS } from '@/src/contract/recipe/collection-fields'
import { LetterWrite } from '@/src/contract/letter/letter'
import { invalidField } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'
import { ProfileUpdate } from '@/src/contract/people/profile'
import { letterFromLexical } from '@/src/domain/rich-text/from-lexical'
import { collectionReferences } from '../collections/edit'
import { letterReferences } from '../letters/write'
import { writtenFields } from '../plain-fields'
import { seoWriteOf } from '../seo'
import { validateRedirect } from '../redirects/check'
import { assignUploads, checkReferences, reference } from '../references'
import type { BodyReference } from '../references'
import { withoutUndefined } from '../without-undefined'
import { idOf, idsOf, textOf } from '../stored-values'
import type {
  ColorTheme,
  Equipment,
  Event,
  Letter,
  RecipeCollection,
  Redirect,
  Term,
  TypeTheme,
  User,
  Video,
} from '@/payload-types'
import { checkRecipe } from './check-recipe'
import { checkSite } from './check-site'
import { formCheckHook } from './form-check'
import type { FormDocument } from './form-check'

/** Additional checks of each collection that users write to, beyond those of its fields. */
export const FORM_CHECKS: Readonly<Partial<Record<CollectionSlug, CollectionBeforeChangeHook>>> = {
  recipes: formCheckHook('recipes', checkRecipe),
  sites: formCheckHook('sites', checkSite),
  'recipe-collections': formCheckHook('recipe-collections', checkCollection),
  events: formCheckHook<Event>('events', (written) =>
    withPicture(written, 'image', written.data.image),
  ),
  letters: formCheckHook('letters', checkLetter),
  redirects: formCheckHook<Redirect>('redirects', checkRedirect),
  videos: formCheckHook<Video>('videos', (written) =>
    withPicture(written, 'poster', written.data.poster),
  ),
  users: formCheckHook('users', checkProfile),
  terms: formCheckHook<Term>('terms', ofOwnSite),
  equipment: formCheckHook<Equipment>('equipment', ofOwnSite),
  'color-themes': formCheckHook<ColorTheme>('color-themes', ofOwnSite),
  'type-themes': formCheckHook<TypeTheme>('type-themes', ofOwnSite),
}

/** The redirect of a renamed page is created while the page still exists. */
async function checkRedirect(written: FormDocument<Redirect>): Promise<Partial<Redirect>> {
  const { data, before, req } = written
  const site = siteOf(written)
  const { from, to } = { from: '', to: '', ...before, ...withoutUndefined(data) }
  const isSame = before?.from === from && before.to === to
  if (isSame || !site || req.context['isKeptRedirect'] === true) return data
  const checked = await validateRedirect(req.payload, site, { from, to }, before?.id ?? null)
  return { ...data, ...checked, origin: 'hand' }
}

async function checkCollection(
  written: FormDocument<RecipeCollection>,
): Promise<Partial<RecipeCollection>> {
  const { data } = written
  const write = parsePart(CollectionUpdate, {
    ...writtenFields(WRITTEN_COLLECTION_FIELDS, data),
    imageId: idOf(data.image),
    videoId: idOf(data.video),
    seo: seoWriteOf(data.seo),
    recipeIds: idsOf(data.recipes),
  })
  await useReferences(written, siteOf(written), collectionReferences(write))
  return data
}

async function checkLetter(written: FormDocument<Letter>): Promise<Partial<Letter>> {
  const { data } = written
  const write = parsePart(LetterText, {
    imageId: idOf(data.image),
    content: letterFromLexical(data.content),
  })
  await useReferences(written, siteOf(written), letterReferences(write))
  return data
}

/** Checks that references exist and may be used by this site; new pictures become the site's. */
async function useReferences(
  { req, userId }: Pick<FormDocument<unknown>, 'req' | 'userId'>,
  siteId: string | null,
  pointed: readonly BodyReference[],
): Promise<void> {
  await checkReferences(req.payload, { siteId, userId }, pointed)
  if (siteId !== null) await assignUploads(req.payload, { siteId, userId }, pointed)
}

const siteOf = ({ data, before }: FormDocument<{ site?: unknown }>): string | null => {
  const site = idOf(before?.site ?? data.site)
  return typeof site === 'string' ? site : null
}

const idText = (relation: unknown): string | null => {
  const id = idOf(relation)
  return typeof id === 'string' ? id : null
}

async function withPicture<Doc extends { site?: unknown }>(
  written: FormDocument<Doc>,
  field: string,
  picture: unknown,
): Promise<Partial<Doc>> {
  await useReferences(written, siteOf(written), reference(field, 'image', idText(picture)))
  return written.data
}

/** Without a site it would be shared, which only the platform may create. */
function ofOwnSite<Doc extends { site?: unknown }>(written: FormDocument<Doc>): Partial<Doc> {
  if (siteOf(written) === null && !written.isPlatformAdmin) throw invalidField('site', REQUIRED)
  return written.data
}

const LetterText = LetterWrite.pick({ imageId: true, content: true })

const Profile = ProfileUpdate.partial()

async function checkProfile({
  data,
  before,
  req,
  userId,
}: FormDocument<User>): Promise<Partial<User>> {
  const avatar = idText(data.avatar)
  parsePart(Profile, {
    displayName: textOf(data.displayName) ?? undefined,
    handle: textOf(data.handle) ?? undefined,
    bio: textOf(data.bio),
    temperatureSystem: data.temperatureSystem ?? null,
    ...(avatar === null ? {} : { avatar: { id: avatar } }),
  })
  const person = before?.id ?? userId
  if (avatar !== idText(before?.avatar)) {
    const pointed = reference('avatar.id', 'image', avatar)
    await checkReferences(req.payload, { siteId: null, userId: person }, pointed)
  }
  return data
}
