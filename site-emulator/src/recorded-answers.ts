/** A recorded answer of the API. */
export interface RecordedAnswer {
  readonly status: number;
  /** The media type. */
  readonly type: string;
  /** Text, or in base64 the bytes of a file. */
  readonly body: string;
  readonly isBase64?: boolean;
}

/** Recorded answers by method and address, with or without a query: `GET /api/v1/products?limit=9`. */
export type RecordedAnswers = Readonly<Record<string, RecordedAnswer>>;

const json = (status: number, body: unknown): RecordedAnswer => ({
  ...{ status, type: 'application/json' },
  body: JSON.stringify(body),
});

/**
 * The answers of a team's own collections and servers.
 *
 * @param bodies the JSON body of each, by method and path below `/api/v1`: `GET /x/events/events`
 */
export const ownAnswers = (bodies: Readonly<Record<string, unknown>>): RecordedAnswers =>
  Object.fromEntries(
    Object.entries(bodies).map(([call, body]) => [
      call.replace(' ', ' /api/v1'),
      json(200, { success: true, ...Object(body) }),
    ]),
  );

/**
 * The answer to a call: the one recorded for its whole address, otherwise one with another query. Nothing is changed in a
 * recording, so other calls than reads have only the answers that the team wrote.
 */
export function answerTo(answers: RecordedAnswers, method: string, address: string): RecordedAnswer {
  const [path] = address.split('?');
  const known = answers[`${method} ${address}`] ?? answers[`${method} ${path}`];
  if (known) return known;
  const message = `There is no recorded answer to ${method} ${path}.`;
  return json(method === 'GET' ? 404 : 503, { success: false, message });
}
