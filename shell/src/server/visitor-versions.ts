import { randomUUID } from 'node:crypto';
import { chooseVersions, dependsOnVisitor, type DiscoveryDocument, type Visitor } from 'federation/discovery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from 'http-edge';
import { readRefused } from '../updates/rejected-versions';
import { isForDocument } from './own-site';
import type { PageRenderer } from './page-renderer';
import { GroupNeeded, sharedCacheOf } from './shared-cache';
import { withPreview, type PreviewedVersions } from './version-previews';

const COOKIE = 'visitor';
/** In seconds. */
const YEAR = 31_536_000;

function visitorOf(request: FastifyRequest): string | undefined {
  const visitor = cookieOf(request.headers.cookie, COOKIE, request.protocol === 'https');
  return visitor !== undefined && /^[\w-]{8,64}$/.test(visitor) ? visitor : undefined;
}

/** The visitor's properties that versions depend on; a visitor who has to be recognised gets a cookie for that. */
function visitorFor(request: FastifyRequest, reply: FastifyReply, document: DiscoveryDocument): Visitor {
  const shared = sharedCacheOf(request);
  if (shared) {
    if (!dependsOnVisitor(document)) return '';
    // A posted form is not sent a second time.
    if (shared.group === undefined && (request.method === 'GET' || request.method === 'HEAD')) throw new GroupNeeded();
    return shared.group ?? '';
  }
  const known = visitorOf(request);
  const visitor = known ?? (dependsOnVisitor(document) ? randomUUID() : '');
  if (visitor && !known && isForDocument(request)) {
    reply.header('set-cookie', setCookie(COOKIE, visitor, request.protocol === 'https', { maxAge: YEAR }));
  }
  return visitor;
}

/**
 * Chooses the versions of the front ends for a visitor, including a preview that this browser has a link to.
 *
 * @param api origin of the API server
 * @throws GroupNeeded when a shared cache has not sent the visitor's group, and the versions depend on it
 */
export async function visitorVersions(
  request: FastifyRequest,
  reply: FastifyReply,
  document: DiscoveryDocument,
  renderer: PageRenderer,
  api: string,
): Promise<PreviewedVersions> {
  const refused = readRefused(request.headers.cookie ?? '', request.protocol === 'https');
  const isRefused = (name: string, version: string): boolean =>
    refused.has(`${name}@${version}`) || renderer.isBroken(document, name, version);
  const versions = chooseVersions(document, visitorFor(request, reply, document), isRefused);
  return withPreview(api, request, document, versions, isRefused);
}
