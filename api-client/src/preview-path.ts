/** Content whose pages can be shared before publication. */
export const previewCollections = ['blogs', 'news', 'pages', 'products', 'job-postings'] as const;
export type PreviewCollection = (typeof previewCollections)[number];

/**
 * Content that is previewed while it is edited. A section of a fixed page is previewed with the whole page, which is also
 * what a link shares.
 */
export const livePreviewCollections = [...previewCollections, 'sections'] as const;
export type LivePreviewCollection = (typeof livePreviewCollections)[number];

/** Pages below it are only for people who have the link: they are never cached, and search engines exclude them. */
export const PREVIEW_PATH = '/preview';

export const previewPattern = <Collection extends LivePreviewCollection>(
  collection: Collection,
): `${typeof PREVIEW_PATH}/${Collection}/:token` => `${PREVIEW_PATH}/${collection}/:token`;

export const previewPath = (collection: LivePreviewCollection, token: string): string =>
  `${PREVIEW_PATH}/${collection}/${encodeURIComponent(token)}`;

/** The preview of the privacy notice, which is a page of the shell. */
export const PRIVACY_PREVIEW_PATTERN = `${PREVIEW_PATH}/privacy/:token` as const;

/** The address of the preview of a fixed page, such as `home`. */
export const fixedPagePreviewPath = (page: string, token: string): string =>
  page === 'privacy' ? `${PREVIEW_PATH}/privacy/${encodeURIComponent(token)}` : previewPath('sections', token);

/**
 * Whether an address is that of a preview of a fixed page. Its document has no scripts: they would show the sections at
 * the page's own address.
 */
export const isFixedPagePreview = (path: string): boolean =>
  path.startsWith(`${PREVIEW_PATH}/sections/`) || path.startsWith(`${PREVIEW_PATH}/privacy/`);

/** The prefix of a live preview's token. No other token contains its last character. */
const LIVE = 'live~';

export const livePreviewToken = (secret: string): string => LIVE + secret;

export const isLiveToken = (token: string | undefined): boolean => token?.startsWith(LIVE) === true;

/** Whether an address is that of a live preview, which its editor shows in a frame. */
export const isLivePreview = (path: string): boolean =>
  path.startsWith(`${PREVIEW_PATH}/`) && isLiveToken(path.split('/')[3]);
