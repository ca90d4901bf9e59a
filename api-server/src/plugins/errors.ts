import { STATUS_CODES } from 'node:http';
import type { Failure } from 'api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errorInLog, HttpError } from 'http-edge';
import { databaseFailure } from '../errors/database-failures';
import { ApiFailure, unavailable } from '../errors/failures';
import { UnknownKeyError } from '../keys/keyring';

const PLAIN: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Only application/json and multipart/form-data are accepted',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as announced',
  FST_ERR_BAD_URL: 'The address is malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long',
};

const LACKS_KEY =
  'The key that sealed this is missing from the site. Ask the operator of the site to restore its key file.';

/** The failure to answer for an error; undefined for an internal error. */
function failureOf(error: unknown): ApiFailure | undefined {
  if (error instanceof ApiFailure) return error;
  if (error instanceof UnknownKeyError) return unavailable(LACKS_KEY, error);
  if (error instanceof HttpError) return new ApiFailure(error.statusCode, error.message);
  if (!(error instanceof Error)) return undefined;
  const ofDatabase = databaseFailure(error);
  if (ofDatabase) return ofDatabase;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status < 400 || status >= 500) return undefined;
  return new ApiFailure(status, PLAIN[code] ?? STATUS_CODES[status] ?? 'The request is not valid');
}

/** The caller closed the connection before the whole body had arrived. */
const isCutOff = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.readableAborted && raw.errored !== null && error === raw.errored;

const JSON_TYPE = 'application/json; charset=utf-8';

export const failureBody = ({ message, requestId }: { message: string; requestId: string }) => ({
  type: JSON_TYPE,
  body: JSON.stringify({ success: false, message, requestId } satisfies Failure),
});

/** Answers any error in the one envelope. A 500 has only the request id; the log has the rest. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = isCutOff(error, request)
    ? new ApiFailure(400, 'The connection was closed before the whole body had arrived')
    : failureOf(error);
  if (!failure || failure.cause !== undefined) request.log.error(errorInLog(error), 'request failed');
  const { errors, current, headers = {} } = failure?.details ?? {};
  const envelope: Failure = {
    success: false,
    message: failure?.message ?? 'Something Went Wrong',
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
    requestId: request.id,
  };
  return reply
    .status(failure?.statusCode ?? 500)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .serializer(JSON.stringify)
    .send(envelope);
}

/** Answers unknown addresses like other failures. */
export const errorsPlugin = fp(
  async (app) => {
    app.setNotFoundHandler((request, reply) => answerError(new ApiFailure(404, 'Not found'), request, reply));
  },
  { name: 'errors' },
);
