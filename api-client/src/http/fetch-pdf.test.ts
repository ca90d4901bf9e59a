import { fetchPdf } from './fetch-pdf';
import { startTestServer } from './testing/test-server';
import type { TestServer } from './testing/test-server';

let own: TestServer;
let foreign: TestServer;
beforeAll(async () => {
  [own, foreign] = await Promise.all([startTestServer(), startTestServer()]);
});
afterAll(() => Promise.all([own.close(), foreign.close()]));

function download(url: string | null) {
  return { baseUrl: `${own.origin}/api/v1`, getToken: () => 'secret-token', url };
}

it("sends the token to the API's origin, whether the address is a path or absolute", async () => {
  own.answer((_, response) => response.end('%PDF-1.7'));
  expect(await (await fetchPdf(download('/api/v1/files/a.pdf'))).text()).toBe('%PDF-1.7');
  await fetchPdf(download(`${own.origin}/other/b.pdf`));
  expect(own.seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/api/v1/files/a.pdf', 'Bearer secret-token'],
    ['/other/b.pdf', 'Bearer secret-token'],
  ]);
});

it('sends no token to another origin, not even after a redirect', async () => {
  foreign.answer((_, response) => response.end('%PDF-1.7'));
  await fetchPdf(download(`${foreign.origin}/c.pdf`));
  own.answer((_, response) => response.writeHead(302, { Location: `${foreign.origin}/d.pdf` }).end());
  await fetchPdf(download('/api/v1/files/moved.pdf'));
  expect(foreign.seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/c.pdf', undefined],
    ['/d.pdf', undefined],
  ]);
});

it('reports the progress', async () => {
  own.answer((_, response) => response.writeHead(200, { 'Content-Length': '100000' }).end(Buffer.alloc(100_000)));
  const onProgress = jest.fn();
  await fetchPdf({ ...download('/a.pdf'), onProgress });
  expect(onProgress).toHaveBeenLastCalledWith({ loaded: 100_000, total: 100_000 });
});

it('fails with the messages of the specification', async () => {
  await expect(fetchPdf(download(''))).rejects.toThrow('PDF not available for download');
  await expect(fetchPdf(download(null))).rejects.toThrow('PDF not available for download');
  own.answer((_, response) => response.writeHead(404).end());
  await expect(fetchPdf(download('/gone.pdf'))).rejects.toMatchObject({
    message: 'Failed to download PDF. Please try again.',
    status: 404,
  });
  await expect(fetchPdf(download('http://127.0.0.1:1/x.pdf'))).rejects.toThrow(
    'Failed to download PDF. Please try again.',
  );
});
