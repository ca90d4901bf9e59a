import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FacetList } from './facet-list';
import { productList } from './list-state';

it.each(['__proto__', 'constructor', 'Grade'])('has a heading for a field of any name: %s', (field) => {
  const facets = [{ field, values: [{ value: 'Fine', count: 1 }] }];
  const state = productList.read(new URLSearchParams({ [`field.${field}`]: 'Fine' }));
  render(<FacetList facets={facets} state={state} path="/products" labelOf={(_, value) => value} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText(field)).toBeVisible();
});
