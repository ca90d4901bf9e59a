import { addBlog, adminApi } from '../../src/admin-api';
import { expect, test } from '../../src/test';

test('a change is on the pages of the very next visit', async ({ request }) => {
  const api = await adminApi(request);
  const title = `Seen at once ${Date.now()}`;
  await request.get('/blogs');
  const made = await addBlog(api, title);
  const address = `/blogs/blog-details?id=${made.slug}`;
  await expect(await request.get(address)).toBeOK();
  await api.send('PUT', `/blogs/${made._id}`, { title: `${title}, changed`, version: 1 });
  expect(await (await request.get(address)).text()).toContain(`${title}, changed`);
});

test('only the servers exchange the revision of the content', async ({ request }) => {
  const api = await adminApi(request);
  const { _id } = await addBlog(api, `Unsaid ${Date.now()}`);
  const answer = await request.put(`/api/v1/blogs/${_id}`, {
    headers: { authorization: `Bearer ${api.token}` },
    data: { title: 'Still unsaid', version: 1 },
  });
  expect(answer.ok()).toBe(true);
  expect(answer.headers()['x-content-revision']).toBeUndefined();
  expect((await request.get('/content-revision')).status()).toBe(404);
});

test('every answer has the security headers, including errors', async ({ request }) => {
  const addresses = [
    '/',
    '/no-such-page',
    '/r/none.js',
    '/env/none/discovery.json',
    '/healthz',
    '/readyz',
    '/robots.txt',
  ];
  addresses.push('/news/feed.xml', '/api/v1/blogs', '/api/v1/none', '/api/v1/blogs/%', '/%', '/offline-worker.js');
  for (const address of addresses) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  }
});
