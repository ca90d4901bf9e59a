import type { FastifyRequest } from 'fastify';
import { invalidField, tooLarge } from '../../errors/failures';
import { originalName } from './original-name';

export interface Upload {
  readonly bytes: Buffer;
  /** Fit to be kept and shown. */
  readonly originalName: string;
}

interface Expectation {
  /** The name of the part that carries the file. */
  readonly field: string;
  readonly maxBytes: number;
  /** What a larger file is refused with. */
  readonly tooLargeMessage: string;
}

/**
 * Reads the one file of a multipart request into memory. Nothing is stored before all of it is here, so an interrupted
 * upload leaves nothing behind.
 * @throws 400 without a file, 413 when it is too large.
 */
export async function readUpload(
  request: FastifyRequest,
  { field, maxBytes, tooLargeMessage }: Expectation,
): Promise<Upload> {
  let upload: Upload | undefined;
  // One byte more than allowed is read, to tell a file of exactly the limit from a larger one.
  for await (const part of request.parts({ limits: { fileSize: maxBytes + 1 } })) {
    if (part.type !== 'file') continue;
    const bytes = await part.toBuffer();
    if (part.fieldname !== field || upload) continue;
    if (part.file.truncated || bytes.length > maxBytes) throw tooLarge(tooLargeMessage);
    upload = { bytes, originalName: originalName(part.filename) };
  }
  if (!upload) throw invalidField(field, 'A file is required');
  return upload;
}
