export interface Video {
  readonly host: 'YouTube' | 'Vimeo';
  readonly watch: string;
  /** The address that a frame loads, the cookie-free one if the provider has one. The video starts to play. */
  readonly player: string;
}

/** The only origins that a frame may load: the content security policy of every document lists them. */
export const VIDEO_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
const [YOUTUBE, VIMEO] = VIDEO_ORIGINS;

function youTube(id: string | undefined): Video | undefined {
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  return {
    host: 'YouTube',
    watch: `https://www.youtube.com/watch?v=${id}`,
    player: `${YOUTUBE}/embed/${id}?autoplay=1&rel=0`,
  };
}

/** @param key opens an unlisted video */
function vimeo(id: string | undefined, key = ''): Video | undefined {
  if (!id || !/^\d{1,15}$/.test(id) || !/^[\da-f]{0,40}$/i.test(key)) return undefined;
  return {
    host: 'Vimeo',
    watch: `https://vimeo.com/${id}${key && `/${key}`}`,
    player: `${VIMEO}/video/${id}?autoplay=1&dnt=1${key && `&h=${key}`}`,
  };
}

function readUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** The video that an address of YouTube or Vimeo refers to; undefined for any other address. */
export function readVideo(address: string): Video | undefined {
  const url = readUrl(address.trim());
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return undefined;
  const [first, second] = url.pathname.split('/').filter(Boolean);
  switch (url.hostname.replace(/^(?:www|m)\./, '')) {
    case 'youtu.be':
      return youTube(first);
    case 'youtube.com':
    case 'youtube-nocookie.com':
      if (first === 'watch') return youTube(url.searchParams.get('v') ?? undefined);
      return first && ['embed', 'shorts', 'live'].includes(first) ? youTube(second) : undefined;
    case 'vimeo.com':
      return vimeo(first, second);
    case 'player.vimeo.com':
      return first === 'video' ? vimeo(second, url.searchParams.get('h') ?? undefined) : undefined;
    default:
      return undefined;
  }
}
