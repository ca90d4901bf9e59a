import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorInLog, isForPrograms, HttpError } from 'http-edge';
import { STATUS_CODES } from 'node:http';
import { escapeHtml } from './html-document';
import type { ChosenTheme } from './page-body';
import { plainPage, type PlainPage } from './plain-page';
import { cookieTheme } from './send-page';

interface FailureReport {
  readonly status: number;
  readonly message: string;
  readonly requestId: string;
  /** The requested address. */
  readonly target: string;
  readonly theme?: ChosenTheme;
}

const failurePage = ({ status, message, requestId, theme }: FailureReport): PlainPage =>
  plainPage(
    status < 500 ? 'This address cannot be opened' : 'Something went wrong',
    [
      `<p>${escapeHtml(message)}.</p>`,
      '<p><a href="/">Go to the home page</a></p>',
      `<p><small>Request ${escapeHtml(requestId)}</small></p>`,
    ],
    { theme },
  );

/** The body of a failure: the API's error format for programs, a small page for people. */
export function failureBody(failure: FailureReport): PlainPage {
  if (isForPrograms(failure.target)) {
    const { message, requestId } = failure;
    return {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ success: false, message, requestId }),
      headers: {},
    };
  }
  return failurePage(failure);
}

const PLAIN: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address contains a broken percent sign',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This type of body is not accepted',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large',
};

/** The message that the visitor sees for an error; an internal error is logged, and its message is hidden. */
function describe(
  error: Error & Partial<FastifyError>,
  log: FastifyBaseLogger,
  hasLeft: boolean,
): Pick<FailureReport, 'status' | 'message'> {
  if (error instanceof HttpError) return { status: error.statusCode, message: error.message };
  const { statusCode: status = 500, code = '' } = error;
  if (status >= 400 && status < 500) return { status, message: PLAIN[code] ?? STATUS_CODES[status] ?? 'Bad request' };
  if (hasLeft) log.debug({ err: error }, 'A visitor left before the answer was complete.');
  else log.error(errorInLog(error), 'A request failed.');
  return { status: 500, message: 'The page cannot be shown right now. Please try again in a moment' };
}

/** Answers an error: under `/api/` in the API's format, otherwise with a page. */
export function answerFailure(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = describe(error, request.log, reply.raw.destroyed);
  return sendFailure(request, reply, status, message);
}

/** Answers with a failure. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply {
  const { id: requestId, url: target } = request;
  const { type, body, headers } = failureBody({ status, message, requestId, target, theme: cookieTheme(request) });
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store', 'x-request-id': request.id })
    .type(type)
    .send(body);
}
