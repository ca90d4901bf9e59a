import { setImmediate as soon } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageBody } from './page-body';

const TEXT = `<html lang="hi">${'सुरक्षा '.repeat(500)}</html>`;

test('a body that is kept in its smallest variant alone has the same content in every form', async () => {
  const body = new PageBody(TEXT);
  body.makeBest();
  while (body.isTemporary('br', undefined)) await soon();
  expect(body.text).toBe(TEXT);
  expect(String(brotliDecompressSync(await body.as('br', undefined)))).toBe(TEXT);
  expect(String(gunzipSync(await body.as('gzip', undefined)))).toBe(TEXT);
  const dark = TEXT.replace('lang="hi"', 'lang="hi" data-theme="dark"');
  expect(String(await body.as(undefined, 'dark'))).toBe(dark);
  expect(String(brotliDecompressSync(await body.as('br', 'dark')))).toBe(dark);
  expect(body.size).toBe(Buffer.byteLength(TEXT));
});
