import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Server } from 'node:http';
import { keepForTheRest, watchPace } from './bodies';
import { clientErrorHandler, type RawAnswer, type RawFailure } from './client-errors';
import { deadlineOptions, type Deadlines } from './deadlines';
import { HttpError } from './http-error';
import { letGoOfConnections } from './leaving';
import { isHost, targetError } from './request-target';
import { securityHeaders } from './security-headers';
import type { TrustedProxies } from './trusted-proxies';

/** What a server says of itself to its edge. */
export interface Edge {
  readonly trustProxy: TrustedProxies;
  readonly deadlines: Deadlines;
  readonly production: boolean;
  /**
   * Content policies that stand together where an answer has none of its own; nothing may be done with it when none are
   * said.
   */
  readonly policies?: Readonly<Record<string, string>>;
  /** The body of an answer to what is no request. */
  readonly describe: (failure: RawFailure) => RawAnswer;
  /** Answers an error in the server's form. */
  readonly answerError: (error: Error, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** Whether the site is known by this host; every well-formed one counts when nothing is said. */
  readonly isKnownHost?: (host: string) => boolean;
}

/** Whoever looks after the server asks by whatever address it has. */
const PROBES = new Set(['/healthz', '/readyz']);

const headersOf = ({ production, policies }: Edge) => ({ ...securityHeaders(production), ...policies });

/** The options of `fastify()` that belong to the edge. */
export function edgeOptions(edge: Edge): FastifyHttpOptions<Server> {
  const headers = headersOf(edge);
  return {
    trustProxy: edge.trustProxy,
    ...deadlineOptions(edge.deadlines),
    // What comes over a kept connection while the server ends is answered like everything under way.
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(headers, edge.describe),
    // What the router itself turns away meets no hook.
    frameworkErrors: (error, request, reply) => void edge.answerError(error, request, reply.headers(headers)),
  };
}

/**
 * What every request meets first and every answer last: malformed targets and unknown hosts are refused (400), bodies
 * that drip are ended (408), what is refused early is answered all the same, and the security headers stand.
 */
export const edgePlugin = fp<Edge>(
  async (app: FastifyInstance, edge) => {
    const { deadlines, answerError, isKnownHost = () => true } = edge;
    const headers = Object.entries(headersOf(edge));
    const policies = Object.keys(edge.policies ?? {});
    app.setErrorHandler<Error>(answerError);
    letGoOfConnections(app);
    // Whoever expects something else than to be told to go on is answered like any other (417).
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
      keepForTheRest(request, reply);
    });
  },
  { name: 'edge' },
);
