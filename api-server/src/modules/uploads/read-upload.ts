import type { MultipartFile } from '@fastify/multipart';
import type { UploadRule } from 'api-client';
import type { FastifyRequest } from 'fastify';
import { ApiFailure, invalidField, tooLarge } from '../../errors/failures';
import { originalName } from './original-name';

export interface Upload {
  readonly bytes: Buffer;
  /** Fit to be kept and shown. */
  readonly originalName: string;
}

interface ReadPart {
  readonly part: MultipartFile;
  readonly bytes: Buffer;
}

/** What the parser of forms throws is about what was sent, such as a missing boundary or an end too early. */
function malformed(error: unknown): Error {
  const isAnswer = error instanceof Error && 'statusCode' in error;
  return isAnswer ? error : new ApiFailure(400, 'The form data is malformed');
}

/** The parts of a multipart request. */
async function* partsOf(request: FastifyRequest, maxBytes: number): AsyncGenerator<ReadPart> {
  try {
    // One byte more than allowed is read, to tell a file of exactly the limit from a larger one.
    for await (const part of request.parts({ limits: { fileSize: maxBytes + 1 } })) {
      if (part.type === 'file') yield { part, bytes: await part.toBuffer() };
    }
  } catch (error) {
    throw malformed(error);
  }
}

/**
 * Reads the one file of a multipart request into memory. Nothing is stored before all of it is here, so an interrupted
 * upload leaves nothing behind.
 * @param field the name of the part that carries the file
 * @throws 400 without a file or with a malformed form, 413 when it is too large.
 */
export async function readUpload(
  request: FastifyRequest,
  field: string,
  { maxBytes, tooLarge: message }: UploadRule,
): Promise<Upload> {
  let upload: Upload | undefined;
  for await (const { part, bytes } of partsOf(request, maxBytes)) {
    if (part.fieldname !== field || upload) continue;
    if (part.file.truncated || bytes.length > maxBytes) throw tooLarge(message);
    upload = { bytes, originalName: originalName(part.filename) };
  }
  if (!upload) throw invalidField(field, 'A file is required');
  return upload;
}
