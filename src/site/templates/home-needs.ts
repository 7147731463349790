import type { HomeSection, HomeSectionKind } from './home-section'

const COLLECTIONS: readonly HomeSectionKind[] = [
  'collections-slider',
  'collections-wall',
  'latest-posts',
]

/** What a home page has to be given beyond the newest and the featured recipes. */
export type HomeNeeds = { trendingCount: number; hasCollections: boolean }

/** What the sections of a home page need, so that nothing is read that none of them shows. */
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
    hasCollections: sections.some(({ kind }) => COLLECTIONS.includes(kind)),
  }
}
