import * as contract from 'api-client';
import type { AnyEndpoint, Role } from 'api-client';
import { startTestApp, type TestApp } from '../../test/harness';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const exported: readonly unknown[] = Object.values(contract);
const endpoints = exported.filter(
  (value): value is AnyEndpoint => typeof value === 'object' && value !== null && 'auth' in value && 'path' in value,
);
const guarded = endpoints.filter(({ auth }) => auth === 'signedIn');
const roles: readonly Role[] = ['owner', 'editor', 'recruiter'];

/** What somebody of a role is answered who calls with an empty body and names that do not exist. */
async function statusFor({ method, path }: AnyEndpoint, role: Role): Promise<number> {
  // Everybody anew: some calls end the session that makes them.
  const headers = await site.signedIn(role);
  const url = `/api/v1${path.replace(/:\w+/g, 'nothing')}`;
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const answer = await site.app.inject({ method, url, headers, ...(hasBody && { payload: {} }) });
  return answer.statusCode;
}

test('the contract says of every call that needs a token exactly whom the server lets make it', async () => {
  expect(guarded.length).toBeGreaterThan(60);
  const refused: Record<string, readonly Role[]> = {};
  for (const endpoint of guarded) {
    const statuses = await Promise.all(roles.map((role) => statusFor(endpoint, role)));
    refused[endpoint.id] = roles.filter((_, i) => statuses[i] === 403);
  }
  const said = guarded.map((endpoint): [string, readonly Role[]] => [
    endpoint.id,
    roles.filter((role) => !contract.rolesOf(endpoint).includes(role)),
  ]);
  expect(refused).toEqual(Object.fromEntries(said));
});
