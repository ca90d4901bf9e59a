/** A request that is turned away before anybody looks at what it wants; each server answers it in its own form. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}
