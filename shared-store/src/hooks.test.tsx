/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useAppDispatch, useAppSelector } from './hooks';
import { industrySelected, selectSelectedIndustry } from './interface-slice';
import { useSiteSettings } from './site-settings';
import { makeStore } from './store';
import { tableCall } from './testing';

function Title() {
  const settings = useSiteSettings();
  const industry = useAppSelector(selectSelectedIndustry);
  const dispatch = useAppDispatch();
  return (
    <>
      <h1>{settings?.title ?? 'Loading'}</h1>
      <button onClick={() => dispatch(industrySelected('water'))}>{industry}</button>
    </>
  );
}

it('gives pages the site settings and the shared flags', async () => {
  const logos = [{ title: 'Tridhara' }, { title: 'Second' }];
  const store = makeStore({ call: tableCall({ fetchLogo: { success: true, logos } }).call });
  render(
    <Provider store={store}>
      <Title />
    </Provider>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Loading');
  expect(await screen.findByRole('heading', { name: 'Tridhara' })).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'renewable' }).click());
  expect(screen.getByRole('button', { name: 'water' })).toBeTruthy();
});
