import type { PictureUse } from '@/src/contract/media/picture'

type Kind = PictureUse['kind']

/** The text for each kind of use, and the screen that shows it: a path below the site. */
const KINDS: Readonly<Record<Kind, { words: string; path?: (id: string) => string }>> = {
  recipe: { words: 'Recipe', path: (id) => `recipes/${id}` },
  step: { words: 'Step of', path: (id) => `recipes/${id}` },
  story: { words: 'Story of', path: (id) => `recipes/${id}` },
  about: { words: 'About page of', path: () => 'design' },
  equipment: { words: 'Equipment of', path: (id) => `recipes/${id}` },
  draft: { words: 'Draft of', path: (id) => `recipes/${id}` },
  version: { words: 'Earlier version of', path: (id) => `recipes/${id}` },
  collection: { words: 'Collection', path: (id) => `collections/${id}` },
  event: { words: 'Event', path: () => 'events' },
  letter: { words: 'Letter', path: (id) => `letters/${id}` },
  home: { words: 'Home page of', path: () => 'homepage' },
  page: { words: 'Page of', path: () => 'settings/search' },
  product: { words: 'Product', path: () => 'links' },
  logo: { words: 'Logo of', path: () => 'design' },
  icon: { words: 'Icon of', path: () => 'design' },
  profile: { words: 'Profile of' },
  video: { words: 'Video' },
  other: { words: 'Another place' },
}

/** Describes a use, with the screen that shows it as a path below the site; null without one. */
export function describeUse({ kind, id, title }: PictureUse): {
  words: string
  path: string | null
} {
  const { words, path } = KINDS[kind]
  return { words: title ? `${words} “${title}”` : words, path: path?.(id ?? '') ?? null }
}
