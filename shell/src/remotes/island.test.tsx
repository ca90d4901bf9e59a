import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { createPath } from 'react-router';
import { makeStore } from 'shared-store';
import { Island } from './island';
import { RemoteErrors } from './remote-errors';

const STANDING = {
  createHref: createPath,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
} as never;

test('slot content that throws disappears, and the error is reported', () => {
  const reported: unknown[] = [];
  const error = new TypeError('jobs is undefined');
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(
    <Island
      store={makeStore({ call: () => Promise.reject(new Error('Nobody is asked here.')) })}
      site={{ remotes: [], errors: new RemoteErrors(), pending: false }}
      renderSlot={() => null}
      input={{}}
      location={{ pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined }}
      navigator={STANDING}
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
