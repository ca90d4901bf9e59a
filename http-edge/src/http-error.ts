/** A request that is refused before its handler runs; each server answers it in its own form. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';

  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}
