import { calls, endpoints } from './calls';
import * as contracts from './contracts';

it('names each call by its operation id and lists every call that a contract exports', () => {
  const exported = Object.entries(contracts).flatMap(([name, value]) => ('id' in value ? [[name, value]] : []));
  expect(exported.sort()).toEqual(endpoints.map((endpoint) => [endpoint.id, endpoint]).sort());
});

it('has no two calls with the same method and path', () => {
  const places = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s has schemas for exactly the parts that it takes',
  (id, { path, method, field, shape, tags, changes }) => {
    const schemas: { params?: { shape: object }; query?: unknown; body?: unknown; answer: unknown } =
      calls[id as keyof typeof calls];
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    expect(Object.keys(schemas.params?.shape ?? {})).toEqual(inPath);
    if (method === 'GET' || method === 'DELETE') expect(schemas.body).toBeUndefined();
    if (field) expect(Object.keys((schemas.answer as { shape: object }).shape)).toContain(field);
    if (method === 'GET' && !shape) expect(field).toBeDefined();
    expect(method === 'GET' ? changes : tags).toBeUndefined();
  },
);

it('has a read for each tag that a change makes stale, and a change for each tag of a read', () => {
  const provided = new Set(endpoints.flatMap(({ tags = [] }) => tags));
  const changed = new Set(endpoints.flatMap(({ changes = [] }) => changes));
  expect([...changed].sort()).toEqual([...provided].sort());
});

it('requires a token for every call that manages something', () => {
  const open = endpoints.filter(({ roles, method }) => !roles && method !== 'GET').map(({ id }) => id);
  expect(open.sort()).toEqual(
    [
      'viewBlog',
      'likeBlog',
      'unlikeBlog',
      'UploadFilesOnServer',
      'UploadAttachment',
      'createJobApplication',
      'fetchOwnApplication',
      'withdrawOwnApplication',
      'contact',
      'addCollectionItem',
      'sendReport',
      'openReport',
      'addToReport',
      'subscribe',
      'confirmSubscription',
      'unsubscribe',
      'reportMissingAddresses',
      'sendTelemetry',
      'sendOtp',
      'adminRegister',
      'adminLogin',
      'exchangeCode',
      'passSecondStep',
      'startPasskeyLogin',
      'passkeyLogin',
      'forgetPassword',
      'resetPassword',
      'setUpFirstAdmin',
      'acceptInvitation',
    ].sort(),
  );
});
