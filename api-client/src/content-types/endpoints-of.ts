import type { AnyEndpoint, CallSchemas, Endpoint, EndpointOf } from '../endpoints/endpoint';
import type { ContentNames } from './content-type';
import { derive } from './derive';

type FieldIn<Names extends ContentNames, Operation> = Operation extends 'list'
  ? Names extends { listShape: 'array' }
    ? undefined
    : Names['items']
  : Operation extends 'delete'
    ? 'message'
    : Operation extends 'create'
      ? Names extends { createdAs: 'itself' }
        ? undefined
        : Names['item']
      : Operation extends 'update'
        ? Names extends { updatedAs: infer Field extends string }
          ? Field
          : Names['item']
        : Names['item'];

/** The endpoints of a content type, by operation id. */
export type EndpointsOf<Names extends ContentNames, Calls> = {
  [Operation in keyof Names['operations'] as Names['operations'][Operation] & string]: Calls extends Readonly<
    Record<Names['operations'][Operation] & string, infer Schemas extends CallSchemas>
  >
    ? EndpointOf<Schemas, FieldIn<Names, Operation>>
    : Endpoint;
};

/** The calls of a content type. Visitors load this, so it takes the names alone. */
export function endpointsOf<Endpoints>(names: ContentNames): Endpoints {
  const { path, writePath = path, item, items, operations, roles } = names;
  const write = { auth: 'signedIn', ...(roles && { roles }) } as const;
  const endpoints: AnyEndpoint[] = [
    {
      id: operations.list,
      method: 'GET',
      path,
      auth: 'public',
      ...(names.listShape ? { shape: names.listShape } : { field: items }),
    },
    {
      id: operations.create,
      method: 'POST',
      path: writePath,
      ...write,
      ...(!names.createdAs && { field: item }),
    },
    { id: operations.update, method: 'PUT', path: `${writePath}/:id`, ...write, field: names.updatedAs ?? item },
    { id: operations.delete, method: 'DELETE', path: `${writePath}/:id`, ...write, field: 'message' },
  ];
  if (operations.one) {
    endpoints.push({ id: operations.one, method: 'GET', path: `${path}/:id`, auth: 'public', field: item });
  }
  return derive(endpoints.map((endpoint) => [endpoint.id, endpoint]));
}
