import type { HomeSection, HomeSectionKind } from './home-section'

const COLLECTIONS: readonly HomeSectionKind[] = [
  'collections-slider',
  'collections-wall',
  'latest-posts',
]

/** The data a home page needs besides the newest and the featured recipes. */
export type HomeNeeds = { trendingCount: number; letterCount: number; hasCollections: boolean }

/** Determines the data that the sections of a home page need, so that nothing else is loaded. */
export function homeNeeds(sections: readonly HomeSection[]): HomeNeeds {
  const counts = sections.map((section) =>
    section.kind === 'trending'
      ? section.count
      : section.kind === 'latest-posts'
        ? section.trendingCount
        : 0,
  )
  return {
    trendingCount: Math.max(0, ...counts),
    letterCount: sections.find((section) => section.kind === 'letters')?.count ?? 0,
    hasCollections: sections.some(({ kind }) => COLLECTIONS.includes(kind)),
  }
}
