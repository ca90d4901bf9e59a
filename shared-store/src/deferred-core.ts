import { coreModuleName } from '@reduxjs/toolkit/query';
import type { CoreModule, EndpointDefinitions, Module } from '@reduxjs/toolkit/query';
import type { Dispatch, Middleware, MiddlewareAPI, Reducer, UnknownAction } from 'redux';
import { selectorOf, type QueriedState } from './query-selector';
import { WAITING_REQUEST, waitingQuery, type Asked, type WaitingQuery } from './waiting-query';

/** What an endpoint has of the core. Hooks read it anew with each render. */
interface Endpoint {
  readonly name: string;
  readonly select: (arg: unknown) => (state: QueriedState) => unknown;
  readonly initiate: (arg: unknown, options?: object) => (dispatch: Dispatch<never>) => Asked;
}

/** The API as its modules fill it. */
interface OpenApi {
  endpoints: Record<string, Endpoint>;
  internalActions: { internal_getRTKQSubscriptions(): UnknownAction };
  reducer: Reducer;
  middleware: Middleware;
}

interface SubscriptionSelectors {
  isRequestSubscribed(queryCacheKey: string, requestId: string): boolean;
  getSubscriptionCount(queryCacheKey: string): number;
}

const ASK_FOR_SUBSCRIPTIONS: UnknownAction = { type: 'siteApi/internal_getRTKQSubscriptions' };

/** The cache of a store that nobody has filled yet. */
const EMPTY = { queries: {}, mutations: {}, provided: { tags: {}, keys: {} }, subscriptions: {} };

/**
 * Stands in for the core of RTK Query until it is there: hooks show what a server has left in the store, while the code that
 * asks, keeps and asks again comes in a script of its own. The first who asks makes it come, and everybody's queries begin
 * when it has. It is a module for `buildCreateApi`
 * (https://redux-toolkit.js.org/rtk-query/usage/customizing-create-api).
 */
export class DeferredCore {
  private loading: Promise<void> | undefined;
  private isThere = false;
  private api: OpenApi | undefined;
  /** Puts the core into the API, in place of this. */
  private complete: (core: Module<CoreModule>) => void = () => undefined;
  /** Stores that were made before. */
  private readonly stores = new Set<MiddlewareAPI>();
  private readonly waiting = new Set<WaitingQuery>();

  /** @param bring loads the core; called again after it has failed */
  constructor(private readonly bring: () => Promise<Module<CoreModule>>) {}

  readonly module: Module<CoreModule> = {
    name: coreModuleName,
    init: (api, options, context) => {
      const open = api as unknown as OpenApi;
      this.api = open;
      Object.assign(open, {
        reducerPath: options.reducerPath,
        endpoints: {},
        util: {},
        internalActions: { internal_getRTKQSubscriptions: () => ASK_FOR_SUBSCRIPTIONS },
        reducer: (state: unknown = EMPTY) => state,
      });
      let inject = (endpointName: string, endpointDefinition: EndpointDefinitions[string]): void => {
        const keyOf = (queryArgs: unknown): string =>
          options.serializeQueryArgs({ queryArgs, endpointDefinition, endpointName });
        const isChange = endpointDefinition.type === 'mutation';
        open.endpoints[endpointName] = {
          name: endpointName,
          select: selectorOf(options.reducerPath, isChange ? () => '' : keyOf),
          initiate: (arg, settings) => (dispatch) =>
            this.ask(
              isChange ? { arg: { ...settings, originalArgs: arg } } : { ...settings, arg, queryCacheKey: keyOf(arg) },
              () => dispatch(open.endpoints[endpointName]?.initiate(arg, settings) as never),
            ),
        };
      };
      this.complete = (core) => {
        const { endpoints } = open;
        const { injectEndpoint } = core.init(api, options, context);
        // The same objects as before, because others hold them.
        open.endpoints = endpoints;
        inject = injectEndpoint;
        for (const [name, definition] of Object.entries(context.endpointDefinitions)) inject(name, definition);
      };
      return { injectEndpoint: (name, definition) => inject(name, definition) };
    },
  };

  /** For every store, in place of the API's own middleware. */
  readonly middleware: Middleware = (store) => (next) => {
    if (!this.isThere) this.stores.add(store);
    let handle: ((action: unknown) => unknown) | undefined;
    return (action) => {
      if (this.isThere && this.api) return (handle ??= this.api.middleware(store)(next))(action);
      return action === ASK_FOR_SUBSCRIPTIONS ? this.subscriptionsOf(store) : next(action);
    };
  };

  /** What hooks want to know of subscriptions; they keep what they got when they were mounted. */
  private subscriptionsOf({ dispatch }: MiddlewareAPI): SubscriptionSelectors {
    const real = (): SubscriptionSelectors | undefined =>
      this.isThere && this.api
        ? (dispatch(this.api.internalActions.internal_getRTKQSubscriptions()) as unknown as SubscriptionSelectors)
        : undefined;
    return {
      isRequestSubscribed: (key, id) => id === WAITING_REQUEST || (real()?.isRequestSubscribed(key, id) ?? false),
      getSubscriptionCount: (key) => real()?.getSubscriptionCount(key) ?? 0,
    };
  }

  private ask(about: object, ask: () => Asked): Asked {
    if (this.isThere) return ask();
    const query = waitingQuery(about, ask);
    this.waiting.add(query);
    this.loadOnce();
    return query.asked;
  }

  private readonly loadOnce = (): void => {
    this.loading ??= this.load();
  };

  private async load(): Promise<void> {
    let core: Module<CoreModule>;
    try {
      core = await this.bring();
    } catch (cause) {
      // A lost connection must not stay lost: who asks next makes it come, or the browser when it is back.
      this.loading = undefined;
      if (typeof window !== 'undefined') window.addEventListener('online', this.loadOnce, { once: true });
      for (const query of this.waiting) query.fail(cause);
      return;
    }
    this.complete(core);
    this.isThere = true;
    // The core's reducer fills in what it needs.
    for (const { dispatch } of this.stores) dispatch({ type: 'siteApi/completed' });
    this.stores.clear();
    for (const query of this.waiting) query.start();
    this.waiting.clear();
  }
}
