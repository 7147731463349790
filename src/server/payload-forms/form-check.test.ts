import { APIError, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { Failure, invalidField } from '@/src/contract/failure'
import { formCheckHook, formFieldPath } from './form-check'

describe('the field of a form for a field of the contract', () => {
  it.each([
    ['title', 'title'],
    ['videoId', 'video'],
    ['images.0.id', 'images.0.image'],
    ['avatar.id', 'avatar'],
    ['tagIds.2', 'tags.2'],
    ['foodCategoryIds.0', 'foodCategories.0'],
    ['recipeIds.1', 'recipes.1'],
    ['featuredRecipeIds.1', 'featuredRecipes.1'],
    [
      'ingredientUsageGroups.0.ingredientUsages.1.unitId',
      'ingredientUsageGroups.0.ingredientUsages.1.unit',
    ],
    [
      'instructionGroups.0.instructions.1.imageIds.2',
      'instructionGroups.0.instructions.1.images.2',
    ],
    ['equipmentUsages.0.equipmentId', 'equipmentUsages.0.equipment'],
    ['productLinks.0.productImageId', 'productLinks.0.productImage'],
    // Plain fields whose names end like those of relations.
    ['youtubeVideoId', 'youtubeVideoId'],
    ['googleAnalyticsId', 'googleAnalyticsId'],
    ['socialMediaLinks.0.id', 'socialMediaLinks.0.id'],
  ])('of %s is %s', (path, field) => {
    expect(formFieldPath(path)).toBe(field)
  })
})

type Hook = ReturnType<typeof formCheckHook>
type Given = Parameters<Hook>[0]
/** The arguments of a hook as Payload passes them, as far as they are read. */
function given(parts: object): Given {
  const all: unknown = {
    data: { title: 'New' },
    originalDoc: { id: 'a', title: 'Old' },
    ...parts,
  }
  return all as Given
}
const ADA = { user: { id: 'ada', isPlatformAdmin: null } }

describe('the check of a form', () => {
  it('is for what a person writes: use cases have decided before', async () => {
    const hook = formCheckHook('recipes', () => {
      throw new Error('The check ran.')
    })
    const written = given({ operation: 'update', req: { user: null } })
    expect(await hook(written)).toBe(written.data)
    await expect(hook(given({ operation: 'update', req: ADA }))).rejects.toThrow('The check ran.')
  })

  it('knows who writes, and what was stored before an update and not before a creation', async () => {
    const seen: unknown[] = []
    const hook = formCheckHook('recipes', (written) => {
      seen.push([written.before, written.userId, written.isPlatformAdmin])
      return { ...written.data, checked: true }
    })
    const admin = { user: { id: 'root', isPlatformAdmin: true } }
    expect(await hook(given({ operation: 'update', req: ADA }))).toMatchObject({ checked: true })
    await hook(given({ operation: 'create', req: admin }))
    expect(seen).toEqual([
      [{ id: 'a', title: 'Old' }, 'ada', false],
      [null, 'root', true],
    ])
  })

  it('says what is wrong beside the fields of the form, or with the status of the contract', async () => {
    const refused = async (failure: Error): Promise<unknown> => {
      const hook = formCheckHook('recipes', () => Promise.reject(failure))
      return Promise.resolve(hook(given({ operation: 'create', req: ADA }))).catch(
        (error: unknown) => error,
      )
    }
    const field = await refused(invalidField('videoId', 'Not found'))
    expect(field).toBeInstanceOf(ValidationError)
    expect(field).toMatchObject({ data: { errors: [{ path: 'video', message: 'Not found' }] } })
    const whole = await refused(new Failure('forbidden', 'Not yours.'))
    expect(whole).toBeInstanceOf(APIError)
    expect(whole).toMatchObject({ status: 403, message: 'Not yours.', isPublic: true })
    const fault = new Error('broken')
    expect(await refused(fault)).toBe(fault)
  })
})
