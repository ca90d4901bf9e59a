import { chunkOfExpose } from 'federation/browser';
import type { SlotModule } from 'federation/contract';
import { renderToString } from 'react-dom/server';
import { createPath, type Location, type Navigator } from 'react-router';
import type { AppStore } from 'shared-store';
import { Island, islandPrefix } from '../remotes/island';
import { offersOf, type SlotOffer } from '../remotes/slot-source';
import { Attempt } from './attempt';
import type { RenderRequest } from './render-request';
import { storeFor } from './render-store';

/** What the slots of a page are filled with. */
export interface Filled {
  /** By the slot's name. */
  readonly slots: ReadonlyMap<string, readonly SlotOffer[]>;
  /** What could not be had, and why. */
  readonly leftOut: readonly { readonly remote: string; readonly cause: string }[];
}

/** Nothing navigates while the server renders. */
const STANDING: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** Renders one offer by itself, as the browser will hydrate it. */
async function renderOffer(
  request: RenderRequest,
  store: AppStore,
  attempt: Attempt,
  slot: string,
  remote: string,
  expose: string,
): Promise<SlotOffer> {
  const module = (await attempt.read(request.loadBundle(remote)))[expose] as SlotModule<AppStore>;
  await module.load?.({ store });
  await attempt.nextTurn();
  const { pathname, search } = request.url;
  const location: Location = { pathname, search, hash: '', state: null, key: 'default', mask: undefined };
  const html = renderToString(
    <Island store={store} location={location} navigator={STANDING} fixed content={module.Component} />,
    { identifierPrefix: islandPrefix(slot, remote) },
  );
  return { remote, html, load: () => Promise.resolve(module) };
}

/** Renders every offer for a slot, each for itself. */
function renderOffers(
  request: RenderRequest,
  store: AppStore,
  attempt: Attempt,
  slot: string,
): readonly { readonly remote: string; readonly offer: Promise<SlotOffer> }[] {
  return offersOf(request.remotes, slot).map(({ remote: { name }, expose }) => ({
    remote: name,
    offer: attempt.slotNotHanging(request.renderTimeout, renderOffer(request, store, attempt, slot, name, expose)),
  }));
}

/** Renders the slots of a page; an offer that cannot be had is left out. */
export async function fillSlots(
  request: RenderRequest,
  store: AppStore,
  attempt: Attempt,
  names: readonly string[],
): Promise<Filled> {
  const leftOut: { remote: string; cause: string }[] = [];
  const fill = async (slot: string): Promise<[string, SlotOffer[]]> => {
    const rendered = renderOffers(request, store, attempt, slot).map(({ remote, offer }) =>
      offer.catch((cause: unknown) => void leftOut.push({ remote, cause: String(cause) })),
    );
    return [slot, (await Promise.all(rendered)).flatMap((offer) => offer ?? [])];
  };
  return { slots: new Map(await Promise.all(names.map(fill))), leftOut };
}

/**
 * Renders the content of one slot without a page around it.
 *
 * @returns the HTML of each remote that offers some
 * @throws what the content throws, and TooSlow when it hangs
 */
export async function renderSlot(request: RenderRequest, slot: string): Promise<string[]> {
  const attempt = new Attempt(request.signal);
  const rendered = renderOffers(request, storeFor(request, attempt), attempt, slot);
  const offers = await Promise.all(rendered.map(({ offer }) => offer));
  return offers.map(({ html }) => html);
}

/** The chunks, by remote, whose styles the filled slots need. */
export function slotStyles(request: RenderRequest, { slots }: Filled): Record<string, string[]> {
  const styles: Record<string, string[]> = {};
  for (const slot of slots.keys()) {
    for (const { remote, expose } of offersOf(request.remotes, slot)) {
      (styles[remote.name] ??= []).push(chunkOfExpose(expose));
    }
  }
  return styles;
}
