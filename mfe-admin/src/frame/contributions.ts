import {
  useAddRoutes,
  useLoadAdmins,
  type AdminScreen,
  type DashboardTile,
  type LoadAdmins,
} from 'federation/contract';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { useAppStore, type AppStore } from 'shared-store';
import { screenRoute } from './screen-route';

/** A remote whose administration could not be loaded. */
export interface MissingRemote {
  readonly remote: string;
  readonly title: string;
  readonly reason: string;
}

/** What the other remotes bring to the area. */
export interface Contributions {
  /** False until every remote has answered, one way or the other. */
  readonly complete: boolean;
  readonly screens: readonly AdminScreen[];
  readonly tiles: readonly DashboardTile[];
  readonly missing: readonly MissingRemote[];
  readonly retry: () => void;
}

const nothing: Contributions = { complete: false, screens: [], tiles: [], missing: [], retry: () => undefined };

const ContributionsContext = createContext<Contributions>(nothing);

/** Supplies what the other remotes contribute to everything below. */
export const ContributionsProvider = ContributionsContext.Provider;

/** What the other remotes contribute. */
export function useContributions(): Contributions {
  return use(ContributionsContext);
}

/** The route of this remote below which the screens stand. */
const AREA = 'admin';

type Loaded = Omit<Contributions, 'retry'>;

/** Asks every other remote for its part; one that fails, while loading or while answering, is only missing itself. */
async function gather(load: LoadAdmins, store: AppStore): Promise<Loaded> {
  const outcomes = await load();
  const screens: AdminScreen[] = [];
  const tiles: DashboardTile[] = [];
  const missing: MissingRemote[] = [];
  for (const outcome of outcomes) {
    const { remote, title } = outcome;
    try {
      if ('error' in outcome) throw outcome.error;
      // The host types the store as `never`, since it knows no remote's; it is the one store of the site.
      screens.push(...outcome.admin.screens({ store: store as never }));
      tiles.push(...(outcome.admin.tiles ?? []));
    } catch (error) {
      missing.push({ remote, title, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { complete: true, screens, tiles, missing };
}

/** Loads the other remotes' administration once, and again on request. */
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
