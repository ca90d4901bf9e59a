import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Server } from 'node:http';
import { keepOpenForBody, watchPace } from './bodies';
import { clientErrorHandler, type RawAnswer, type RawFailure } from './client-errors';
import { deadlineOptions, type Deadlines } from './deadlines';
import { HttpError } from './http-error';
import { closeConnectionsOnShutdown } from './graceful-shutdown';
import { PROBES, RequestLog } from './request-log';
import { isHost, targetError } from './request-target';
import { securityHeaders } from './security-headers';
import type { TrustedProxies } from './trusted-proxies';

/** The settings of a server's edge. */
export interface Edge {
  readonly trustProxy: TrustedProxies;
  readonly deadlines: Deadlines;
  /** The value of `Strict-Transport-Security`; without this, browsers may use HTTP. */
  readonly hsts?: string | undefined;
  /**
   * Content policies that are set together, on answers that set no policy themselves. Without this, answers get the
   * policy that allows nothing.
   */
  readonly policies?: Readonly<Record<string, string>>;
  /** The body of an answer to bytes that are not a request. */
  readonly describe: (failure: RawFailure) => RawAnswer;
  /** Answers an error in the server's form. */
  readonly answerError: (error: Error, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** Whether the site has this host; without this, every well-formed host is accepted. */
  readonly isKnownHost?: (host: string) => boolean;
}

const headersOf = ({ hsts, policies }: Edge) => ({ ...securityHeaders(hsts), ...policies });

/** The options of `fastify()` that belong to the edge. */
export function edgeOptions(edge: Edge): FastifyHttpOptions<Server> {
  const headers = headersOf(edge);
  return {
    trustProxy: edge.trustProxy,
    logController: new RequestLog(),
    ...deadlineOptions(edge.deadlines),
    // Requests on a keep-alive connection while the server ends are answered like all others.
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(headers, edge.describe),
    // Requests that the router itself refuses run no hooks.
    frameworkErrors: (error, request, reply) => void edge.answerError(error, request, reply.headers(headers)),
  };
}

/**
 * The first check of every request and the last of every answer: refuses malformed targets and unknown hosts (400),
 * ends bodies that arrive too slowly (408), answers early refusals without resetting the connection, and sets the
 * security headers.
 */
export const edgePlugin = fp<Edge>(
  async (app: FastifyInstance, edge) => {
    const { deadlines, answerError, isKnownHost = () => true } = edge;
    const headers = Object.entries(headersOf(edge));
    const policies = Object.keys(edge.policies ?? {});
    app.setErrorHandler<Error>(answerError);
    closeConnectionsOnShutdown(app);
    // An expectation other than "100-continue" is answered like any request (417).
    app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

    app.addHook('onRequest', async (request, reply) => {
      watchPace(app.server, request, reply, deadlines);
      const error = targetError(request.url);
      if (error) throw new HttpError(400, error);
      const { expect = '100-continue' } = request.headers;
      if (expect.toLowerCase() !== '100-continue') throw new HttpError(417, 'This expectation cannot be met');
      if (PROBES.has(request.url)) return;
      if (!isHost(request.host)) throw new HttpError(400, 'The request names no host that could be one');
      if (!isKnownHost(request.host)) throw new HttpError(400, 'This site is not known by the host that was asked for');
    });

    app.addHook('onSend', async (request, reply) => {
      const hasOwn = policies.some((name) => reply.hasHeader(name));
      for (const [name, value] of headers) {
        if (!reply.hasHeader(name) && !(hasOwn && policies.includes(name))) reply.header(name, value);
      }
      keepOpenForBody(request, reply);
    });
  },
  { name: 'edge' },
);
