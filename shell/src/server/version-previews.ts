import { SHELL, type ChosenVersions, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from 'http-edge';
import type { VersionPreview } from 'api-client';
import { VERSION_PREVIEW_ID, type NotedPreview } from '../site-data';
import { SECRET_HEADER } from './caller-headers';
import type { ServerConfig } from './config';
import type { DiscoverySource } from './discovery-source';
import { sendFailure } from './failures';
import { takeForms } from './form-body';
import { escapeHtml, scriptJson } from './html-document';
import { isForDocument, isFromThisSite } from './own-site';
import { previewQuestion } from './preview-question';
import { fetchApi } from './repeated-calls';
import { cookieTheme } from './send-page';

const PATH = '/version-preview';
/** Ends the preview of the visitor. */
const END = `${PATH}/end`;
const COOKIE = 'version-preview';
/** Not cached, not indexed, and not sent as a referrer. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
const ANSWER_TIMEOUT = 2_000;

const TOKEN = /^[\w-]{43}$/;

/** The versions of a link, and its end. */
interface Asked extends Pick<VersionPreview, 'versions' | 'release' | 'expiresAt'> {
  /** Visitors see its release by now; undefined from an earlier version of the API. */
  readonly isReleased?: boolean;
}

/** The secret of the link that this browser shows; undefined without one. */
export const previewToken = ({ headers, protocol }: FastifyRequest): string | undefined =>
  cookieOf(headers.cookie, COOKIE, protocol === 'https');

/** The versions of a link; also undefined while the API is down. */
async function askedBy(api: string, token: string | undefined): Promise<Asked | undefined> {
  if (token === undefined || !TOKEN.test(token)) return undefined;
  try {
    const answer = await fetchApi(`${api}/version-preview`, {
      headers: { [SECRET_HEADER]: token },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    return answer.ok ? ((await answer.json()) as Asked) : undefined;
  } catch {
    return undefined;
  }
}

/** A version of a link, if it is published, signed and not revoked. */
const entryFor = (
  { microFrontends }: DiscoveryDocument,
  { remote, version }: Asked['versions'][number],
): DiscoveryEntry | undefined =>
  microFrontends[remote]?.find(({ metadata, extras }) => metadata.version === version && extras.revoked === undefined);

/**
 * The versions of a link by their front ends; undefined when one of them can no longer be shown. A link to a release
 * shows the others: its versions may be published later.
 */
function entriesFor(
  document: DiscoveryDocument,
  { versions, release }: Asked,
): ReadonlyMap<string, DiscoveryEntry> | undefined {
  const found = versions.flatMap((one) => {
    const entry = entryFor(document, one);
    return entry ? [[one.remote, entry] as const] : [];
  });
  return release || found.length === versions.length ? new Map(found) : undefined;
}

/** The versions of a visit, with those that only this browser has requested. */
export interface PreviewedVersions {
  readonly versions: ChosenVersions;
  /** The headers with which the API answers what visitors will see; set if the link shows a release. */
  readonly reads?: Readonly<Record<string, string>>;
  readonly preview?: NotedPreview;
}

/**
 * Uses the versions that this browser has a link to. The visitor gets the public version of a front end whose version
 * cannot be used here, and the page says so.
 *
 * @param isRefused versions that this browser or the server could not use
 */
export async function withPreview(
  api: string,
  request: FastifyRequest,
  document: DiscoveryDocument,
  versions: ChosenVersions,
  isRefused: (name: string, version: string) => boolean,
): Promise<PreviewedVersions> {
  const token = previewToken(request);
  const asked = await askedBy(api, token);
  if (!asked || asked.isReleased) return { versions };
  const chosen = new Map(versions);
  const shown = asked.versions.map((one) => {
    const { remote, version } = one;
    const entry = entryFor(document, one);
    const title = (entry ?? document.microFrontends[remote]?.[0])?.extras.manifest.title ?? remote;
    if (entry && !isRefused(remote, version)) chosen.set(remote, entry);
    return { name: remote, title, version };
  });
  const { release, expiresAt } = asked;
  return {
    versions: chosen,
    preview: { versions: shown, release, expiresAt },
    ...(release && token && { reads: { [SECRET_HEADER]: token } }),
  };
}

const releaseNamed = (release: string): string[] => (release ? [`the release “${release}”`] : []);

const shownBy = ({ versions, release }: NotedPreview): string =>
  [...versions.map(({ title, version }) => `${title} ${version}`), ...releaseNamed(release)].join(', ');

/** A document followed by its visitor's preview; without scripts, the banner in the document is shown. */
export function withPreviewNote(body: string, preview: NotedPreview): string {
  const sentence = `You see ${shownBy(preview)} by a preview link.`;
  const note = [
    `<script type="application/json" id="${VERSION_PREVIEW_ID}">${scriptJson(preview)}</script>`,
    `<noscript><form method="post" action="${END}"><p role="status">${escapeHtml(sentence)}</p>`,
    '<button>Leave the preview</button></form></noscript>',
  ].join('\n');
  return body.replace(/<\/body>\s*<\/html>$/, (end) => `${note}\n${end}`);
}

/** The first page of a front end whose address has no parameters. */
const firstPage = ({ extras }: DiscoveryEntry): string =>
  extras.manifest.routes.find(({ path }) => !/[:*]/.test(path))?.path ?? '/';

function leadTo(request: FastifyRequest, reply: FastifyReply, location: string, token: string, maxAge: number) {
  return reply
    .code(303)
    .headers({ location, ...PRIVATE })
    .header('set-cookie', setCookie(COOKIE, token, request.protocol === 'https', { maxAge }))
    .send();
}

const LINK_HAS_ENDED = 'This preview link has ended, or is not complete';
const VERSION_IS_GONE = 'A version that this link is for no longer exists';

/**
 * Answers links to published versions. The link shows a confirmation page; its button gives this browser the version
 * until the link expires, and redirects to an address without the token. Another button leaves the preview.
 */
export async function versionPreviews(
  app: FastifyInstance,
  discovery: DiscoverySource,
  { api, origins }: Pick<ServerConfig, 'api' | 'origins'>,
): Promise<void> {
  // A link is longer than Fastify allows for a named parameter.
  app.get<{ Params: { '*': string } }>(`${PATH}/*`, async (request, reply) => {
    const { '*': token } = request.params;
    const asked = await askedBy(api, token);
    if (!asked) return sendFailure(request, reply, 404, LINK_HAS_ENDED);
    if (asked.isReleased) return reply.headers(PRIVATE).redirect('/', 303);
    const document = await discovery.current();
    const entries = entriesFor(document, asked);
    if (!entries) return sendFailure(request, reply, 404, VERSION_IS_GONE);
    const page = await previewQuestion({ api, action: PATH, token, theme: cookieTheme(request) }, document, {
      ...asked,
      versions: [...entries.values()],
    });
    const { type, body, headers } = page;
    return reply
      .headers({ ...headers, ...PRIVATE })
      .type(type)
      .send(body);
  });

  await app.register(async (scope) => {
    await takeForms(scope);
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'POST' || (isFromThisSite(request, origins) && isForDocument(request))) return undefined;
      return sendFailure(request, reply, 403, 'A preview begins and ends with a button of this site');
    });

    scope.post(END, async (request, reply) => leadTo(request, reply, '/', '', 0));

    scope.post(PATH, async (request, reply) => {
      const token = request.body instanceof URLSearchParams ? request.body.get('token') : null;
      const asked = token === null ? undefined : await askedBy(api, token);
      if (!asked) return sendFailure(request, reply, 404, LINK_HAS_ENDED);
      const entries = entriesFor(await discovery.current(), asked);
      if (!entries) return sendFailure(request, reply, 404, VERSION_IS_GONE);
      const seconds = Math.max(0, Math.floor((Date.parse(asked.expiresAt) - Date.now()) / 1_000));
      const remote = [...entries].find(([name]) => name !== SHELL)?.[1];
      return leadTo(request, reply, remote ? firstPage(remote) : '/', token ?? '', seconds);
    });
  });
}
