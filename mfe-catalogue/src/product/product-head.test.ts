import { fetchProduct } from 'api-client';
import type { AnyEndpoint, Call, Product } from 'api-client';
import { makeStore, readOf } from 'shared-store';
import { product } from '../testing/product';
import { page } from './product-page';

async function headOf(given: Partial<Product>) {
  const call = (async ({ field = '' }: AnyEndpoint) => ({ success: true, [field]: product(given) })) as Call;
  const store = makeStore({ call });
  await store.dispatch(readOf(fetchProduct).initiate({ params: { id: 'bentonite' } }));
  const { handle } = page(store);
  return handle.head(store.getState(), { params: { id: 'bentonite' }, url: new URL('https://site.example/') });
}

it('describes a product with the content of its page', async () => {
  expect(await headOf({})).toMatchObject({
    title: 'Bentonite',
    description: 'A clay.',
    image: { url: '/api/v1/share-pictures/products/bentonite.jpg', alt: 'Bentonite' },
  });
});

it("describes a product with the editors' texts for search engines", async () => {
  const own = { seoTitle: 'Drilling clay', seoDescription: 'Buy clay.' };
  expect(await headOf(own)).toMatchObject({
    title: 'Drilling clay',
    description: 'Buy clay.',
    canonical: '/offerings/oilandgas/drilling-service/bentonite',
  });
});
