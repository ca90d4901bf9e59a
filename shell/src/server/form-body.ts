import multipart from '@fastify/multipart';
import { FILES_PER_UPLOAD, LARGEST_UPLOAD } from 'api-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';

/** The largest form without a file, and the largest field of one with a file, in bytes. */
const LARGEST_TEXT = 512 * 1024;

/** The largest form that is read to its end, so that what was typed beside a file that is too large is kept, in bytes. */
export const LARGEST_FORM = 64 * 1024 * 1024;

/** How many forms with a file are held in memory at once; others wait before they are read. */
const FORMS_AT_ONCE = 6;

const inTurn = pLimit(FORMS_AT_ONCE);

/** Teaches a server the two kinds of body that a browser's form can have. Everything else is 415. */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_TEXT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    // Of a file that is too large one byte too many is kept: enough for the page to see it.
    limits: { fileSize: LARGEST_UPLOAD + 1, files: FILES_PER_UPLOAD, fields: 50, parts: 51, fieldSize: LARGEST_TEXT },
  });
}

/** A multipart body that cannot be read is the sender's fault, whatever the reader calls it. */
function brokenForm(cause: unknown): Error {
  if (cause instanceof Error && 'statusCode' in cause) return cause;
  return Object.assign(new Error('The form could not be read.', { cause }), { statusCode: 400 });
}

/** Browsers post every line end as two characters, which nobody typed. */
const typedText = (posted: string): string => posted.replaceAll('\r\n', '\n');

async function readParts(request: FastifyRequest): Promise<FormData> {
  const form = new FormData();
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      for await (const chunk of part.file) chunks.push(chunk as Uint8Array<ArrayBuffer>);
      form.append(part.fieldname, new File(chunks, part.filename, { type: part.mimetype }));
    } else {
      form.append(part.fieldname, typedText(String(part.value)));
    }
  }
  return form;
}

/**
 * What was posted. A file is held in memory, cut one byte beyond the largest that the site takes.
 *
 * @param work what is done with it; as long as that runs, the form counts among those in memory
 * @throws Error with a `statusCode` when the body is no whole form
 */
export async function withForm<T>(request: FastifyRequest, work: (form: FormData) => Promise<T>): Promise<T> {
  if (request.isMultipart())
    return inTurn(async () =>
      work(
        await readParts(request).catch((cause: unknown) => {
          throw brokenForm(cause);
        }),
      ),
    );
  const form = new FormData();
  for (const [name, value] of request.body instanceof URLSearchParams ? request.body : [])
    form.append(name, typedText(value));
  return work(form);
}
