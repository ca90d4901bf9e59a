import { API_PREFIX } from 'api-client';
import { operationSchemas, publicFormSchema } from 'api-client/calls';
import { endpointOf } from 'api-client/content-types';
import { describeOperation } from '../../contract/openapi-document';
import type { Database } from '../../database/database';
import type { ServedContentType } from '../served-content-type';
import { servedCollection, storedCollections } from './served-collections';

type Paths = Readonly<Record<string, object>>;

const described = new WeakMap<ServedContentType, Paths>();

function pathsOf(served: ServedContentType): Paths {
  const { type } = served;
  const { what, plural = `${what}s`, publicForm, path } = type;
  const one = what.toLowerCase();
  const schemas = operationSchemas(type, served.schemas);
  // Only editors read the items of a public form.
  const read = publicForm ? { roles: served.roles } : {};
  const list = { ...endpointOf(type, 'list'), ...read };
  const item = { ...endpointOf(type, 'one'), ...read };
  const created =
    publicForm && !publicForm.anonymous
      ? describeOperation(
          { ...endpointOf(type, 'create'), roles: undefined },
          { ...schemas.create, body: publicFormSchema(publicForm, served.schemas.body) },
          { summary: `Send a ${one}`, status: 201 },
        )
      : describeOperation(endpointOf(type, 'create'), schemas.create, { summary: `Create a ${one}`, status: 201 });
  const ok = (summary: string) => ({ summary, status: 200 });
  return {
    [API_PREFIX + path]: {
      get: describeOperation(list, schemas.list, ok(`List the ${plural.toLowerCase()}`)),
      post: created,
    },
    [`${API_PREFIX}${path}/{id}`]: {
      get: describeOperation(item, schemas.one, ok(`Get a ${one}`)),
      put: describeOperation(endpointOf(type, 'update'), schemas.update, ok(`Change a ${one}`)),
      delete: describeOperation(endpointOf(type, 'delete'), schemas.delete, ok(`Delete a ${one}`)),
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
