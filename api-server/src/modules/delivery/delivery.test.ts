import { testApp } from '../../../test/harness';

const site = testApp({ content: true });

const mayRead = async (headers: Record<string, string> = {}): Promise<number> =>
  (await site.app.inject({ url: '/delivery-readers', headers })).statusCode;

it('lets owners alone read how versions are delivered', async () => {
  expect(await mayRead(await site.signedIn('owner'))).toBe(204);
  expect(await mayRead(await site.signedIn('editor'))).toBe(403);
  expect(await mayRead(await site.signedIn('recruiter'))).toBe(403);
  expect(await mayRead()).toBe(401);
  expect(await mayRead({ authorization: `Bearer ${'x'.repeat(43)}` })).toBe(401);
});
