import { matchRemote } from 'federation/browser';
import { SHELL, type ChosenVersions, type DiscoveryDocument } from 'federation/discovery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerOf } from 'http-edge';
import { liveRemotes } from './live-remotes';
import { shellOf } from './page-task';

/** Names the span of a request for a page by the pattern of the page, and says which front end owns it. */
export function namePage(
  { span, method }: FastifyRequest,
  pathname: string,
  versions: ChosenVersions,
  document: DiscoveryDocument,
): void {
  if (!span?.isRecording()) return;
  const match = matchRemote(liveRemotes(versions, document), pathname);
  const { name, version } = match?.owner ?? { name: SHELL, version: shellOf(versions).metadata.version };
  const route = match?.route.path ?? 'page';
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.route': route, 'mfe.name': name, 'mfe.version': version });
}

/**
 * Tells the browser the span of its document, if it is recorded: the browser then reports when it has loaded the page. Such
 * a document belongs to one visit, so no cache may send it to another one.
 *
 * @returns whether the document says its span
 */
export function showTrace({ span }: FastifyRequest, reply: FastifyReply): boolean {
  if (!span?.isRecording()) return false;
  void reply.header('server-timing', `traceparent;desc="${headerOf(span)}"`);
  return true;
}
