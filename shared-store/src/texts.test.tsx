/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { makeStore, Provider } from 'shared-store';
import { cataloguesLoaded, type Catalogue } from 'shared-store/catalogues';
import { stateForBrowser } from 'shared-store/state-for-browser';
import { textsFor } from 'shared-store/texts';

const { textsOf, useTexts } = textsFor('careers');
const OTHERS = { hi: 'हिन्दी', lv: 'latviešu' };

function storeIn(current: string, catalogue?: Catalogue) {
  const store = makeStore({
    call: () => Promise.reject(new Error('No calls')),
    serverState: { languages: { current, others: OTHERS } },
  });
  if (catalogue) store.dispatch(cataloguesLoaded({ careers: catalogue }));
  return store;
}

const HINDI: Catalogue = {
  'Remove {name}': '{name} हटाएँ',
  'As the {notice} says.': '{notice} के अनुसार।',
  '{count} day': ['{count} दिन', '{count} दिन'],
};

test('a text in English is the one in the code', () => {
  const { text, count, number, day, lang, contentLang } = textsOf(storeIn('en').getState());
  expect(text('Remove {name}', { name: 'Ravi' })).toBe('Remove Ravi');
  expect([0, 1, 1_234_567].map((days) => count(days, '{count} day', '{count} days'))).toEqual([
    '0 days',
    '1 day',
    '12,34,567 days',
  ]);
  expect([number(123_456), day('2026-08-01'), day(''), day('soon')]).toEqual(['1,23,456', '1 August 2026', '', 'soon']);
  expect([lang, contentLang]).toEqual([undefined, undefined]);
});

test('a text in Hindi is that of the catalogue, with lakhs, Latin digits and the names of months', () => {
  const { text, count, number, day, lang, contentLang } = textsOf(storeIn('hi', HINDI).getState());
  expect(text('Remove {name}', { name: 'Ravi' })).toBe('Ravi हटाएँ');
  expect(count(1_234_567, '{count} day', '{count} days')).toBe('12,34,567 दिन');
  expect([number(123_456), day('2026-08-01'), day('2026-07-31T20:00:00.000Z')]).toEqual([
    '1,23,456',
    '1 अगस्त 2026',
    '1 अगस्त 2026',
  ]);
  expect([lang, contentLang]).toEqual(['hi', 'en']);
});

test('a text that is not translated stays English, with its plural', () => {
  const { text, count } = textsOf(storeIn('hi', HINDI).getState());
  expect(text('Apply now')).toBe('Apply now');
  expect([0, 1].map((files) => count(files, '{count} file', '{count} files'))).toEqual(['0 files', '1 file']);
});

test('a language with more plural forms uses each', () => {
  const { count } = textsOf(
    storeIn('lv', { '{count} day': ['{count} dienu', '{count} diena', '{count} dienas'] }).getState(),
  );
  expect([0, 1, 2].map((days) => count(days, '{count} day', '{count} days'))).toEqual([
    '0 dienu',
    '1 diena',
    '2 dienas',
  ]);
});

test('components get elements inside a text, and show translations when they have been loaded', () => {
  function Agreement() {
    const { rich, lang } = useTexts();
    return (
      <p lang={lang}>
        {rich('As the {notice} says.', {
          notice: (
            <a key="notice" href="/privacy">
              notice
            </a>
          ),
        })}
      </p>
    );
  }
  const store = storeIn('hi');
  render(
    <Provider store={store}>
      <Agreement />
    </Provider>,
  );
  expect(screen.getByText(/^As the/).textContent).toBe('As the notice says.');
  act(() => void store.dispatch(cataloguesLoaded({ careers: HINDI })));
  expect(screen.getByText(/के अनुसार/).textContent).toBe('notice के अनुसार।');
  expect(screen.getByRole('link').textContent).toBe('notice');
  expect(screen.getByText(/के अनुसार/).getAttribute('lang')).toBe('hi');
});

test('the state for a browser has no translations, which are files', () => {
  expect(Object.keys(stateForBrowser(storeIn('hi', HINDI).getState()))).not.toContain('catalogues');
});
