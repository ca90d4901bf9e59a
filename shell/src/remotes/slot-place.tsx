import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { SlotModule } from 'federation/contract';
import { useLocation, useNavigate, type Navigator } from 'react-router';
import { selectLanguages, useAppSelector, useAppStore, type AppStore } from 'shared-store';
import { Settled } from '../app/settled';
import { hrefsIn, Island, islandPrefix } from './island';
import { useSite } from './site-context';
import type { SlotOffer } from './slot-source';
import classes from './slot-place.module.css';

/** The distance below the window at which a slot's code starts to load. */
const MARGIN = '300px';

interface PlaceProps {
  readonly place: Ref<HTMLDivElement>;
  readonly offer: SlotOffer;
}

/** The element itself. React does not touch its contents: the element of the island's root with the server's HTML. */
const Place = memo(function Place({ place, offer }: PlaceProps): ReactNode {
  return (
    <div
      ref={place}
      className={classes.place}
      data-slot-of={offer.remote}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `<div>${offer.html}</div>` }}
    />
  );
});

/**
 * Loads the offer's code once its place comes near the window; undefined until then, and permanently if loading fails.
 */
function useModuleWhenNear(
  place: { readonly current: HTMLDivElement | null },
  offer: SlotOffer,
  onError: (error: unknown) => void,
): SlotModule<AppStore> | undefined {
  const [module, setModule] = useState<SlotModule<AppStore>>();
  const store = useAppStore();
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const loading = offer.load().then(async (loaded) => {
          await Promise.resolve(loaded.load?.({ store })).catch((error: unknown) => {
            onError(error);
            throw error;
          });
          setModule(loaded);
        });
        // An unavailable remote disappears silently; the loader has reported it.
        loading.catch(() => undefined);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, offer, store, onError]);
  return module;
}

function useNavigator(): Navigator {
  const navigate = useNavigate();
  const { current } = useAppSelector(selectLanguages);
  return useMemo(
    () => ({
      createHref: hrefsIn(current),
      go: (delta) => void navigate(delta),
      push: (to, state: unknown, options) => void navigate(to, { ...options, state }),
      replace: (to, state: unknown, options) => void navigate(to, { ...options, state, replace: true }),
    }),
    [navigate, current],
  );
}

/**
 * One offer in its place: the server's HTML stays until the visitor scrolls near; then the code is loaded and hydrates
 * it.
 */
export function SlotPlace({ slot, offer }: { readonly slot: string; readonly offer: SlotOffer }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const { serverState, remotes, onFailure } = useSite();
  const onError = useCallback(
    (error: unknown) => {
      const remote = remotes.find(({ name }) => name === offer.remote);
      if (remote) onFailure?.(remote, 'slot', error);
    },
    [remotes, onFailure, offer],
  );
  const module = useModuleWhenNear(place, offer, onError);
  const store = useAppStore();
  const location = useLocation();
  const navigator = useNavigator();
  const [settled, setSettled] = useState(false);

  useEffect(() => {
    if (!module) return;
    const island = (
      <Settled onSettled={() => setSettled(true)}>
        <Island {...{ store, serverState, location, navigator, onError }} content={module.Component} />
      </Settled>
    );
    if (root.current) {
      // A render before hydration would discard the server's HTML.
      if (settled) root.current.render(island);
      return;
    }
    const element = place.current?.firstElementChild;
    const options = { identifierPrefix: islandPrefix(slot, offer.remote) };
    if (element?.hasChildNodes()) {
      startTransition(() => {
        root.current = hydrateRoot(element, island, options);
      });
    } else if (element) {
      root.current = createRoot(element, options);
      root.current.render(island);
    }
  }, [module, store, serverState, location, navigator, slot, offer, settled, onError]);

  useEffect(
    () => () => {
      const leaving = root.current;
      root.current = undefined;
      // React cannot unmount a root while it renders another one.
      setTimeout(() => leaving?.unmount());
    },
    [],
  );
  return <Place place={place} offer={offer} />;
}
