import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { ownerHeaders } from '../../src/signing-in';
import { expect } from '../../src/test';

export interface TestProduct {
  readonly _id: string;
  readonly slug: string;
  readonly name: string;
  readonly logo: string;
  readonly pdf: string;
  readonly subsectorId: string;
}

/** Makes a call that changes something, as the site's owner; answers its body. */
export async function change(
  request: APIRequestContext,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<unknown> {
  const headers = await ownerHeaders(request);
  const answer = await request.fetch(`/api/v1${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Adds a product for one test to the chemicals section, with a unique name. */
export async function addProduct(request: APIRequestContext, facts: object = {}): Promise<TestProduct> {
  const { product } = (await (await request.get('/api/v1/products/neutralising-amine-na-15')).json()) as {
    product: TestProduct;
  };
  const { subsectorId, logo, pdf } = product;
  const name = `Probe ${randomUUID().slice(0, 8)}`;
  const body = { subsectorId, name, description: 'Made for a test.', logo, pdf, customFields: [], ...facts };
  return (await change(request, 'POST', '/product', body)) as TestProduct;
}

/** The address of a product; in the chemicals section by default. */
export const pageOf = ({ slug }: { slug: string }, section = 'downstream/chemicals'): string =>
  `/offerings/${section}/${slug}`;
