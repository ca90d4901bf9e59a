import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { renderRoutes } from 'page-testing';
import { product } from '../testing/product';
import productDocuments from './product-documents';

const SHEET = { kind: 'sds', language: 'en', revision: '2', date: '2026-03-01', size: 48_213 } as const;
const PRODUCTS = [
  product({ _id: 'p1', name: 'Inhibitor C 140', documents: [{ ...SHEET, title: 'C 140: safety', url: '/c140.pdf' }] }),
  product({ _id: 'p2', name: 'Gel plug', documents: [], customFields: [] }),
];

const section = (...products: readonly string[]) => {
  const input = { section: 'sheets', products, eyebrow: '', heading: 'Read first', text: '' };
  const Content = () => (
    <>
      <productDocuments.Component input={input} />
      <p>More to read</p>
    </>
  );
  renderRoutes(
    (store) => [{ path: '/', Component: Content, loader: () => productDocuments.load?.({ store, input }) ?? null }],
    {
      answers: {
        fetchCategories: ({ query }: { readonly query: { readonly ids: string } }) =>
          PRODUCTS.filter(({ _id }) => query.ids.split(',').includes(_id)),
      },
    },
  );
};

it('lists the documents of the chosen products, each a link that needs no scripts', async () => {
  section('p2', 'p1', 'deleted');
  const shown = within(await screen.findByRole('region', { name: 'Read first' }));
  expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Inhibitor C 140',
  ]);
  expect(shown.getByText('Safety data sheet')).toBeVisible();
  expect(shown.getByText('English · Revision 2 · 1 March 2026 · 48 kB')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Download C 140: safety' })).toHaveAttribute('href', '/c140.pdf');
});

it('shows no heading without documents', async () => {
  section('p2', 'deleted');
  expect(await screen.findByText('More to read')).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
