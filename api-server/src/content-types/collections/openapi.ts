import { API_PREFIX, ROLES, type Right } from 'api-client';
import { operationSchemas, publicFormSchema } from 'api-client/calls';
import { endpointOf } from 'api-client/content-types';
import { may } from '../../auth/may';
import { describeOperation } from '../../contract/openapi-document';
import type { Database } from '../../database/database';
import type { ServedContentType } from '../served-content-type';
import { servedCollection, storedCollections } from './served-collections';

type Paths = Readonly<Record<string, object>>;

const described = new WeakMap<ServedContentType, Paths>();

/** The right of a call, and the roles of every site to which the definition gives it. */
const needed = (served: ServedContentType, action: 'read' | 'write' | 'change' | 'delete'): readonly Right[] => [
  `${served.collection}:${action}`,
  ...ROLES.filter((role) => may({ role, rights: [] }, served, action)),
];

function pathsOf(served: ServedContentType): Paths {
  const { type } = served;
  const { what, plural = `${what}s`, publicForm, path } = type;
  const one = what.toLowerCase();
  const schemas = operationSchemas(type, served.schemas);
  // Only editors read the items of a public form.
  const read = publicForm ? { roles: needed(served, 'read') } : {};
  const list = { ...endpointOf(type, 'list'), ...read };
  const item = { ...endpointOf(type, 'one'), ...read };
  const create = { ...endpointOf(type, 'create'), roles: needed(served, 'write') };
  const update = { ...endpointOf(type, 'update'), roles: needed(served, 'change') };
  const remove = { ...endpointOf(type, 'delete'), roles: needed(served, 'delete') };
  const created =
    publicForm && !publicForm.anonymous
      ? describeOperation(
          { ...create, roles: undefined },
          { ...schemas.create, body: publicFormSchema(publicForm, served.schemas.body) },
          { summary: `Send a ${one}`, status: 201 },
        )
      : describeOperation(create, schemas.create, { summary: `Create a ${one}`, status: 201 });
  const ok = (summary: string) => ({ summary, status: 200 });
  return {
    [API_PREFIX + path]: {
      get: describeOperation(list, schemas.list, ok(`List the ${plural.toLowerCase()}`)),
      post: created,
    },
    [`${API_PREFIX}${path}/{id}`]: {
      get: describeOperation(item, schemas.one, ok(`Get a ${one}`)),
      put: describeOperation(update, schemas.update, ok(`Change a ${one}`)),
      delete: describeOperation(remove, schemas.delete, ok(`Delete a ${one}`)),
    },
  };
}

/** The paths of the OpenAPI document for the collections of the remotes that are live. */
export async function collectionPaths(db: Database): Promise<Paths> {
  const paths: Record<string, object> = {};
  for (const { name, live, definition } of await storedCollections(db)) {
    if (!live) continue;
    const served = servedCollection(name, definition);
    const own = described.get(served) ?? pathsOf(served);
    described.set(served, own);
    Object.assign(paths, own);
  }
  return paths;
}
