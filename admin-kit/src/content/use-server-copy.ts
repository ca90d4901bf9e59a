import {
  deleteUnsavedChanges,
  fetchUnsavedChanges,
  storeUnsavedChanges,
  type Collection,
  type UnsavedChanges,
} from 'api-client';
import { useMemo } from 'react';
import { callApi, useAppDispatch } from 'shared-store';

/** The copy of an editor's unsaved input on the server. Its failures are silent: the tab has the same input. */
interface ServerCopy {
  /** Resolves to undefined without a copy. */
  readonly read: () => Promise<UnsavedChanges | undefined>;
  /** Replaces the copy, or deletes what this editor has stored if nothing is changed; a copy that was only offered stays. */
  readonly store: (changes: Omit<UnsavedChanges, 'at'>) => void;
  readonly discard: () => void;
}

/** The server's copy of the unsaved input of an item's editor. */
export function useServerCopy(collection: Collection, id: string): ServerCopy {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const params = { collection, id };
    let isStored = false;
    // In the order of the calls, so that no late copy outlives its deletion.
    let queue: Promise<unknown> = Promise.resolve();
    const send = (call: () => Promise<unknown>): void => {
      queue = queue.then(call).catch(() => undefined);
    };
    const discard = (): void => {
      isStored = false;
      send(() => dispatch(callApi(deleteUnsavedChanges, { params })));
    };
    return {
      read: async () => {
        try {
          return (await dispatch(callApi(fetchUnsavedChanges, { params }))).unsavedChanges ?? undefined;
        } catch {
          return undefined;
        }
      },
      store: (body) => {
        if (Object.keys(body.changed).length === 0) {
          if (isStored) discard();
          return;
        }
        isStored = true;
        send(() => dispatch(callApi(storeUnsavedChanges, { params, body })));
      },
      discard,
    };
  }, [dispatch, collection, id]);
}
