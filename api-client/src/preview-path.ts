/** What has a page of its own that can be shared before it is published. */
export const previewCollections = ['blogs', 'news', 'pages', 'products', 'job-postings'] as const;
export type PreviewCollection = (typeof previewCollections)[number];

/** Pages below it are for whoever has the link: nobody keeps them, and search engines leave them out. */
export const PREVIEW_PATH = '/preview';

/** The pattern of the pages that show what is not published. */
export const previewPattern = <Collection extends PreviewCollection>(
  collection: Collection,
): `${typeof PREVIEW_PATH}/${Collection}/:token` => `${PREVIEW_PATH}/${collection}/:token`;

/** The page that a link leads to. */
export const previewPath = (collection: PreviewCollection, token: string): string =>
  `${PREVIEW_PATH}/${collection}/${encodeURIComponent(token)}`;

/** How the token of a preview beside an editor begins. No other token has the character. */
const LIVE = 'live~';

/** The token of a preview beside an editor, of a secret. */
export const livePreviewToken = (secret: string): string => LIVE + secret;

/** Whether a token is that of a preview beside an editor. */
export const isLiveToken = (token: string | undefined): boolean => token?.startsWith(LIVE) === true;

/** Whether an address is that of a preview beside an editor, which its own editor frames. */
export const isLivePreview = (path: string): boolean =>
  path.startsWith(`${PREVIEW_PATH}/`) && isLiveToken(path.split('/')[3]);

/** What stands above a page that is not published. */
export const NOT_PUBLISHED = 'This page is not published yet. You see it because somebody has sent you its link.';
