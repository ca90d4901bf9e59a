import type { InjectOptions } from 'fastify';
import type { TestApp } from './harness';

/** A multipart request with one file, and further fields. */
export function uploadOf(
  field: 'file' | 'image',
  name: string,
  bytes: Buffer,
  headers: Record<string, string> = {},
  texts: Record<string, string> = {},
): Pick<InjectOptions, 'payload' | 'headers'> {
  const boundary = '----test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const parts = Object.entries(texts)
    .map(([part, text]) => `--${boundary}\r\nContent-Disposition: form-data; name="${part}"\r\n\r\n${text}\r\n`)
    .join('');
  return {
    payload: Buffer.concat([Buffer.from(parts + head, 'utf8'), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A PDF of one empty page. */
export const PDF = Buffer.from(
  [
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>\nendobj',
    'trailer\n<</Root 1 0 R>>\n%%EOF\n',
  ].join('\n'),
);

/** Uploads a resume as a visitor. @returns its address */
export async function uploadResume(site: TestApp, from = '10.0.0.1'): Promise<string> {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/v1/uploads/file',
    remoteAddress: from,
    ...uploadOf('file', 'cv.pdf', PDF),
  });
  return answer.json<{ fileUrl: string }>().fileUrl;
}
