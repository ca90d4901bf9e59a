import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'federation/router';
import { StrictMode, useEffect, type ReactNode } from 'react';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  Outlet,
  redirect,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { firstRouter, type FirstRouter, type RouterCore } from './first-router';

const mounted = jest.fn();
const read = jest.fn();

function Frame(): ReactNode {
  const { state } = useNavigation();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => mounted(), []);
  return (
    <>
      <p>{`${state}${hash}`}</p>
      <Link to="/news">To the news</Link>
      <Link to="/old">To the old news</Link>
      <Link to="/nowhere">To nowhere</Link>
      <Link to="?page=2">Next</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void revalidate()}>Again</button>
      <button onClick={() => void navigate('.', { replace: true })}>Try again</button>
      <button onClick={() => void navigate({ hash: '' }, { replace: true, state: 'cleared' })}>Clear</button>
      <Outlet />
    </>
  );
}

function List(): ReactNode {
  const [search] = useSearchParams();
  return <h1>{`Home, page ${search.get('page') ?? '1'}`}</h1>;
}

function Form(): ReactNode {
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname === '/news');
  return <h1>{`Form, ${blocker.state}`}</h1>;
}

function Fault(): ReactNode {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? `Fault ${error.status}` : 'Fault'}</h1>;
}

const loader = (name: string) => (): null => {
  read(name);
  return null;
};

const routes = () => [
  {
    id: 'root',
    Component: Frame,
    children: [
      {
        id: 'pages',
        ErrorBoundary: Fault,
        children: [
          { id: 'home', path: '/', loader: loader('home'), Component: List },
          { id: 'form', path: '/form', Component: Form },
          { id: 'news', path: '/news', lazy: async () => ({ loader: loader('news'), Component: () => <h1>News</h1> }) },
          { id: 'old', path: '/old', loader: () => redirect('/news') },
          {
            id: 'nowhere',
            path: '/nowhere',
            Component: () => null,
            loader: () => Promise.reject(new Response(null, { status: 404 })),
          },
        ],
      },
    ],
  },
];

interface Page extends FirstRouter {
  /** Lets the core arrive. */
  readonly arrive: () => Promise<void>;
  /** Lets the core's file be missing. */
  readonly fail: () => Promise<void>;
  readonly asked: jest.Mock;
  readonly loaded: jest.Mock;
}

const HYDRATION = { loaderData: { root: null, pages: null, home: null } };

interface AwaitedCore {
  readonly promise: Promise<RouterCore>;
  readonly resolve: (core: RouterCore) => void;
  readonly reject: (error: Error) => void;
}

function awaitedCore(): AwaitedCore {
  const settle: Partial<Pick<AwaitedCore, 'resolve' | 'reject'>> = {};
  const promise = new Promise<RouterCore>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle } as AwaitedCore;
}

/** A page at the browser's address, on which the core is still to come. */
function openPage(hydrationData: Parameters<typeof firstRouter>[1]['hydrationData'] = HYDRATION): Page {
  let core = awaitedCore();
  const asked = jest.fn(() => core.promise);
  const loaded = jest.fn();
  const first = firstRouter(routes(), {
    hydrationData,
    patchRoutesOnNavigation: () => undefined,
    loadCore: asked,
    load: ({ pathname, search }) => loaded(pathname + search),
  });
  render(
    <StrictMode>
      <RouterProvider router={first.router} />
    </StrictMode>,
  );
  void first.complete();
  return {
    ...first,
    asked,
    loaded,
    arrive: () =>
      act(async () => {
        core.resolve({ createBrowserRouter });
        await first.completed;
      }),
    fail: () =>
      act(async () => {
        const missing = core;
        core = awaitedCore();
        missing.reject(new Error('No such file'));
        await missing.promise.catch(() => undefined);
      }),
  };
}

/** Steps back or forward, as the browser's own buttons do. */
const go = (delta: number): Promise<void> =>
  act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(delta);
    await moved;
  });

const heading = (): string | null => screen.getByRole('heading').textContent;

let open: FirstRouter | undefined;
const page = (...parameters: Parameters<typeof openPage>): Page => {
  const opened = openPage(...parameters);
  open = opened;
  return opened;
};

beforeEach(() => {
  jest.clearAllMocks();
  window.history.replaceState(null, '', '/');
});
afterEach(() => open?.router.dispose());

test('begins with the state that the real router would begin with, and keeps the page when it becomes that', async () => {
  window.history.replaceState({ key: 'abc', usr: { from: 'here' }, idx: 3 }, '', '/?page=3#top');
  const { router, arrive } = page();
  const { matches, ...state } = router.state;
  expect(heading()).toBe('Home, page 3');
  const mounts = mounted.mock.calls.length;
  await arrive();
  expect({ ...router.state, matches: undefined }).toEqual({ ...state, matches: undefined });
  expect(router.state.matches.map(({ route, ...match }) => [route.id, match])).toEqual(
    matches.map(({ route, ...match }) => [route.id, match]),
  );
  expect(router.state.location).toMatchObject({ hash: '#top', key: 'abc', state: { from: 'here' } });
  await userEvent.click(screen.getByText('Next'));
  expect(heading()).toBe('Home, page 2');
  expect(mounted).toHaveBeenCalledTimes(mounts);
});

test('shows an error of the server, which the real router keeps', async () => {
  const { arrive } = page({
    loaderData: { root: null },
    errors: { pages: { status: 404, statusText: '', data: null, internal: false } },
  });
  expect(heading()).toBe('Fault 404');
  await arrive();
  expect(heading()).toBe('Fault 404');
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ['To the news', 'News'],
  ['To the old news', 'News'],
  ['To nowhere', 'Fault 404'],
  ['Next', 'Home, page 2'],
])('a link that is followed before the core is there leads on when it is (%s)', async (link, next) => {
  const { arrive, loaded } = page();
  await userEvent.click(screen.getByText(link));
  screen.getByText('loading');
  expect(heading()).toBe('Home, page 1');
  await arrive();
  await screen.findByRole('heading', { name: next });
  await screen.findByText('idle');
  expect(loaded).not.toHaveBeenCalled();
});

test('data is read anew when the core is there to do it', async () => {
  const { arrive } = page();
  await userEvent.click(screen.getByText('Again'));
  expect(read).not.toHaveBeenCalled();
  await arrive();
  expect(read).toHaveBeenCalledWith('home');
});

test('a form that was begun before the core was there keeps its page', async () => {
  window.history.replaceState(null, '', '/form');
  const { arrive } = page();
  await userEvent.click(screen.getByText('To the news'));
  await arrive();
  expect(heading()).toBe('Form, blocked');
  screen.getByText('idle');
  expect(window.location.pathname).toBe('/form');
});

test('whoever goes back before the core is there gets the page that the browser went to', async () => {
  window.history.pushState({ key: 'second', idx: 1 }, '', '/?page=2');
  window.history.replaceState({ key: 'second', idx: 1 }, '', '/?page=2');
  const { arrive, router } = page();
  await go(-1);
  screen.getByText('loading');
  await arrive();
  await screen.findByRole('heading', { name: 'Home, page 1' });
  await screen.findByText('idle');
  expect(read).toHaveBeenCalledTimes(1);
  expect(router.state.location.search).toBe('');
});

test('an anchor that is gone to before the core is there is known to the page', async () => {
  const { arrive } = page();
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.location.hash = 'below';
    await moved;
  });
  await arrive();
  screen.getByText('idle#below');
  expect(read).not.toHaveBeenCalled();
});

test('a secret leaves the address before the core is there, and without it', async () => {
  window.history.replaceState(null, '', '/#token=secret');
  const { router, arrive, fail, loaded } = page();
  screen.getByText('idle#token=secret');
  mounted.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  screen.getByText('idle');
  expect(window.location.hash).toBe('');
  await fail();
  expect(loaded).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await arrive();
  screen.getByText('idle');
  expect(read).not.toHaveBeenCalled();
  expect(router.state.location).toMatchObject({ pathname: '/', hash: '', state: 'cleared' });
  expect(mounted).not.toHaveBeenCalled();
});

test('a page that is tried again before the core is there is loaded when it is', async () => {
  const { arrive } = page();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('loading');
  await arrive();
  await screen.findByText('idle');
  expect(read).toHaveBeenCalledWith('home');
});

test('back by a script leads back once the core is there', async () => {
  window.history.pushState({ key: 'second', idx: 1 }, '', '/?page=2');
  const { arrive } = page();
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await userEvent.click(screen.getByText('Back'));
  await act(() => moved);
  await arrive();
  await screen.findByRole('heading', { name: 'Home, page 1' });
});

test('a subscription that ended before the core came stays ended, and so does one that ends after it', async () => {
  const { arrive, router } = page();
  const [early, late] = [jest.fn(), jest.fn()];
  const endEarly = router.subscribe(early);
  const endLate = router.subscribe(late);
  endEarly();
  await arrive();
  await act(() => router.navigate('?page=2'));
  expect(late).toHaveBeenCalled();
  late.mockClear();
  endLate();
  await act(() => router.navigate('?page=3'));
  expect([...early.mock.calls, ...late.mock.calls]).toEqual([]);
});

describe('when the core cannot be had', () => {
  test('a navigation loads the document, and the next one asks again', async () => {
    const { fail, arrive, asked, loaded } = page();
    await userEvent.click(screen.getByText('To the news'));
    await fail();
    expect(loaded.mock.calls).toEqual([['/news']]);
    await userEvent.click(screen.getByText('Next'));
    expect(asked).toHaveBeenCalledTimes(2);
    await arrive();
    expect(heading()).toBe('Home, page 2');
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  test('it is asked for again when the browser has a connection', async () => {
    const { fail, arrive, asked, loaded } = page();
    await fail();
    window.dispatchEvent(new Event('online'));
    expect(asked).toHaveBeenCalledTimes(2);
    await arrive();
    await userEvent.click(screen.getByText('To the news'));
    await screen.findByRole('heading', { name: 'News' });
    expect(loaded).not.toHaveBeenCalled();
  });

  test('a step back loads the document of the page, and trying again that of this one', async () => {
    window.history.pushState({ key: 'second', idx: 1 }, '', '/?page=2');
    const { fail, loaded } = page();
    await userEvent.click(screen.getByText('Again'));
    await fail();
    expect(loaded.mock.calls).toEqual([['/?page=2']]);
    await go(-1);
    await fail();
    expect(loaded.mock.calls).toEqual([['/?page=2'], ['/']]);
  });
});
