import { SHELL, type ChosenVersions, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { VERSION_PREVIEW_ID, type VersionPreview } from '../site-data';
import type { ServerConfig } from './config';
import type { DiscoverySource } from './discovery-source';
import { sendFailure } from './failures';
import { escapeHtml, scriptJson } from './html-document';

const PATH = '/version-preview';
/** Ends the preview of whoever comes here. */
const END = `${PATH}/end`;
const COOKIE = 'version-preview';
const ANSWER_TIMEOUT = 2_000;

const TOKEN = /^[\w-]{20,500}\.[\w-]{52}$/;

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  /(?:^|;\s*)version-preview=([\w.-]+)(?:;|$)/.exec(headers.cookie ?? '')?.[1];

/** What a link says. */
interface Asked {
  readonly remote: string;
  readonly version: string;
  readonly expiresAt: string;
}

/** What a link stands for, as the API has signed it; undefined also while that cannot be found out. */
async function askedBy(api: string, token: string | undefined): Promise<Asked | undefined> {
  if (token === undefined || !TOKEN.test(token)) return undefined;
  try {
    const answer = await fetch(`${api}/version-previews`, {
      headers: { 'x-version-preview': token },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    return answer.ok ? ((await answer.json()) as Asked) : undefined;
  } catch {
    return undefined;
  }
}

/** The version that a link is for, as long as it is published, signed and not revoked. */
const entryFor = ({ microFrontends }: DiscoveryDocument, { remote, version }: Asked): DiscoveryEntry | undefined =>
  microFrontends[remote]?.find(({ metadata, extras }) => metadata.version === version && extras.revoked === undefined);

/** The versions of a visit, and the one among them that only this browser has asked for. */
export interface PreviewedVersions {
  readonly versions: ChosenVersions;
  readonly preview?: VersionPreview;
}

/**
 * Puts the version in place that this browser has a link to. One that cannot be used here leaves the visitor with what
 * everybody gets; the page says so.
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
  const asked = await askedBy(api, cookieOf(request));
  if (!asked) return { versions };
  const { remote, version, expiresAt } = asked;
  const entry = entryFor(document, asked);
  const title = (entry ?? document.microFrontends[remote]?.[0])?.extras.manifest.title ?? remote;
  const preview = { name: remote, title, version, expiresAt };
  if (!entry || isRefused(remote, version)) return { versions, preview };
  return { versions: new Map(versions).set(remote, entry), preview };
}

/** A document followed by what its visitor has a link to; without scripts the banner stands there by itself. */
export function withPreviewNote(body: string, preview: VersionPreview): string {
  const said = `You see ${preview.title} ${preview.version} by a preview link.`;
  const note = [
    `<script type="application/json" id="${VERSION_PREVIEW_ID}">${scriptJson(preview)}</script>`,
    `<noscript><p role="status">${escapeHtml(said)} <a href="${END}">Leave the preview</a></p></noscript>`,
  ].join('\n');
  return body.replace(/<\/body>\s*<\/html>$/, (end) => `${note}\n${end}`);
}

/** The first page of a front end that has an address without parts to fill in. */
const firstPage = ({ extras }: DiscoveryEntry): string =>
  extras.manifest.routes.find(({ path }) => !/[:*]/.test(path))?.path ?? '/';

function leadTo(request: FastifyRequest, reply: FastifyReply, location: string, cookie: string): FastifyReply {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return reply
    .code(303)
    .headers({ location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .header('set-cookie', `${COOKIE}=${cookie}; Path=/; HttpOnly; SameSite=Lax${secure}`)
    .send();
}

/** Answers links to published versions: this browser gets the version until the link ends, or it leaves the preview. */
export function versionPreviews(
  app: FastifyInstance,
  discovery: DiscoverySource,
  { api }: Pick<ServerConfig, 'api'>,
): void {
  app.get(END, async (request, reply) => leadTo(request, reply, '/', '; Max-Age=0'));

  // A link is longer than a named part of an address may be.
  app.get<{ Params: { '*': string } }>(`${PATH}/*`, async (request, reply) => {
    const { '*': token } = request.params;
    const asked = await askedBy(api, token);
    if (!asked) return sendFailure(request, reply, 404, 'This preview link has ended, or is not complete');
    const entry = entryFor(await discovery.current(), asked);
    if (!entry) return sendFailure(request, reply, 404, 'The version that this link is for is not there any more');
    const seconds = Math.max(0, Math.floor((Date.parse(asked.expiresAt) - Date.now()) / 1_000));
    const location = asked.remote === SHELL ? '/' : firstPage(entry);
    return leadTo(request, reply, location, `${token}; Max-Age=${seconds}`);
  });
}
