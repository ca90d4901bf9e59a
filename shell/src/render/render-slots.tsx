import { chunkOfExpose, type LiveRemote } from 'federation/browser';
import { renderToString } from 'react-dom/server';
import { type Location, type Navigator } from 'react-router';
import type { ServerState } from 'shared-store';
import { hrefsIn } from '../remotes/hrefs-in';
import { Island } from '../remotes/island';
import { RemoteErrors } from '../remotes/remote-errors';
import { slotRenderer } from '../remotes/slot-place';
import { offersOf, type OfferedPlace, type SlotContent, type SlotSource } from '../remotes/slot-source';
import { stateForBrowser } from 'shared-store/state-for-browser';
import { loadLanguage } from '../texts/language';
import { Attempt } from './attempt';
import { addTexts } from './bundle-texts';
import { causeText } from './cause-text';
import type { RequestedOffer, RenderedOffer, RenderRequest } from './render-request';
import { hasFailedRead, storeFor } from './render-store';

export interface Filled {
  /** The HTML with the content of its slots. */
  readonly html: string;
  readonly offers: readonly RenderedOffer[];
  /** The offers that failed, and the cause. */
  readonly leftOut: readonly { readonly remote: string; readonly cause: string }[];
  /** The chunks whose styles the slots need, by remote. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
}

/** Navigation does nothing on the server. */
const STANDING: Omit<Navigator, 'createHref'> = {
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const inBrowser = (): Promise<never> => Promise.reject(new Error('The code of a slot is loaded in a browser.'));

/** The offers for slots on the server. */
export const slotsOf =
  (remotes: readonly LiveRemote[]): SlotSource =>
  (name) =>
    offersOf(remotes, name).map(({ remote, expose, places }) => ({
      ...{ remote: remote.name, expose, places, load: inBrowser },
    }));

/**
 * The places of slots in what is rendered: a page, or the content of a slot. Each gets a mark in the HTML, which the content
 * replaces afterwards; so the server needs no list of a page's slots and their inputs.
 */
export class SlotPlaces {
  private readonly mark = `slot-${Math.random().toString(36).slice(2)}`;
  private readonly places: OfferedPlace[] = [];

  readonly fill = (place: OfferedPlace): string => `<!--${this.mark}-${this.places.push(place) - 1}-->`;

  /** Renders the content of each place; that of an offer that fails stays empty. */
  async filled(request: RenderRequest, attempt: Attempt, html: string): Promise<Filled> {
    const leftOut: { remote: string; cause: string }[] = [];
    const styles: Record<string, string[]> = {};
    const note = (remote: string, chunks: readonly string[]): void => void (styles[remote] ??= []).push(...chunks);
    const contents = this.places.map(async ({ slot, offer: { remote, expose }, input, within, prefix }) => {
      note(remote, [chunkOfExpose(expose)]);
      try {
        return await attempt.waitFor(request.renderOffer({ slot, remote, expose, input, within, prefix }));
      } catch (cause) {
        // The browser finds the same empty place when it hydrates the page, and fills it if it can.
        leftOut.push({ remote, cause: causeText(cause) });
        return undefined;
      }
    });
    const filled = await Promise.all(contents);
    const offers = filled.filter((offer) => offer !== undefined);
    for (const offer of offers) for (const [remote, chunks] of Object.entries(offer.styles)) note(remote, chunks);
    const marks = new RegExp(`<!--${this.mark}-(\\d+)-->`, 'g');
    return {
      html: html.replace(marks, (_mark, place: string) => filled[Number(place)]?.html ?? ''),
      ...{ offers, leftOut, styles },
    };
  }
}

/**
 * Renders one offer separately, as the browser will hydrate it, with its own store.
 *
 * @throws the error of the content; an error when it hangs
 */
export async function renderOffer(request: RenderRequest, asked: RequestedOffer): Promise<RenderedOffer> {
  const attempt = new Attempt(request.signal);
  return attempt.slotNotHanging(request.renderTimeout, renderContent(request, attempt, asked));
}

async function renderContent(
  request: RenderRequest,
  attempt: Attempt,
  { slot, remote, expose, input = {}, within = [], prefix }: RequestedOffer,
): Promise<RenderedOffer> {
  const { remotes, url } = request;
  const store = storeFor({ ...request, post: undefined }, attempt);
  const exposes = await attempt.read(request.loadBundle(remote));
  addTexts(store, request, remote, exposes);
  const module = exposes[expose] as SlotContent;
  await Promise.all([module.load?.({ store, input }), loadLanguage(request.languages.current, store)]);
  await attempt.nextTurn();
  const { pathname, search } = url;
  const location: Location = { pathname, search, hash: '', state: null, key: 'default', mask: undefined };
  const navigator = { ...STANDING, createHref: hrefsIn(request.languages.current) };
  const offered = offersOf(remotes, slot).find((one) => one.remote.name === remote && one.expose === expose);
  const places = new SlotPlaces();
  const html = renderToString(
    <Island
      {...{ store, input, location, navigator }}
      fixed
      site={{ remotes, errors: new RemoteErrors(), pending: false, fill: places.fill }}
      renderSlot={slotRenderer(slotsOf(remotes), [...within, slot], offered?.places ?? [])}
      content={module.Component}
    />,
    { identifierPrefix: prefix },
  );
  const filled = await places.filled(request, attempt, html);
  return {
    html: filled.html,
    state: withOffers(stateForBrowser(store.getState()), filled),
    incomplete: hasFailedRead(store) || filled.offers.some(({ incomplete }) => incomplete),
    styles: filled.styles,
  };
}

/** Merges the state of a page with that of its slots; the page's own state takes precedence. */
export function withOffers(state: ServerState, { offers }: Filled): ServerState {
  const queries = [...offers.map((offer) => offer.state), state].map(({ siteApi }) => siteApi?.queries);
  const all = Object.entries(Object.assign({}, ...queries) as NonNullable<ServerState['siteApi']>['queries']);
  // Sorted, so that documents with the same content are identical.
  return { ...state, siteApi: { queries: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) } };
}
