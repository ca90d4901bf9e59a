import { pluralOf } from 'admin-kit/content';
import { fetchCollections } from 'api-client';
import { collectionType } from 'api-client/content-types';
import { grantedKinds, kindOf, type Kind } from 'api-client/rights';
import { useRead } from 'shared-store';
import { collectionName } from '../names';

export interface NamedKind extends Kind {
  readonly label: string;
}

const named = grantedKinds.map((kind): NamedKind => ({ ...kind, label: collectionName(kind.collection) }));

/** Every kind to which owners give rights, those of the remotes and of forms last. */
export function useGrantedKinds(): readonly NamedKind[] {
  const { data: collections = [] } = useRead(fetchCollections);
  return [
    ...named,
    ...collections.map(({ remote, collection, definition }): NamedKind => {
      const type = collectionType(remote, collection, definition);
      return { ...kindOf(type), label: `${pluralOf(type)} (${remote})` };
    }),
  ];
}
