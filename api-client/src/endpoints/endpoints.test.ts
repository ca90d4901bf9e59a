import { calls } from '../schemas/calls';
import * as exported from '.';

const endpoints = Object.entries(exported);

it('has one call for every operation and one operation for every call', () => {
  expect(endpoints.map(([, { id }]) => id).sort()).toEqual(Object.keys(calls).sort());
});

it('has no two calls with the same method and path', () => {
  const places = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

it.each(endpoints)(
  '%s is named by its id and has schemas for exactly what it takes',
  (name, { id, path, method, field, shape }) => {
    expect(id).toBe(name);
    const schemas: { params?: { shape: object }; query?: unknown; body?: unknown; answer: unknown } =
      calls[id as keyof typeof calls];
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    expect(Object.keys(schemas.params?.shape ?? {})).toEqual(inPath);
    if (method === 'GET' || method === 'DELETE') expect(schemas.body).toBeUndefined();
    if (field) expect(Object.keys((schemas.answer as { shape: object }).shape)).toContain(field);
    if (method === 'GET' && !shape) expect(field).toBeDefined();
  },
);

it('asks for a token wherever something is managed', () => {
  const open = endpoints.filter(([, { auth, method }]) => auth === 'public' && method !== 'GET').map(([name]) => name);
  expect(open.sort()).toEqual(
    [
      'viewBlog',
      'likeBlog',
      'unlikeBlog',
      'UploadFilesOnServer',
      'createJobApplication',
      'fetchOwnApplication',
      'withdrawOwnApplication',
      'contact',
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
