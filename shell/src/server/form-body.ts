import multipart from '@fastify/multipart';
import { FILES_PER_FORM, MAX_UPLOAD_BYTES } from 'api-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, type UnderWay } from 'http-edge';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';

/** The largest form without a file, and the largest field of one with a file, in bytes. */
const MAX_TEXT_BYTES = 512 * 1024;

/**
 * The largest form that is read to its end, so that the text fields beside an oversized file are preserved, in bytes.
 */
export const MAX_FORM_BYTES = 64 * 1024 * 1024;

/** How many forms with files are in memory at once, each with up to three; others wait on disk, complete. */
const FORMS_AT_ONCE = 3;

const inTurn = pLimit(FORMS_AT_ONCE);

/** Adds parsers for the two body types of a browser's form. Every other type gets 415. */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_TEXT_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    // Of an oversized file, one extra byte is stored, so that the page can detect it.
    limits: {
      fileSize: MAX_UPLOAD_BYTES + 1,
      files: FILES_PER_FORM,
      fields: 50,
      parts: 51,
      fieldSize: MAX_TEXT_BYTES,
    },
  });
}

/** A multipart body that cannot be parsed is a client error, whatever the parser calls it. */
function brokenForm(cause: unknown): Error {
  if (cause instanceof Error && 'statusCode' in cause) return cause;
  return Object.assign(new Error('The form could not be read.', { cause }), { statusCode: 400 });
}

/** Browsers post every line break as CRLF; the visitor typed LF. */
const typedText = (posted: string): string => posted.replaceAll('\r\n', '\n');

/** A field of a form; files are on disk. */
type Received =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly place: string; readonly filename: string; readonly type: string };

/** Receives a form into a folder, so that a slow sender occupies no memory. */
async function receive(request: FastifyRequest, folder: string): Promise<Received[]> {
  const received: Received[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const place = path.join(folder, String(received.length));
      await pipeline(part.file, createWriteStream(place, { mode: 0o600 }));
      received.push({ name: part.fieldname, place, filename: part.filename, type: part.mimetype });
    } else received.push({ name: part.fieldname, text: typedText(String(part.value)) });
  }
  return received;
}

async function formOf(received: readonly Received[]): Promise<FormData> {
  const form = new FormData();
  for (const part of received) {
    if ('text' in part) form.append(part.name, part.text);
    else form.append(part.name, new File([await readFile(part.place)], part.filename, { type: part.type }));
  }
  return form;
}

/**
 * Runs work with the posted form. A form with a file is received on disk, and in memory while the work runs; its file
 * is truncated one byte beyond the largest that the site accepts.
 *
 * @param underWay counts the forms with a file from their headers to their answer
 * @throws TooManyUnderWay; Error with a `statusCode` when the body is not a complete form
 */
export async function withForm<T>(
  request: FastifyRequest,
  underWay: UnderWay,
  work: (form: FormData) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) {
    const form = new FormData();
    for (const [name, value] of request.body instanceof URLSearchParams ? request.body : [])
      form.append(name, typedText(value));
    return work(form);
  }
  return underWay.run(callerOf(request.ip), async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'form-'));
    try {
      const received = await receive(request, folder).catch((cause: unknown) => {
        throw brokenForm(cause);
      });
      return await inTurn(async () => work(await formOf(received)));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
