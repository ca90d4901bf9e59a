import { randomUUID } from 'node:crypto';
import { chooseVersions, dependsOnVisitor, type ChosenVersions, type DiscoveryDocument } from 'federation/discovery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRefused } from '../updates/rejected-versions';
import type { PageRenderer } from './page-renderer';

const COOKIE = 'visitor';

function visitorOf(request: FastifyRequest): string | undefined {
  return /(?:^|;\s*)visitor=([\w-]{8,64})/.exec(request.headers.cookie ?? '')?.[1];
}

/** Chooses the versions of the front ends for who asks; who needs to be known again gets a cookie for that. */
export function visitorVersions(
  request: FastifyRequest,
  reply: FastifyReply,
  document: DiscoveryDocument,
  renderer: PageRenderer,
): ChosenVersions {
  const known = visitorOf(request);
  const visitor = known ?? (dependsOnVisitor(document) ? randomUUID() : '');
  if (visitor && !known) {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header('set-cookie', `${COOKIE}=${visitor}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure}`);
  }
  const refused = readRefused(request.headers.cookie ?? '');
  return chooseVersions(
    document,
    visitor,
    (name, version) => refused.has(`${name}@${version}`) || renderer.isBroken(document, name, version),
  );
}
