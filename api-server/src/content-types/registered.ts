import { registered, type RegisteredKind } from '../content/registered-kind';
import type { Served } from './served';
import { updateItem } from './writes';

/** The history and the trash of a content type. */
export function registeredType(served: Served): RegisteredKind {
  const { kind, schemas, hooks, roles } = served;
  return registered(
    kind,
    {
      schema: hooks.revision?.(schemas.update) ?? schemas.update,
      change: (change, id, body) => updateItem(change, served, id, body),
    },
    roles,
  );
}
