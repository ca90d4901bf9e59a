import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { UploadRule } from 'api-client';
import { uploadTextsSchema } from 'api-client/schemas';
import type { FastifyRequest } from 'fastify';
import { callerOf, TooManyUnderWay } from 'http-edge';
import type { z } from 'zod';
import type { Viewer } from '../../auth/viewer';
import { fieldErrors } from '../../contract/validation';
import { ApiFailure, invalid, invalidField, tooLarge } from '../../errors/failures';
import { originalName } from './original-name';

export interface Upload {
  /** The path of the file until the work on it ends. */
  readonly source: string;
  /** The path of a file made from it, deleted together with it. */
  readonly result: string;
  /** Cleaned for storage and display. */
  readonly originalName: string;
  readonly texts: z.output<typeof uploadTextsSchema>;
  /** The sender: an account, or an address. */
  readonly caller: string;
}

/** Errors of the form parser come from the input, such as a missing boundary or an early end. */
function malformed(error: unknown): Error {
  const isAnswer = error instanceof Error && 'statusCode' in error;
  return isAnswer ? error : new ApiFailure(400, 'The form data is malformed');
}

async function* partsOf(request: FastifyRequest, maxBytes: number): AsyncGenerator<Multipart> {
  try {
    // One byte more than allowed is read, to distinguish a file of exactly the limit from a larger one.
    yield* request.parts({ limits: { fileSize: maxBytes + 1 } });
  } catch (error) {
    throw malformed(error);
  }
}

/** Writes a file of a form to a path. @throws 400 when the form ends too early; 413 when the file is too large */
async function receive({ file }: MultipartFile, place: string, { maxBytes, tooLarge: message }: UploadRule) {
  await pipeline(file, createWriteStream(place, { mode: 0o600 })).catch((error: unknown) => {
    throw malformed(error);
  });
  if (file.truncated || file.bytesRead > maxBytes) throw tooLarge(message);
}

async function readParts(request: FastifyRequest, field: string, rule: UploadRule, place: string) {
  let name: string | undefined;
  const values: Record<string, unknown> = {};
  for await (const part of partsOf(request, rule.maxBytes)) {
    if (part.type === 'field') {
      if (part.fieldname in uploadTextsSchema.shape) values[part.fieldname] = part.value;
    } else if (part.fieldname === field && name === undefined) {
      name = originalName(part.filename);
      await receive(part, place, rule);
    } else part.file.resume();
  }
  if (name === undefined) throw invalidField(field, 'A file is required');
  const texts = uploadTextsSchema.safeParse(values);
  if (!texts.success) throw invalid(fieldErrors(texts.error));
  return { originalName: name, texts: texts.data };
}

interface UploadCall {
  readonly request: FastifyRequest;
  readonly viewer: Viewer | undefined;
}

/**
 * Receives the one file of a multipart request into a temporary file, and its fields, and works on it. The caller's
 * slot among the uploads under way is taken before the body is read. The work begins once everything has arrived, and
 * the file is deleted when it ends, so an interrupted upload leaves nothing behind.
 *
 * @param field the name of the part with the file
 * @throws 400 without a file, with an invalid field or with a malformed form; 413 when it is too large; 429 and 503
 * when too many files are under way
 */
export async function withUpload<Result>(
  { request, viewer }: UploadCall,
  field: string,
  rule: UploadRule,
  work: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const { underWay, workFiles } = request.server.services.fileWork;
  const caller = viewer ? `admin ${viewer.adminId}` : callerOf(request.ip);
  try {
    return await underWay[viewer ? 'staff' : 'visitors'].run(caller, () =>
      workFiles.with(2, async (source, result) =>
        work({ source, result, caller, ...(await readParts(request, field, rule, source)) }),
      ),
    );
  } catch (error) {
    if (!(error instanceof TooManyUnderWay)) throw error;
    const { statusCode, message, retryAfter } = error;
    throw new ApiFailure(statusCode, message, { headers: { 'retry-after': String(retryAfter) } });
  }
}
