import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveRemote } from 'federation/browser';
import { Component as ReactComponent, type ComponentType, type ReactNode } from 'react';
import * as react from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import * as store from 'shared-store';
import { SITE_DATA_ID } from '../site-data';
import { offerRemotes } from './remotes';
import type { OwnModules, ShareScope } from './share-scope';

const { clientClicked, makeStore, Provider, selectClickedClient, useAppDispatch, useAppSelector } = store;

const REMOTE = {
  ...{
    name: 'careers',
    version: '1.0.0',
    entry: '/r/shell/1/generation/remotes.js',
    container: 'site_careers_of_other',
  },
  routes: [{ path: '/career' }],
  own: { entry: '/r/careers/1/remoteEntry.js', integrity: '', container: 'site_careers' },
} as unknown as LiveRemote;

const OWN: OwnModules = Object.fromEntries(
  Object.entries({ react, 'shared-store': store, 'react-router-dom': { useLocation, useNavigate } }).map(
    ([request, module]) => [request, { version: '1.0.0', isOnUse: false, load: () => Promise.resolve(module) }],
  ),
);

const PAGE: ShareScope = Object.fromEntries(
  Object.entries({ react, 'shared-store': store, 'react-router-dom': { useLocation, useNavigate } }).map(
    ([request, module]) => [request, { '2.0.0': { version: '2.0.0', get: () => () => module } }],
  ),
);

function Teaser(): ReactNode {
  const dispatch = useAppDispatch();
  const isSaid = useAppSelector(selectClickedClient);
  return <button onClick={() => dispatch(clientClicked(!isSaid))}>{isSaid ? 'Said' : 'Not said'}</button>;
}

interface Offered {
  readonly init: (scope: object) => void;
  readonly get: (expose: string) => Promise<() => { default: never }>;
}

/** The container of the remote on a page; its own code is the given content. */
function containerWith(content: object): Offered {
  document.body.innerHTML = '';
  const data = document.createElement('script');
  Object.assign(data, {
    type: 'application/json',
    id: SITE_DATA_ID,
    textContent: JSON.stringify({ remotes: [REMOTE] }),
  });
  document.body.append(data);
  Reflect.set(globalThis, 'site_careers', {
    // As a remote that uses the store: its runtime loads what it needs from the scope.
    init: async (scope: ShareScope) => void (await scope['shared-store']?.['1.0.0']?.get()),
    get: () => Promise.resolve(() => ({ default: content })),
  });
  offerRemotes(OWN);
  const container = Reflect.get(globalThis, REMOTE.container) as Offered;
  container.init(PAGE);
  return container;
}

class Boundary extends ReactComponent<{ readonly children: ReactNode }, { readonly failure: string }> {
  override state = { failure: '' };
  static getDerivedStateFromError(error: unknown) {
    return { failure: String(error) };
  }
  override render(): ReactNode {
    return this.state.failure === '' ? this.props.children : <p role="alert">{this.state.failure}</p>;
  }
}

/** Hydrates a page around content that the server has rendered. */
async function hydratePage(container: Offered, html: string, onRecoverableError = jest.fn()) {
  const expose = (await container.get('./slots/teaser'))();
  const { Component } = expose.default as { readonly Component: ComponentType<{ readonly input: object }> };
  const place = document.createElement('div');
  place.innerHTML = `<div data-prefix="teaser-">${html}</div>`;
  document.body.append(place);
  const pageStore = makeStore({ call: () => Promise.reject(new Error('Nothing is read.')) });
  await act(async () => {
    hydrateRoot(
      place,
      <Provider store={pageStore}>
        <MemoryRouter>
          <Boundary>
            <Component input={{}} />
          </Boundary>
        </MemoryRouter>
      </Provider>,
      { onRecoverableError },
    );
  });
  return { pageStore, place, onRecoverableError };
}

test('content of another generation keeps the HTML of the server, and shares the store of the page', async () => {
  const { pageStore, place, onRecoverableError } = await hydratePage(
    containerWith({ Component: Teaser }),
    '<button>Not said</button>',
  );
  const button = place.querySelector('button');
  await userEvent.click(screen.getByRole('button', { name: 'Not said' }));
  expect(selectClickedClient(pageStore.getState())).toBe(true);
  expect(screen.getByRole('button', { name: 'Said' })).toBe(button);
  act(() => void pageStore.dispatch(clientClicked(false)));
  expect(button).toHaveTextContent('Not said');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('an error of the content reaches the boundary of the page', async () => {
  const Torn = (): ReactNode => {
    throw new Error('Torn.');
  };
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await hydratePage(containerWith({ Component: Torn }), '');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Torn.'));
  logged.mockRestore();
});

test('a page of the remote is a new document, and its screens are not available', async () => {
  const container = containerWith({});
  const remote = (await container.get('./routes'))().default as { routes: () => RouteObject[] };
  const [route] = remote.routes();
  const loader = route?.loader as (args: Pick<LoaderFunctionArgs, 'request'>) => Response;
  const answer = loader({ request: new Request('http://localhost/hi/career?page=2') });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    location: 'http://localhost/hi/career?page=2',
    'x-remix-reload-document': 'true',
  });
  await expect(container.get('./admin')).rejects.toThrow('Its screens need another version of the administration.');
});
