import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { RenderSlot } from 'federation/contract';
import { useLocation, useNavigate, type Navigator } from 'react-router';
import { selectLanguages, useAppSelector, useAppStore } from 'shared-store';
import { Settled } from '../app/settled';
import { hrefsIn } from './hrefs-in';
import { Island } from './island';
import { useSite } from './site-context';
import type { SlotContent, SlotOffer, SlotSource } from './slot-source';
import classes from './slot-place.module.css';

/** The distance below the window at which a slot's code starts to load. */
const MARGIN = '300px';

interface PlaceProps {
  readonly place: Ref<HTMLDivElement>;
  readonly remote: string;
  /** The server's HTML; in the browser, the document already contains it. */
  readonly html: string;
}

/** The element itself. React does not touch its contents: the element of the island's root with the server's HTML. */
const Place = memo(function Place({ place, remote, html }: PlaceProps): ReactNode {
  return (
    <div
      ref={place}
      className={classes.place}
      data-slot-of={remote}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `<div>${html}</div>` }}
    />
  );
});

/**
 * Loads the offer's code once its place comes near the window; undefined until then, and permanently if loading fails.
 */
function useModuleWhenNear(
  place: { readonly current: HTMLDivElement | null },
  offer: SlotOffer,
  input: object,
  onError: (error: unknown) => void,
): SlotContent | undefined {
  const [module, setModule] = useState<SlotContent>();
  const store = useAppStore();
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const loading = offer.load().then(async (loaded) => {
          await Promise.resolve(loaded.load?.({ store, input })).catch((error: unknown) => {
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
  }, [place, offer, input, store, onError]);
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

interface SlotPlaceProps {
  readonly slot: string;
  readonly offer: SlotOffer;
  readonly input: object;
  readonly slots: SlotSource;
  readonly within: readonly string[];
}

/**
 * One offer in its place: the server's HTML stays until the visitor scrolls near; then the code is loaded and hydrates
 * it.
 */
function SlotPlace({ slot, offer, input: given, slots, within }: SlotPlaceProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  // A place with another input is another place.
  const [input] = useState(given);
  const prefix = useId();
  const site = useSite();
  const { remotes, onFailure, fill } = site;
  const onError = useCallback(
    (error: unknown) => {
      const remote = remotes.find(({ name }) => name === offer.remote);
      if (remote) onFailure?.(remote, 'slot', error);
    },
    [remotes, onFailure, offer],
  );
  const module = useModuleWhenNear(place, offer, input, onError);
  const store = useAppStore();
  const location = useLocation();
  const navigator = useNavigator();
  const [settled, setSettled] = useState(false);

  useEffect(() => {
    if (!module) return;
    const island = (
      <Settled onSettled={() => setSettled(true)}>
        <Island
          {...{ store, site, input, location, navigator, onError }}
          renderSlot={slotRenderer(slots, [...within, slot], offer.places ?? [])}
          content={module.Component}
        />
      </Settled>
    );
    if (root.current) {
      // A render before hydration would discard the server's HTML.
      if (settled) root.current.render(island);
      return;
    }
    const element = place.current?.firstElementChild;
    const options = { identifierPrefix: prefix };
    if (element?.hasChildNodes()) {
      startTransition(() => {
        root.current = hydrateRoot(element, island, options);
      });
    } else if (element) {
      root.current = createRoot(element, options);
      root.current.render(island);
    }
  }, [module, store, site, input, location, navigator, prefix, slot, offer, slots, within, settled, onError]);

  useEffect(
    () => () => {
      const leaving = root.current;
      root.current = undefined;
      // React cannot unmount a root while it renders another one.
      setTimeout(() => leaving?.unmount());
    },
    [],
  );
  const html = fill?.({ slot, offer, input, within, prefix }) ?? '';
  return <Place place={place} remote={offer.remote} html={html} />;
}

const NO_INPUT = {};
const OUTERMOST: readonly string[] = [];

/**
 * Renders the places of slots.
 *
 * @param within the slots around them: a slot is not rendered within itself
 * @param places the slots that may be rendered here, if not all
 */
export function slotRenderer(slots: SlotSource, within = OUTERMOST, places?: readonly string[]): RenderSlot {
  return (name, input = NO_INPUT) =>
    within.includes(name) || places?.includes(name) === false
      ? null
      : slots(name).map((offer) => (
          <SlotPlace
            key={`${offer.remote} ${JSON.stringify(input)}`}
            {...{ slot: name, offer, input, slots, within }}
          />
        ));
}
