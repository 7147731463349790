import { expect, it } from 'vitest'
import { videoChannels } from './video-channels'

// docs/product/site-frame.md#footer
it('names up to two channels of videos, and nothing else', () => {
  const channels = videoChannels([
    { id: 'a', platform: 'instagram', url: 'https://www.instagram.com/harbor' },
    { id: 'b', platform: 'youtube', url: 'https://www.youtube.com/@harbor/videos' },
    { id: 'c', platform: 'youtube', url: 'https://www.youtube.com/channel/UC123' },
    { id: 'd', platform: 'tiktok', url: 'https://www.tiktok.com/@harbor' },
  ])
  expect(channels.map(({ label }) => label)).toEqual(['@harbor on YouTube', 'YouTube'])
})

it('leaves out what is no address', () => {
  expect(videoChannels([{ id: 'a', platform: 'youtube', url: 'javascript:1' }])).toEqual([])
})
