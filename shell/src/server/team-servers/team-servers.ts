import { createHash, randomBytes } from 'node:crypto';
import { childSpan, headerOf, HttpError, inSpan } from 'http-edge';
import { fetchApi } from '../repeated-calls';
import { DEADLINES, TeamServer, type TeamServerAnswer, type TeamServerCall } from './team-server';

const ANSWER_TIMEOUT = 5_000;
/** How long the statement about visitors is used again, in milliseconds: shorter than it is valid. */
const REUSED = 30_000;

/** Where a call comes from: headers that identify the caller, and the caller's token, which stays here. */
export interface TeamCaller {
  readonly headers: Readonly<Record<string, string>>;
  readonly authorization?: string | undefined;
}

/**
 * The trace of a request while the site records none (W3C Trace Context): its id is derived from that of the request, which
 * every log has.
 */
function traceParent(requestId: string): string {
  const plain = requestId.replaceAll('-', '');
  const trace = /^[0-9a-f]{32}$/.test(plain) ? plain : createHash('md5').update(requestId).digest('hex');
  return `00-${trace}-${randomBytes(8).toString('hex')}-01`;
}

/**
 * The servers of teams, each called with a signed statement of who asks. No token and no cookie of the site reaches
 * them.
 */
export class TeamServers {
  private readonly servers: ReadonlyMap<string, TeamServer>;
  private readonly ofVisitors = new Map<string, { readonly statement: string; readonly until: number }>();

  /**
   * @param addresses by the name of the team
   * @param api origin of the API server, which signs the statements
   */
  constructor(
    addresses: ReadonlyMap<string, string>,
    private readonly api: string,
    warn: (details: object, message: string) => void,
    deadlines = DEADLINES,
  ) {
    this.servers = new Map(
      [...addresses].map(([team, address]) => [
        team,
        new TeamServer(address, (details, message) => warn({ ...details, team }, message), deadlines),
      ]),
    );
  }

  /**
   * @throws HttpError 404 without such a server, 401 and 403 for a token that is refused, 503 when the server does not
   *   answer as it should
   */
  async call(team: string, call: TeamServerCall, caller: TeamCaller): Promise<TeamServerAnswer> {
    const server = this.servers.get(team);
    if (!server) throw new HttpError(404, `The site has no server of a team "${team}"`);
    const statement = await this.statement(team, caller);
    const { traceparent, 'x-request-id': requestId = '' } = caller.headers;
    const span = childSpan(traceparent, `${call.method} /api/t/${team}`, { 'site.team': team }, 'client');
    const headers = {
      ...{ accept: 'application/json', ...call.headers, ...caller.headers },
      authorization: `Bearer ${statement}`,
      traceparent: span ? headerOf(span) : (traceparent ?? traceParent(requestId)),
    };
    return inSpan(span, () => server.call({ ...call, headers }));
  }

  private async statement(team: string, caller: TeamCaller): Promise<string> {
    if (caller.authorization !== undefined) return this.newStatement(team, caller);
    const known = this.ofVisitors.get(team);
    if (known && Date.now() < known.until) return known.statement;
    const until = Date.now() + REUSED;
    const statement = await this.newStatement(team, caller);
    this.ofVisitors.set(team, { statement, until });
    return statement;
  }

  private async newStatement(team: string, { headers, authorization }: TeamCaller): Promise<string> {
    const answer = await fetchApi(`${this.api}/team-statements`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify({ team }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    }).catch(() => undefined);
    const body = (await answer?.json().catch(() => undefined)) as { statement?: string; message?: string } | undefined;
    if (answer?.ok && body?.statement !== undefined) return body.statement;
    if (answer?.status === 401 || answer?.status === 403)
      throw new HttpError(answer.status, body?.message ?? 'Sign in to do this');
    throw new HttpError(503, 'This part of the site is not available right now. Please try again in a moment');
  }
}
