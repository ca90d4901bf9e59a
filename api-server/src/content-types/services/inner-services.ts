import { type InnerService, type Service } from 'api-client';
import { serviceSchemas } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { updateContent } from '../../content/change';
import { route } from '../../contract/route';
import { notFound } from '../../errors/failures';
import { newId } from '../../identity';
import type { ServedContentType } from '../served-content-type';
import type { Change } from '../../services';

const { innerServices: partsSchema } = serviceSchemas.entity.shape;

interface PartsChange {
  readonly id: string;
  readonly version?: number | undefined;
  change(parts: InnerService[]): InnerService[];
}

async function changeParts(
  change: Change,
  served: ServedContentType,
  { id, version, change: changed }: PartsChange,
): Promise<Service> {
  const entity = await updateContent(change, served, id, {
    version,
    values: async (_tx, { innerServices }) => ({ innerServices: changed(partsSchema.parse(innerServices)) }),
  });
  return serviceSchemas.entity.parse(entity);
}

/** @throws 404 when the inner service does not exist */
function requirePart(parts: InnerService[], innerId: string): void {
  if (!parts.some(({ _id }) => _id === innerId)) throw notFound('Inner service');
}

function given<Value extends object>(value: Value) {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}

/** The routes of a service's inner services: new ones are added last. */
export function innerServiceRoutes(app: FastifyInstance, served: ServedContentType): void {
  route(
    app,
    'InnerAddServices',
    { summary: 'Add an inner service to a service', status: 201 },
    async ({ params: { id }, body, ...change }) => {
      const part = { image: '', pdf: '', ...body, _id: newId(change.services.clock.now()) };
      const service = await changeParts(change, served, { id, change: (parts) => [...parts, part] });
      return { message: 'Service added successfully', service };
    },
  );
  route(
    app,
    'InnerEditServices',
    { summary: 'Change an inner service' },
    async ({ params: { id, innerId }, body: { version, ...body }, ...change }) => {
      const service = await changeParts(change, served, {
        id,
        version,
        change: (parts) => {
          requirePart(parts, innerId);
          return parts.map((part) => (part._id === innerId ? { ...part, ...given(body) } : part));
        },
      });
      return { message: 'Service updated successfully', service };
    },
  );
  route(
    app,
    'InnerDeleteServices',
    { summary: 'Delete an inner service' },
    async ({ params: { id, innerId }, ...change }) => {
      await changeParts(change, served, {
        id,
        change: (parts) => {
          requirePart(parts, innerId);
          return parts.filter(({ _id }) => _id !== innerId);
        },
      });
      return { message: 'Service deleted successfully' };
    },
  );
}
