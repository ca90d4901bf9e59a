import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { makeStore, Provider } from 'shared-store';
import { cataloguesLoaded } from 'shared-store/catalogues';
import { FacetList } from './facet-list';
import { productList } from './list-state';

function renderFacet(field: string, current = 'en') {
  const store = makeStore({
    call: () => Promise.reject(new Error('No calls')),
    serverState: { languages: { current, others: { hi: 'हिन्दी' } } },
  });
  if (current === 'hi') store.dispatch(cataloguesLoaded({ catalogue: { Sector: 'क्षेत्र' } }));
  const facets = [{ field, values: [{ value: 'Fine', count: 1 }] }];
  const state = productList.read(new URLSearchParams({ [`field.${field}`]: 'Fine' }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <FacetList facets={facets} state={state} path="/products" labelOf={(_, value) => ({ label: value })} />
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
