import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NO_ADMIN_HOST, Slot } from 'federation/contract';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { makeStore } from 'shared-store';
import { App } from '../app/app';
import { RemoteErrors } from './remote-errors';
import type { SlotOffer, SlotSource } from './slot-source';

/** jsdom has no layout: every slot is near the window. */
class NearObserver {
  constructor(private readonly onChange: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe = () => this.onChange([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

beforeEach(() => Object.assign(globalThis, { IntersectionObserver: NearObserver }));

const Openings = () => <p>Three open positions</p>;

const OFFER: SlotOffer = {
  remote: 'careers',
  expose: './slots/openings',
  load: () => Promise.resolve({ Component: Openings }),
};

/** A page with a slot of careers; `html` is the server's HTML of the slot. */
function page(html: string, slots: SlotSource = () => [OFFER], input?: object) {
  const router = createMemoryRouter([{ path: '/', Component: () => <Slot name="home.openings" input={input} /> }]);
  return (
    <App
      store={makeStore({ call: () => Promise.reject(new Error('Nothing is called.')) })}
      site={{ remotes: [], errors: new RemoteErrors(), pending: false, fill: () => html }}
      slots={slots}
      adminHost={NO_ADMIN_HOST}
    >
      <RouterProvider router={router} />
    </App>
  );
}

test('the browser draws a slot that the server left out, without an error', async () => {
  render(page(''));
  expect(await screen.findByText('Three open positions')).toBeVisible();
});

test('the browser draws a slot within a slot, each with its input, and no slot within itself', async () => {
  const Role = ({ input }: { readonly input: { readonly role?: string } }) => <b>{input.role}</b>;
  const Roles = ({ input }: { readonly input: { readonly roles?: readonly string[] } }) => (
    <>
      {input.roles?.map((role) => (
        <Slot key={role} name="role" input={{ role }} />
      ))}
      <Slot name="home.openings" />
      <Slot name="unnamed" />
    </>
  );
  const offered: Readonly<Record<string, SlotOffer>> = {
    'home.openings': { ...OFFER, places: ['role', 'home.openings'], load: async () => ({ Component: Roles }) },
    role: { ...OFFER, load: async () => ({ Component: Role }) },
  };
  const slots: SlotSource = (name) => [offered[name] ?? OFFER];
  const { container } = render(page('', slots, { roles: ['Chemist', 'Welder'] }));
  expect(await screen.findByText('Welder')).toBeVisible();
  expect(container).toHaveTextContent(/^ChemistWelder$/);
});

test('the browser keeps the HTML that the server sent for a slot', async () => {
  document.body.innerHTML = renderToString(page('<p>Three open positions</p>'));
  const sent = screen.getByText('Three open positions');
  let root: ReturnType<typeof hydrateRoot> | undefined;
  act(() => void (root = hydrateRoot(document.body, page(''))));
  await waitFor(() => expect(Object.keys(sent).some((key) => key.startsWith('__reactFiber'))).toBe(true));
  expect(screen.getByText('Three open positions')).toBe(sent);
  act(() => root?.unmount());
});
