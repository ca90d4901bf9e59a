import { chunkOfExpose } from 'federation/browser';
import type { SlotModule } from 'federation/contract';
import { renderToString } from 'react-dom/server';
import { type Location, type Navigator } from 'react-router';
import type { AppStore, ServerState } from 'shared-store';
import { hrefsIn, Island, islandPrefix } from '../remotes/island';
import { offersOf, type SlotOffer } from '../remotes/slot-source';
import { stateForBrowser } from 'shared-store/state-for-browser';
import { loadLanguage } from '../texts/language';
import { Attempt } from './attempt';
import { addTexts } from './bundle-texts';
import { causeText } from './cause-text';
import type { RequestedOffer, RenderedOffer, RenderRequest } from './render-request';
import { hasFailedRead, storeFor } from './render-store';

export interface Filled {
  /** By the slot's name. */
  readonly slots: ReadonlyMap<string, readonly SlotOffer[]>;
  readonly offers: readonly RenderedOffer[];
  /** The offers that failed, and the cause. */
  readonly leftOut: readonly { readonly remote: string; readonly cause: string }[];
}

/** Navigation does nothing on the server. */
const STANDING: Omit<Navigator, 'createHref'> = {
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/**
 * Renders one offer separately, as the browser will hydrate it, with its own store.
 *
 * @throws the error of the content
 */
export async function renderOffer(
  request: RenderRequest,
  { slot, remote, expose }: RequestedOffer,
): Promise<RenderedOffer> {
  const attempt = new Attempt(request.signal);
  const store = storeFor({ ...request, post: undefined }, attempt);
  const exposes = await attempt.read(request.loadBundle(remote));
  addTexts(store, request, remote, exposes);
  const module = exposes[expose] as SlotModule<AppStore>;
  await Promise.all([module.load?.({ store }), loadLanguage(request.languages.current, store)]);
  await attempt.nextTurn();
  const { pathname, search } = request.url;
  const location: Location = { pathname, search, hash: '', state: null, key: 'default', mask: undefined };
  const navigator = { ...STANDING, createHref: hrefsIn(request.languages.current) };
  const html = renderToString(
    <Island store={store} location={location} navigator={navigator} fixed content={module.Component} />,
    { identifierPrefix: islandPrefix(slot, remote) },
  );
  return { html, state: stateForBrowser(store.getState()), incomplete: hasFailedRead(store) };
}

const inBrowser = (): Promise<never> => Promise.reject(new Error('The code of a slot is loaded in a browser.'));

/** Renders the slots of a page; the place of an offer that fails stays empty. */
export async function fillSlots(request: RenderRequest, attempt: Attempt, names: readonly string[]): Promise<Filled> {
  const leftOut: { remote: string; cause: string }[] = [];
  const offers: RenderedOffer[] = [];
  const fill = async (slot: string): Promise<[string, SlotOffer[]]> => {
    const rendered = offersOf(request.remotes, slot).map(async ({ remote: { name }, expose }) => {
      try {
        const offer = await attempt.waitFor(request.renderOffer({ slot, remote: name, expose }));
        offers.push(offer);
        return [{ remote: name, html: offer.html, load: inBrowser }];
      } catch (cause) {
        leftOut.push({ remote: name, cause: causeText(cause) });
        // The browser finds the same empty place when it hydrates the page, and fills it if it can.
        return [{ remote: name, html: '', load: inBrowser }];
      }
    });
    return [slot, (await Promise.all(rendered)).flat()];
  };
  return { slots: new Map(await Promise.all(names.map(fill))), offers, leftOut };
}

/** Merges the state of a page with that of its slots; the page's own state takes precedence. */
export function withOffers(state: ServerState, { offers }: Filled): ServerState {
  const queries = [...offers.map((offer) => offer.state), state].map(({ siteApi }) => siteApi?.queries);
  const all = Object.entries(Object.assign({}, ...queries) as NonNullable<ServerState['siteApi']>['queries']);
  // Sorted, so that documents with the same content are identical.
  return { ...state, siteApi: { queries: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) } };
}

/** The chunks whose styles the filled slots need, by remote. */
export function slotStyles(request: RenderRequest, { slots }: Filled): Record<string, string[]> {
  const styles: Record<string, string[]> = {};
  for (const slot of slots.keys()) {
    for (const { remote, expose } of offersOf(request.remotes, slot)) {
      (styles[remote.name] ??= []).push(chunkOfExpose(expose));
    }
  }
  return styles;
}
