/** One attempt to send: the same content is sent with the same key, so that the server creates only one entity. */
export interface SendAttempt {
  readonly key: string;
  readonly content: string;
}

/** 128 random bits; `randomUUID` is missing without a secure context. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The attempt to send some content: the previous one when the content is the same, because perhaps only its answer was
 * lost; else a new one with its own `idempotencyKey`.
 *
 * @param last the previous unsuccessful attempt, if any
 * @param content the body to send
 */
export function attemptFor(last: SendAttempt | undefined, content: object): SendAttempt {
  const written = JSON.stringify(content);
  return last?.content === written ? last : { key: randomKey(), content: written };
}
