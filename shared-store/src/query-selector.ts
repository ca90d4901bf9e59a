import { QueryStatus, skipToken } from '@reduxjs/toolkit/query';

/** A state with the cache of an API in it. */
export type QueriedState = Readonly<Record<string, { readonly queries: Readonly<Record<string, Entry | undefined>> }>>;

interface Entry {
  readonly status: QueryStatus;
}

const NOTHING: Entry = { status: QueryStatus.uninitialized };

/** An entry of the cache with what hooks want to know of it; the same for the same entry. */
const results = new WeakMap<Entry, object>();

function resultOf(entry: Entry): object {
  const known = results.get(entry);
  if (known) return known;
  const { status } = entry;
  const result = {
    ...entry,
    isUninitialized: status === QueryStatus.uninitialized,
    isLoading: status === QueryStatus.pending,
    isSuccess: status === QueryStatus.fulfilled,
    isError: status === QueryStatus.rejected,
  };
  results.set(entry, result);
  return result;
}

/**
 * Reads a query from the cache as RTK Query's core does.
 *
 * @param reducerPath where the state has the cache
 * @param keyOf the key of what was asked with
 * @returns for what is asked with, a selector of the answer
 */
export const selectorOf =
  (reducerPath: string, keyOf: (arg: unknown) => string) =>
  (arg: unknown): ((state: QueriedState) => object) => {
    const key = arg === skipToken ? undefined : keyOf(arg);
    return (state) => resultOf((key !== undefined && state[reducerPath]?.queries[key]) || NOTHING);
  };
