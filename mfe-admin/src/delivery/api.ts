import { useDiscoveryAddress } from 'federation/contract';
import { messageOf, readToken, siteApi, type SiteError } from 'shared-store';
import type { DeliveryHistory } from './delivery-history';
import { besideDiscovery, type DeliveryState, type PossibleRollback } from './live-versions';

/** The interval at which an open screen loads the state again, in milliseconds. */
export const REFRESH_INTERVAL = 10_000;

/** Calls the site's server, which has the versions, in place of the API. */
async function siteAnswer<T>(
  address: string,
  init: RequestInit,
): Promise<{ readonly data: T } | { readonly error: SiteError }> {
  try {
    const headers = { ...init.headers, authorization: `Bearer ${readToken() ?? ''}` };
    const answer = await fetch(address, { ...init, headers });
    if (answer.ok) return { data: (await answer.json()) as T };
    const { message } = (await answer.json()) as { readonly message: string };
    return { error: { message, status: answer.status, errors: [] } };
  } catch (error) {
    return { error: { message: error instanceof Error ? error.message : String(error), status: 0, errors: [] } };
  }
}

const { useDeliveryStateQuery, useDeliveryHistoryQuery, useRollBackMutation } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Requested by its address, since the site's server has it and not the API. Nothing stays cached after the screen
     * closes.
     */
    deliveryState: build.query<DeliveryState, string>({
      queryFn: (address, { signal }) => siteAnswer<DeliveryState>(address, { signal }),
      keepUnusedDataFor: 0,
    }),
    /** Loaded again when the revision of the versions changes. */
    deliveryHistory: build.query<DeliveryHistory, { readonly address: string; readonly revision: number | undefined }>({
      queryFn: ({ address }, { signal }) => siteAnswer<DeliveryHistory>(address, { signal }),
      keepUnusedDataFor: 0,
    }),
    rollBack: build.mutation<{ readonly message: string }, Pick<PossibleRollback, 'remote' | 'revision'>>({
      queryFn: ({ remote, revision }, { signal }) =>
        siteAnswer<{ readonly message: string }>('/api/delivery/rollbacks', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ remote, revision }),
          signal,
        }),
    }),
  }),
});

/** The state of delivery, loaded again while it is shown. */
export const useDeliveryState = () =>
  useDeliveryStateQuery(besideDiscovery(useDiscoveryAddress(), 'versions.json'), {
    pollingInterval: REFRESH_INTERVAL,
    refetchOnMountOrArgChange: true,
  });

/**
 * The changes of the versions, the latest first.
 *
 * @param revision the current revision: another one loads them again
 * @param before only changes before this revision
 */
export function useDeliveryHistory(revision: number | undefined, before?: number) {
  const file = before === undefined ? 'history.json' : `history.json?before=${before}`;
  const address = besideDiscovery(useDiscoveryAddress(), file);
  return useDeliveryHistoryQuery({ address, revision }, { refetchOnMountOrArgChange: true });
}

/**
 * A function that carries out a rollback and loads the state again, and whether it is under way. Its result has the
 * message of the server, also when the server refuses.
 */
export function useRollBack() {
  const [rollBack, { isLoading }] = useRollBackMutation();
  const { refetch } = useDeliveryState();
  const run = async (rollback: PossibleRollback): Promise<{ readonly message: string; readonly isDone: boolean }> => {
    const { data, error } = await rollBack(rollback);
    await refetch();
    return { message: data?.message ?? messageOf(error), isDone: data !== undefined };
  };
  return [run, isLoading] as const;
}
