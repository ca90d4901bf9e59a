import { del, get, post, put, withIds } from '../contract/contract';
import type { CallSchemas, CallTypes, Endpoint, TypesOf } from '../contract/endpoint';
import { EVERYONE, type Right } from '../roles';
import { changed, contentTags } from '../tags';
import type { CallsOf } from './calls-of';
import type { ContentTypeApi } from './content-type';
import type { ContentSchemas } from './schemas-of';

type FieldIn<Api extends ContentTypeApi, Operation> = Operation extends 'list'
  ? Api extends { listShape: 'array' }
    ? undefined
    : Api['items']
  : Operation extends 'one'
    ? Api['item']
    : undefined;

type OperationOf<Api extends ContentTypeApi, Id> = {
  [Operation in keyof Api['operations']]: Api['operations'][Operation] extends Id ? Operation : never;
}[keyof Api['operations']];

/** Everyone reads content; changing and deleting it are rights of its kind. */
type RolesOf<Operation> = Operation extends 'list' | 'one' ? undefined : readonly Right[];

type EndpointsOf<Api extends ContentTypeApi, Calls> = {
  [Id in keyof Calls]: Calls[Id] extends infer Schemas extends CallSchemas
    ? Endpoint<TypesOf<Schemas>, FieldIn<Api, OperationOf<Api, Id>>, RolesOf<OperationOf<Api, Id>>>
    : never;
};

/** The calls that every content type has. Visitors load this, so it takes nothing else of the type. */
export const contentContract =
  <Schemas extends ContentSchemas>() =>
  <const Api extends ContentTypeApi>(api: Api): EndpointsOf<Api, CallsOf<Api, Schemas>> =>
    withIds(contentLines(api));

function contentLines({
  path,
  writePath = path,
  item,
  items,
  operations,
  collection,
  listShape,
  alsoChanges = [],
}: ContentTypeApi) {
  const tags = contentTags(collection);
  const changes = changed(collection, ...alsoChanges);
  return {
    [operations.list]: get(path, EVERYONE, {
      tags,
      ...(listShape ? { shape: listShape } : { field: items }),
    }),
    ...(operations.one && { [operations.one]: get(`${path}/:id`, EVERYONE, { tags, field: item }) }),
    [operations.create]: post(writePath, [`${collection}:write`], { changes }),
    [operations.update]: put(`${writePath}/:id`, [`${collection}:change`], { changes }),
    [operations.delete]: del(`${writePath}/:id`, [`${collection}:delete`], { changes }),
  };
}

/** One of the calls that every content type has, for code that serves or shows any content type. */
export function endpointOf<Operation extends keyof ContentTypeApi['operations']>(
  api: ContentTypeApi,
  operation: Operation,
): Endpoint<CallTypes, string | undefined, RolesOf<Operation>> {
  const endpoints = withIds<Readonly<Record<string, ReturnType<typeof endpointOf<Operation>>>>>(contentLines(api));
  const endpoint = endpoints[api.operations[operation] ?? ''];
  if (!endpoint) throw new Error(`${api.collection} has no call to ${operation}`);
  return endpoint;
}
