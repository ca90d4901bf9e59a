import type { FastifyRequest } from 'fastify';
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
export declare function readUpload(
  request: FastifyRequest,
  { field, maxBytes, tooLargeMessage }: Expectation,
): Promise<Upload>;
export {};
