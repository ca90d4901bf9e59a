import type { MultipartFile } from '@fastify/multipart';
import type { UploadRule } from 'api-client';
import { uploadTextsSchema } from 'api-client/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fieldErrors } from '../../contract/validation';
import { ApiFailure, invalid, invalidField, tooLarge } from '../../errors/failures';
import { originalName } from './original-name';

export interface Upload {
  readonly bytes: Buffer;
  /** Fit to be kept and shown. */
  readonly originalName: string;
  /** What was said of it. */
  readonly texts: z.output<typeof uploadTextsSchema>;
}

interface FilePart {
  readonly part: MultipartFile;
  readonly bytes: Buffer;
}

interface TextPart {
  readonly name: string;
  readonly text: unknown;
}

/** What the parser of forms throws is about what was sent, such as a missing boundary or an end too early. */
function malformed(error: unknown): Error {
  const isAnswer = error instanceof Error && 'statusCode' in error;
  return isAnswer ? error : new ApiFailure(400, 'The form data is malformed');
}

/** The parts of a multipart request. */
async function* partsOf(request: FastifyRequest, maxBytes: number): AsyncGenerator<FilePart | TextPart> {
  try {
    // One byte more than allowed is read, to tell a file of exactly the limit from a larger one.
    for await (const part of request.parts({ limits: { fileSize: maxBytes + 1 } })) {
      if (part.type === 'file') yield { part, bytes: await part.toBuffer() };
      else yield { name: part.fieldname, text: part.value };
    }
  } catch (error) {
    throw malformed(error);
  }
}

/**
 * Reads the one file of a multipart request into memory, and the texts beside it. Nothing is stored before all of it is here, so an interrupted
 * upload leaves nothing behind.
 * @param field the name of the part that carries the file
 * @throws 400 without a file, with a text that is not taken or with a malformed form; 413 when it is too large.
 */
export async function readUpload(
  request: FastifyRequest,
  field: string,
  { maxBytes, tooLarge: message }: UploadRule,
): Promise<Upload> {
  let upload: Omit<Upload, 'texts'> | undefined;
  const said: Record<string, unknown> = {};
  for await (const one of partsOf(request, maxBytes)) {
    if ('text' in one) {
      if (one.name in uploadTextsSchema.shape) said[one.name] = one.text;
      continue;
    }
    const { part, bytes } = one;
    if (part.fieldname !== field || upload) continue;
    if (part.file.truncated || bytes.length > maxBytes) throw tooLarge(message);
    upload = { bytes, originalName: originalName(part.filename) };
  }
  if (!upload) throw invalidField(field, 'A file is required');
  const texts = uploadTextsSchema.safeParse(said);
  if (!texts.success) throw invalid(fieldErrors(texts.error));
  return { ...upload, texts: texts.data };
}
