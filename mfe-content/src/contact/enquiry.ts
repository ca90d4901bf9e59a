import type { Product } from 'api-client';
import type { Search } from 'federation/contract';

const MAX_PRODUCTS = 50;

/** The products of an enquiry in an address: `?products=id,id` or `?product=id`. */
export function readProductIds(search: Search<'product' | 'products'>): string[] {
  const given = [...search.getAll('products'), ...search.getAll('product')].flatMap((value) => value.split(','));
  return [...new Set(given.map((id) => id.trim()).filter((id) => id !== ''))].slice(0, MAX_PRODUCTS);
}

/** The initial message of an enquiry. */
export function enquiryMessage(products: readonly Pick<Product, 'name'>[]): string {
  if (products.length === 0) return '';
  const names = products.map(({ name }) => `- ${name}`).join('\n');
  return `I would like to know more about:\n${names}\n\n`;
}
