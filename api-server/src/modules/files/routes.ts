import { API_PREFIX, fetchFile } from 'api-client';
import { fileQuerySchema } from 'api-client/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldErrors } from '../../contract/validation';
import { ApiFailure, invalid } from '../../errors/failures';
import { readRange } from './byte-range';
import { auditOpening } from './audit-opening';
import { findServedFile, type ServedFile } from './service';

/**
 * A stored file never changes, but an editor can delete it: a browser shows it for at most a day after that, of which a
 * shared cache takes up to four hours and a minute.
 */
const A_DAY = 'public, max-age=57540, s-maxage=60, stale-while-revalidate=14400';

function contentDisposition({ disposition, originalName }: ServedFile): string {
  const plain = originalName.replace(/[^\w .()-]/g, '_');
  const whole = encodeURIComponent(originalName.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

async function send(file: ServedFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply
    .header('etag', file.etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', file.isPublic ? A_DAY : 'private, no-store')
    // A document that is opened directly runs nothing and loads nothing.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox")
    .header('cross-origin-resource-policy', file.isPublic ? 'cross-origin' : 'same-origin');
  if (file.varies) reply.header('vary', 'Accept');
  if (file.contentType === 'application/pdf' || !file.isPublic)
    reply.header('content-disposition', contentDisposition(file));
  if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag)) {
    return reply.status(304).send();
  }
  const fresh = request.headers['if-range'] === undefined || request.headers['if-range'] === file.etag;
  const range = fresh ? readRange(request.headers.range, file.size) : undefined;
  if (range === null) {
    throw new ApiFailure(416, 'The file is not that long', { headers: { 'content-range': `bytes */${file.size}` } });
  }
  reply.type(file.contentType).header('content-length', range ? range.end - range.start + 1 : file.size);
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.send(request.method === 'HEAD' ? '' : await file.store.read(file.key, range));
}

/** Pictures, documents and resumes. Not made with `route`: its answer is not JSON, and a malformed name answers 404. */
export async function fileRoutes(app: FastifyInstance): Promise<void> {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `${API_PREFIX}${fetchFile.path}`,
    config: { operation: fetchFile.id, summary: 'Get a file' },
    handler: async (request, reply) => {
      const query = fileQuerySchema.safeParse(request.query);
      if (!query.success) throw invalid(fieldErrors(query.error));
      const { name } = request.params;
      const wanted = { name, width: query.data.w, accept: request.headers.accept };
      const viewer = await request.findViewer();
      const file = await findServedFile(app.services, wanted, viewer);
      if (viewer && !file.isPublic) await auditOpening({ services: app.services, viewer, request }, file);
      return send(file, request, reply);
    },
  });
}
