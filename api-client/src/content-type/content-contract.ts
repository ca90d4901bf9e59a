import { del, get, post, put, withIds } from '../contract/contract';
import type { CallSchemas, CallTypes, Endpoint, TypesOf } from '../contract/endpoint';
import { EDITORS, EVERYONE, type Role } from '../roles';
import { changed } from '../tags';
import type { CallsOf } from './calls-of';
import type { ContentTypeApi } from './content-type';
import type { ContentSchemas } from './schemas-of';

type FieldIn<Names extends ContentTypeApi, Operation> = Operation extends 'list'
  ? Names extends { listShape: 'array' }
    ? undefined
    : Names['items']
  : Operation extends 'one'
    ? Names['item']
    : undefined;

type OperationOf<Names extends ContentTypeApi, Id> = {
  [Operation in keyof Names['operations']]: Names['operations'][Operation] extends Id ? Operation : never;
}[keyof Names['operations']];

/** Everyone reads content; its editors change it. */
type RolesOf<Operation> = Operation extends 'list' | 'one' ? undefined : readonly Role[];

/** The endpoints of a content type, by operation id. */
type EndpointsOf<Names extends ContentTypeApi, Calls> = {
  [Id in keyof Calls]: Calls[Id] extends infer Schemas extends CallSchemas
    ? Endpoint<TypesOf<Schemas>, FieldIn<Names, OperationOf<Names, Id>>, RolesOf<OperationOf<Names, Id>>>
    : never;
};

/** The calls that every content type has. Visitors load this, so it takes only the names. */
export const contentContract =
  <Schemas extends ContentSchemas>() =>
  <const Names extends ContentTypeApi>(names: Names): EndpointsOf<Names, CallsOf<Names, Schemas>> =>
    withIds(contentLines(names));

function contentLines({ path, writePath = path, item, items, operations, collection, ...names }: ContentTypeApi) {
  const { roles = EDITORS, alsoChanges = [] } = names;
  const tags = [collection];
  const changes = changed(collection, ...alsoChanges);
  return {
    [operations.list]: get(path, EVERYONE, {
      tags,
      ...(names.listShape ? { shape: names.listShape } : { field: items }),
    }),
    ...(operations.one && { [operations.one]: get(`${path}/:id`, EVERYONE, { tags, field: item }) }),
    [operations.create]: post(writePath, roles, { changes }),
    [operations.update]: put(`${writePath}/:id`, roles, { changes }),
    [operations.delete]: del(`${writePath}/:id`, roles, { changes }),
  };
}

/** One of the calls that every content type has, for code that serves or shows any content type. */
export function endpointOf<Operation extends keyof ContentTypeApi['operations']>(
  names: ContentTypeApi,
  operation: Operation,
): Endpoint<CallTypes, string | undefined, RolesOf<Operation>> {
  const endpoints = withIds<Readonly<Record<string, ReturnType<typeof endpointOf<Operation>>>>>(contentLines(names));
  const endpoint = endpoints[names.operations[operation] ?? ''];
  if (!endpoint) throw new Error(`${names.collection} has no call to ${operation}`);
  return endpoint;
}
