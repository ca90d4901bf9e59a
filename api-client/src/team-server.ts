import type { Endpoint, Method } from './contract/endpoint';
import { EVERYONE, type Allowed } from './roles';

/** The path of the servers of teams, below `/api`. */
export const TEAM_PATH = '/t/';

interface TeamCall<Params, Query, Body, Answer> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
}

const call =
  (team: string, method: Method) =>
  <Answer, Sent extends { params?: unknown; query?: unknown; body?: unknown } = Record<never, never>>(
    path: `/${string}`,
    roles: Allowed = EVERYONE,
  ): Endpoint<TeamCall<Part<Sent, 'params'>, Part<Sent, 'query'>, Part<Sent, 'body'>, Answer>, undefined> => ({
    ...{ id: `${team} ${method} ${path}`, method, path: `${TEAM_PATH}${team}${path}`, roles, shape: 'json' },
  });

type Part<Sent, Name extends string> = Sent extends Readonly<Record<Name, infer Value>> ? Value : undefined;

/**
 * The calls of a team's own server, which the site serves at `/api/t/<team>`. They are made like the calls of the API:
 * with `useRead`, `useChange`, `callApi` and, before a page is rendered, `readOf`.
 *
 *     const events = teamServer('events');
 *     export const fetchSeats = events.get<{ free: number }, { params: { talk: string } }>('/seats/:talk');
 *
 * @param team the name that the environment gives to the server
 */
export const teamServer = (team: string) => ({
  /** @param roles the rights of which a user needs one to make the call; without them no token is sent */
  get: call(team, 'GET'),
  post: call(team, 'POST'),
  put: call(team, 'PUT'),
  patch: call(team, 'PATCH'),
  del: call(team, 'DELETE'),
});
