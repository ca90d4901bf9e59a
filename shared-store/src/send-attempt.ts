/** One attempt to send: the same content is sent under the same key, so that the server makes one thing of them. */
export interface SendAttempt {
  readonly key: string;
  readonly content: string;
}

/** 128 random bits; `randomUUID` is missing where the page is not served securely. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The attempt to send some content: the last one again when the content is the same, because its answer may only have
 * been lost on the way; else a new one with a key of its own for `idempotencyKey`.
 *
 * @param last the attempt that did not end in success, if there was one
 * @param content the body as it will be sent
 */
export function attemptFor(last: SendAttempt | undefined, content: object): SendAttempt {
  const written = JSON.stringify(content);
  return last?.content === written ? last : { key: randomKey(), content: written };
}
