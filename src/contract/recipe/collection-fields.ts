import type { CollectionCard, CollectionCreate, ManagedCollection } from './collection'
import { fieldsShown, fieldsWritten } from '../plain-fields'
import type { FieldFor, FieldTable } from '../plain-fields'

type CollectionPart = 'image' | 'video' | 'recipeCount' | 'recipes' | 'rule' | 'seo'
type PlainName = Exclude<keyof ManagedCollection, CollectionPart>
type Shown<Name> = Name extends keyof CollectionCard ? 'public' : 'managers'
type By<Name> = Name extends keyof CollectionCreate ? undefined : 'server'

/** The plain fields of a collection, from which everything else is derived; visitors get `public` ones. */
export const COLLECTION_FIELDS = {
  id: { column: 'id', type: 'uuid', shown: 'public', by: 'server' },
  slug: { column: 'slug', type: 'varchar', shown: 'public', isRequired: true },
  title: { column: 'title', type: 'varchar', shown: 'public', isRequired: true },
  description: { column: 'description', type: 'varchar', shown: 'public' },
  updatedAt: { column: 'updated_at', type: 'timestamptz', shown: 'managers', by: 'server' },
} as const satisfies {
  [Name in PlainName]: FieldFor<ManagedCollection[Name], Shown<Name>, By<Name>>
} & FieldTable

/** The plain fields that visitors get. */
export const PUBLIC_COLLECTION_FIELDS = fieldsShown(COLLECTION_FIELDS, 'public')
/** The plain fields that authors write. */
export const WRITTEN_COLLECTION_FIELDS = fieldsWritten(COLLECTION_FIELDS)
