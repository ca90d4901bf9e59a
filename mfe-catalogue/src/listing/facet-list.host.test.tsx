import '@testing-library/jest-dom';
import type { Facet } from 'api-client';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { makeStore, Provider } from 'shared-store';
import { cataloguesLoaded } from 'shared-store/catalogues';
import { FacetList, labelsIn } from './facet-list';
import { productList } from './list-state';

function renderFacet(field: string, current = 'en', shown: Pick<Facet, 'shownName' | 'locale'> = {}) {
  const store = makeStore({
    call: () => Promise.reject(new Error('No calls')),
    serverState: { languages: { current, others: { hi: 'हिन्दी' } } },
  });
  if (current === 'hi') store.dispatch(cataloguesLoaded({ catalogue: { Sector: 'क्षेत्र' } }));
  const facets = [{ field, ...shown, values: [{ value: 'Fine', count: 1 }] }];
  const state = productList.read(new URLSearchParams({ [`field.${field}`]: 'Fine' }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <FacetList facets={facets} state={state} path="/products" labelOf={labelsIn(facets)} />
      </MemoryRouter>
    </Provider>,
  );
}

it.each(['__proto__', 'constructor', 'Grade'])('has a heading for a field of any name: %s', (field) => {
  renderFacet(field);
  expect(screen.getByText(field)).toBeVisible();
});

it('has its own headings in the language of the document, and those of the products as they are', () => {
  renderFacet('sector', 'hi');
  expect(screen.getByText('क्षेत्र')).toHaveAttribute('lang', 'hi');
  renderFacet('Grade', 'hi');
  expect(screen.getByText('Grade')).not.toHaveAttribute('lang');
});

it('has the translated names of fields, marked with their language', () => {
  renderFacet('Grade', 'hi', { shownName: 'ग्रेड', locale: 'hi' });
  expect(screen.getByText('ग्रेड')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('Fine')).not.toHaveAttribute('lang');
});

it('labels values by their translations, and otherwise by themselves', () => {
  const labelOf = labelsIn([
    {
      field: 'Form',
      locale: 'hi',
      values: [
        { value: 'Liquid', shownValue: 'द्रव', count: 1 },
        { value: 'Gel', count: 2 },
      ],
    },
  ]);
  expect(labelOf('Form', 'Liquid')).toEqual({ label: 'द्रव', lang: 'hi' });
  expect(labelOf('Form', 'Gel')).toEqual({ label: 'Gel' });
  expect(labelOf('Grade', 'Fine')).toEqual({ label: 'Fine' });
});
