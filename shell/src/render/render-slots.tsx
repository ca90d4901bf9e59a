import { chunkOfExpose } from 'federation/browser';
import type { SlotModule } from 'federation/contract';
import { renderToString } from 'react-dom/server';
import { createPath, type Location, type Navigator } from 'react-router';
import type { AppStore } from 'shared-store';
import { Island, islandPrefix } from '../remotes/island';
import { offersOf, type SlotOffer } from '../remotes/slot-source';
import type { Attempt } from './attempt';
import type { RenderRequest } from './render-request';

/** What the slots of a page are filled with, by the slot's name. */
export type Filled = ReadonlyMap<string, readonly SlotOffer[]>;

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

/** Renders the slots of a page; an offer that cannot be had is left out. */
export async function fillSlots(
  request: RenderRequest,
  store: AppStore,
  attempt: Attempt,
  names: readonly string[],
): Promise<Filled> {
  const fill = async (slot: string): Promise<[string, SlotOffer[]]> => {
    const rendered = await Promise.allSettled(
      offersOf(request.remotes, slot).map(({ remote, expose }) =>
        renderOffer(request, store, attempt, slot, remote.name, expose),
      ),
    );
    return [slot, rendered.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))];
  };
  return new Map(await Promise.all(names.map(fill)));
}

/** The chunks, by remote, whose styles the filled slots need. */
export function slotStyles(request: RenderRequest, filled: Filled): Record<string, string[]> {
  const styles: Record<string, string[]> = {};
  for (const slot of filled.keys()) {
    for (const { remote, expose } of offersOf(request.remotes, slot)) {
      (styles[remote.name] ??= []).push(chunkOfExpose(expose));
    }
  }
  return styles;
}
