import { ROLES } from 'api-client';
import { endpoints } from 'api-client/calls';
import { testApp } from '../../test/harness';

const site = testApp();

// Signing out is last, because it ends the session of this test.
const guarded = endpoints
  .filter(({ roles }) => roles)
  .sort((a, b) => Number(a.id === 'logout') - Number(b.id === 'logout'));

test.each(ROLES)('the server allows exactly the calls that the contract allows to this role: %s', async (role) => {
  expect(guarded.length).toBeGreaterThan(60);
  const headers = await site.signedIn(role);
  const refused: string[] = [];
  for (const { id, method, path } of guarded) {
    // An empty body and names that do not exist: an allowed call answers 400 or 404.
    const url = `/api/v1${path.replace(/:\w+/g, 'nothing')}`;
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const { statusCode } = await site.app.inject({ method, url, headers, ...(hasBody && { payload: {} }) });
    expect({ id, statusCode }).not.toEqual({ id, statusCode: 401 });
    if (statusCode === 403) refused.push(id);
  }
  const said = guarded.filter((endpoint) => !endpoint.roles?.includes(role));
  expect(refused).toEqual(said.map(({ id }) => id));
});
