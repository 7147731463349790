import { expect, it } from 'vitest'
import { readDescription } from './collection-description'

it('takes the video out of a description', () => {
  expect(readDescription('One.\n\nTwo.\n\nyoutube=jErUm41DaL0')).toEqual({
    paragraphs: ['One.', 'Two.'],
    youtubeVideoId: 'jErUm41DaL0',
  })
})

it('leaves a description without a video as it is, and never shows a broken marker', () => {
  expect(readDescription('See youtube=abc there.')).toEqual({
    paragraphs: ['See youtube=abc there.'],
    youtubeVideoId: null,
  })
  expect(readDescription('youtube="><script>')).toEqual({ paragraphs: [], youtubeVideoId: null })
  expect(readDescription(null)).toEqual({ paragraphs: [], youtubeVideoId: null })
})
