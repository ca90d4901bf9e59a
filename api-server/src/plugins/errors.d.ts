import type { FastifyReply, FastifyRequest } from 'fastify';
/** Answers any error in the one envelope. A 500 says nothing but the request id; the log says the rest. */
export declare function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply;
export declare const errorsPlugin: (app: import("fastify").FastifyInstance<import("fastify").RawServerDefault, import("http").IncomingMessage, import("http").ServerResponse<import("http").IncomingMessage>, import("fastify").FastifyBaseLogger, import("fastify").FastifyTypeProviderDefault>) => Promise<void>;
