import { act, screen, within } from '@testing-library/react';
import { addCollectionItem } from 'api-client';
import { useActionData } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import { showGallery, type Example } from '.';

function Form() {
  return <p>{(useActionData() as string | undefined) ?? 'Nothing was sent.'}</p>;
}

const action = (store: AppStore) => () =>
  store
    .dispatch(callApi(addCollectionItem, { params: { remote: 'events', collection: 'guests' }, body: {} }))
    .then(() => 'It was sent.')
    .catch((error: Error) => error.message);

const EXPOSES = {
  './routes': {
    routes: ({ store }: { readonly store: AppStore }) => [
      { path: '/guests', element: <Form />, loader: () => null, action: action(store) },
    ],
  },
  './slots/teaser': { Component: () => <p>Three guests</p> },
};

const answers = { 'POST /x/events/guests': {} };
const GALLERY: Readonly<Record<string, Example>> = {
  Guests: { at: '/guests', answers },
  'Refused guest': { at: '/guests', answers, refused: { name: 'Asha' } },
  Teaser: { slot: './slots/teaser' },
};

let shown: ReturnType<typeof showGallery> | undefined;

/** Shows the gallery at an address. */
function show(query: string): void {
  history.replaceState(null, '', `/${query}`);
  act(() => void (shown = showGallery(GALLERY, EXPOSES)));
}

beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => act(() => shown?.unmount()));

it('has a frame with each example, in the chosen theme', () => {
  show('?theme=dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  const frames = within(screen.getByRole('main')).getAllByTitle(/./);
  expect(frames.map((frame) => frame.getAttribute('src'))).toEqual([
    '?theme=dark&example=Guests',
    '?theme=dark&example=Refused+guest',
    '?theme=dark&example=Teaser',
  ]);
});

it.each([
  ['Guests', 'Nothing was sent.'],
  ['Refused+guest', 'The API says here why it refuses the form.'],
  ['Teaser', 'Three guests'],
])('shows %s alone', async (name, text) => {
  show(`?example=${name}`);
  expect(await screen.findByText(text)).toBeTruthy();
});
