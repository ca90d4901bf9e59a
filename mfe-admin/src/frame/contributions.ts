import {
  useAddRoutes,
  useLoadAdmins,
  type AdminScreen,
  type DashboardTile,
  type LoadAdmins,
} from 'federation/contract';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { useAppStore, type AppStore } from 'shared-store';
import { collectionScreens } from './collection-screens';
import { screenRoute } from './screen-route';

/** A remote whose administration could not be loaded. */
export interface MissingRemote {
  readonly remote: string;
  readonly title: string;
  readonly reason: string;
}

/** The parts of the administration that other remotes contribute. */
export interface Contributions {
  /** False until every remote has loaded or failed. */
  readonly complete: boolean;
  readonly screens: readonly AdminScreen[];
  readonly tiles: readonly DashboardTile[];
  readonly missing: readonly MissingRemote[];
  readonly retry: () => void;
}

const nothing: Contributions = { complete: false, screens: [], tiles: [], missing: [], retry: () => undefined };

const ContributionsContext = createContext<Contributions>(nothing);

/** Provides the contributions of the other remotes to its children. */
export const ContributionsProvider = ContributionsContext.Provider;

/** The contributions of the other remotes. */
export function useContributions(): Contributions {
  return use(ContributionsContext);
}

/** The parent route of the screens in this remote. */
const AREA = 'admin';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Loaded = Omit<Contributions, 'retry'>;

/**
 * Loads the contribution of every other remote; a remote that fails to load or to answer is missing, the others are not
 * affected.
 */
async function gather(load: LoadAdmins, store: AppStore): Promise<Loaded> {
  const outcomes = await load();
  const screens: AdminScreen[] = [];
  const tiles: DashboardTile[] = [];
  const missing: MissingRemote[] = [];
  for (const outcome of outcomes) {
    const { remote, title } = outcome;
    try {
      if ('error' in outcome) throw outcome.error;
      // The host types the store as `never` because it knows no remote's type; it is the only store of the site.
      screens.push(...outcome.admin.screens({ store: store as never }));
      tiles.push(...(outcome.admin.tiles ?? []));
    } catch (error) {
      missing.push({ remote, title, reason: messageOf(error) });
    }
  }
  try {
    screens.push(...(await collectionScreens(store)));
  } catch (error) {
    missing.push({ remote: 'collections', title: 'Collections', reason: messageOf(error) });
  }
  return { complete: true, screens, tiles, missing };
}

/** Loads the other remotes' contributions once, and again on request. */
export function useGatheredContributions(): Contributions {
  const load = useLoadAdmins();
  const addRoutes = useAddRoutes();
  const store = useAppStore();
  const [loaded, setLoaded] = useState<Loaded>(nothing);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    gather(load, store).then(
      (result) => {
        if (left) return;
        addRoutes(AREA, result.screens.map(screenRoute));
        setLoaded(result);
      },
      (error: unknown) => {
        console.error("The other remotes' administration could not be loaded.", error);
        if (!left) setLoaded({ ...nothing, complete: true });
      },
    );
    return () => {
      left = true;
    };
  }, [load, addRoutes, store, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...loaded, retry };
}
