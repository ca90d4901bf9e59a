import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { isUntraced } from './untraced';

/** Probes come from the operator, under any address of the server; their answers are not in the log. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Logs one line for each request, when it has been answered; none for probes, and for what belongs to reports without a name. */
export class RequestLog extends LogController {
  constructor() {
    super({ disableRequestLogging: ({ url }) => PROBES.has(url) || isUntraced(url) });
  }

  override incomingRequest(): void {
    // The line of the answer has everything.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return;
    const line = { req: request, res: reply, responseTime: Math.round(reply.elapsedTime) };
    if (error) request.log.error({ ...line, err: error }, 'request errored');
    else request.log.info(line, 'request');
  }
}
