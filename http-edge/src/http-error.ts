/** A request that is turned away before anybody looks at what it wants; each server answers it in its own form. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';

  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}
