/** A player or post that is shown in a frame. */
export type EmbedFrame = {
  /** The address of the player. */
  src: string
  /** Width to height where it scales with the page; a fixed height in pixels otherwise. */
  size: { ratio: number } | { height: number }
}

/** A provider whose frame is computed from an address alone. */
export type Provider = {
  name: string
  /** Kind of its content, as the first word of a title: "Video on YouTube". */
  kind: 'Video' | 'Audio' | 'Post'
  hosts: readonly string[]
  /** The origin of its frames. */
  origin: string
  /** The frame for an address on one of its hosts; null for a page that is none of its players'. */
  frame: (url: URL) => EmbedFrame | null
}

const WIDE = { ratio: 16 / 9 }
const TALL = { ratio: 9 / 16 }

const framed = (src: string, size: EmbedFrame['size']): EmbedFrame => ({ src, size })

/** Seconds of `90`, `90s` or `1h2m3s`. */
function secondsOf(time: string | null): number {
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time ?? '') ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

const YOUTUBE: Provider = {
  name: 'YouTube',
  kind: 'Video',
  hosts: [
    ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'],
    ...['youtu.be', 'youtube-nocookie.com', 'www.youtube-nocookie.com'],
  ],
  origin: 'https://www.youtube-nocookie.com',
  frame: ({ hostname, pathname, searchParams }) => {
    const [, kind, own] = /^\/(?:(embed|shorts|live|v)\/)?([\w-]{11})\/?$/.exec(pathname) ?? []
    const isOwn = kind !== undefined || hostname === 'youtu.be'
    const id = pathname === '/watch' ? searchParams.get('v') : isOwn ? own : null
    if (!id || !/^[\w-]{11}$/.test(id)) return null
    const start = secondsOf(searchParams.get('t') ?? searchParams.get('start'))
    const from = start > 0 ? `?start=${start}` : ''
    return framed(`${YOUTUBE.origin}/embed/${id}${from}`, kind === 'shorts' ? TALL : WIDE)
  },
}

const VIMEO: Provider = {
  name: 'Vimeo',
  kind: 'Video',
  hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
  origin: 'https://player.vimeo.com',
  frame: ({ pathname, searchParams }) => {
    const path = /^\/(?:video\/|channels\/[\w-]+\/)?(\d{1,15})(?:\/([\da-f]{4,20}))?\/?$/.exec(
      pathname,
    )
    if (!path) return null
    const [, id, inPath] = path
    const hash = inPath ?? searchParams.get('h') ?? ''
    const unlisted = /^[\da-f]{4,20}$/.test(hash) ? `&h=${hash}` : ''
    return framed(`${VIMEO.origin}/video/${id}?dnt=1${unlisted}`, WIDE)
  },
}

const INSTAGRAM: Provider = {
  name: 'Instagram',
  kind: 'Post',
  hosts: ['instagram.com', 'www.instagram.com'],
  origin: 'https://www.instagram.com',
  frame: ({ pathname }) => {
    const [, kind, id] =
      /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]{5,40})(?:\/embed)?\/?$/.exec(pathname) ?? []
    return id ? framed(`${INSTAGRAM.origin}/${kind}/${id}/embed/`, { height: 640 }) : null
  },
}

const TIKTOK: Provider = {
  name: 'TikTok',
  kind: 'Video',
  hosts: ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com'],
  origin: 'https://www.tiktok.com',
  frame: ({ pathname }) => {
    const [, id] = /^\/@[\w.-]+\/video\/(\d{5,25})\/?$/.exec(pathname) ?? []
    return id ? framed(`${TIKTOK.origin}/player/v1/${id}`, TALL) : null
  },
}

const SPOTIFY: Provider = {
  name: 'Spotify',
  kind: 'Audio',
  hosts: ['open.spotify.com'],
  origin: 'https://open.spotify.com',
  frame: ({ pathname }) => {
    const [, kind, id] =
      /^\/(?:intl-[a-z]{2}\/)?(?:embed\/)?(track|album|playlist|artist|show|episode)\/([\dA-Za-z]{22})\/?$/.exec(
        pathname,
      ) ?? []
    if (!id) return null
    const height = kind === 'track' || kind === 'episode' ? 152 : 352
    return framed(`${SPOTIFY.origin}/embed/${kind}/${id}`, { height })
  },
}

const SOUNDCLOUD: Provider = {
  name: 'SoundCloud',
  kind: 'Audio',
  hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'],
  origin: 'https://w.soundcloud.com',
  frame: ({ pathname }) => {
    const [, path, set] = /^\/([\w-]+\/(sets\/)?[\w-]+)\/?$/.exec(pathname) ?? []
    if (!path) return null
    const page = encodeURIComponent(`https://soundcloud.com/${path}`)
    return framed(`${SOUNDCLOUD.origin}/player/?url=${page}`, { height: set ? 450 : 166 })
  },
}

const APPLE_PODCASTS: Provider = {
  name: 'Apple Podcasts',
  kind: 'Audio',
  hosts: ['podcasts.apple.com', 'embed.podcasts.apple.com'],
  origin: 'https://embed.podcasts.apple.com',
  frame: ({ pathname, searchParams }) => {
    const [path] = /^\/[a-z]{2}\/podcast\/(?:[\w%.-]+\/)?id\d{1,15}(?=\/?$)/.exec(pathname) ?? []
    if (!path) return null
    const episode = searchParams.get('i') ?? ''
    return /^\d{1,20}$/.test(episode)
      ? framed(`${APPLE_PODCASTS.origin}${path}?i=${episode}`, { height: 175 })
      : framed(`${APPLE_PODCASTS.origin}${path}`, { height: 450 })
  },
}

const PINTEREST: Provider = {
  name: 'Pinterest',
  kind: 'Post',
  hosts: ['pinterest.com', 'www.pinterest.com'],
  origin: 'https://assets.pinterest.com',
  frame: ({ pathname }) => {
    const [, id] = /^\/pin\/(?:[\w%-]+--)?(\d{5,25})\/?$/.exec(pathname) ?? []
    return id ? framed(`${PINTEREST.origin}/ext/embed.html?id=${id}`, { height: 600 }) : null
  },
}

/**
 * The providers with a player in a frame that needs no prior request.
 * @see docs/product/rich-text.md#embeds
 */
export const PROVIDERS: readonly Provider[] = [
  YOUTUBE,
  VIMEO,
  INSTAGRAM,
  TIKTOK,
  SPOTIFY,
  SOUNDCLOUD,
  APPLE_PODCASTS,
  PINTEREST,
]
