import type { RelayedAnswer } from 'api-client/http';
import { PageBody } from '../page-body';
import { bodyOf } from '../rendering/api-calls';
import type { PageTask, ReadAnswer, SentCall } from '../rendering/messages';
import type { TeamServers } from './team-servers';

/** A path below `/api`, as published code asks for it. */
const TEAM_PATH = /^\/t\/([a-z][a-z0-9-]{0,39})(\/[^#]*)$/;

/** Whether a path is one of a team's server. */
export const isTeamPath = (path: string): boolean => TEAM_PATH.test(path);

function placeOf(path: string): { readonly team: string; readonly path: string } {
  const [, team = '', rest = '/'] = TEAM_PATH.exec(path) ?? [];
  return { team, path: rest };
}

/**
 * Reads a team's server for a page, as a visitor who is not signed in.
 *
 * @param known the hash of the answer that the reader has, which is not sent again
 */
export async function readTeamServer(
  servers: TeamServers,
  asked: string,
  known: string | undefined,
  caller: PageTask['caller'],
): Promise<ReadAnswer> {
  const { team, path } = placeOf(asked);
  const read = { method: 'GET', path, headers: {}, isRendering: true };
  const { status, body } = await servers.call(team, read, { headers: caller ?? {} });
  const { text, hash } = new PageBody(body.toString());
  return { status, hash, text: status === 200 && hash === known ? undefined : text, fresh: 0 };
}

/** Makes a call to a team's server for a form that was posted without scripts, as a visitor who is not signed in. */
export async function callTeamServer(
  servers: TeamServers,
  sent: SentCall,
  task: PageTask | undefined,
): Promise<RelayedAnswer> {
  if (!task?.post) throw new Error('A page that is read makes no calls.');
  const { team, path } = placeOf(String(sent.path));
  const { body, headers } = bodyOf(sent);
  const key = sent.idempotencyKey;
  const call = {
    ...{ method: String(sent.method), path, body: body ?? undefined },
    headers: { ...(headers as Record<string, string>), ...(key !== undefined && { 'idempotency-key': String(key) }) },
  };
  const answer = await servers.call(team, call, { headers: task.caller ?? {} });
  const retryAfter = Number(answer.headers['retry-after'] ?? NaN);
  return {
    ...{ status: answer.status, text: answer.body.toString() },
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  };
}
