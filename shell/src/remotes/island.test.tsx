import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createPath } from 'react-router';
import { makeStore } from 'shared-store';
import { cataloguesLoaded } from 'shared-store/catalogues';
import { textsFor } from 'shared-store/texts';
import { Island } from './island';
import { RemoteErrors } from './remote-errors';

const storeIn = (current: string) =>
  makeStore({
    call: () => Promise.reject(new Error('Nobody is asked here.')),
    serverState: { languages: { current, others: { hi: 'हिन्दी' } }, siteApi: { queries: {} } },
  });

const STANDING = {
  createHref: createPath,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
} as never;

const PLACE = {
  ...{ renderSlot: () => null, input: {}, navigator: STANDING },
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined },
};

test('content in another language is hydrated with texts that arrive after the state of the document', () => {
  const store = storeIn('hi');
  const site = { remotes: [], errors: new RemoteErrors(), pending: false, serverState: store.getState() };
  store.dispatch(cataloguesLoaded({ careers: { 'Apply now': 'आवेदन करें' } }));
  const { useTexts } = textsFor('careers');
  const Content = () => <p>{useTexts().text('Apply now')}</p>;
  const island = <Island {...PLACE} {...{ store, site, content: Content }} />;
  document.body.innerHTML = '<div><p>आवेदन करें</p></div>';
  const onRecoverableError = jest.fn();
  const paragraph = screen.getByText('आवेदन करें');
  render(island, { container: document.body.firstElementChild as HTMLElement, hydrate: true, onRecoverableError });
  expect(screen.getByText('आवेदन करें')).toBe(paragraph);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('slot content that throws disappears, and the error is reported', () => {
  const reported: unknown[] = [];
  const error = new TypeError('jobs is undefined');
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(
    <Island
      {...PLACE}
      store={storeIn('en')}
      site={{ remotes: [], errors: new RemoteErrors(), pending: false }}
      content={() => {
        throw error;
      }}
      onError={(reason) => reported.push(reason)}
    />,
  );
  expect(container).toBeEmptyDOMElement();
  expect(reported).toEqual([error]);
  // React logs the error as well.
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});
