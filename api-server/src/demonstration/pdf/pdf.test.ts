import sharp from 'sharp';
import { products } from '../content/products';
import { subsectors } from '../content/subsectors';
import { hasSafetySheet } from '../content/documents';
import type { ProductSource, SubsectorSource } from '../records';
import { brochure } from './brochure';
import { dataSheet } from './data-sheet';
import { safetySheet } from './safety-sheet';

let picture: Buffer;
const context = { accent: '#D9572B', sector: 'Downstream Chemicals', subsector: 'Chemicals' };

beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d5dddb' } })
    .jpeg()
    .toBuffer();
});

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

describe('the generated documents', () => {
  it('are PDF with title and language, the same on every run', async () => {
    const product: ProductSource = first(products);
    const bytes = await dataSheet(product, { ...context, picture });
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/Lang (en-IN)');
    expect(text).toContain('technical data sheet');
    expect(text).toContain('/DisplayDocTitle true');
    expect(await dataSheet(product, { ...context, picture })).toEqual(bytes);
  });

  it('exist for every product: a data sheet, and for chemicals a safety data sheet', async () => {
    for (const product of products) {
      expect((await dataSheet(product, { ...context, picture })).subarray(0, 5).toString()).toBe('%PDF-');
      if (hasSafetySheet(product.hazard)) {
        expect((await safetySheet(product, context)).subarray(0, 5).toString()).toBe('%PDF-');
      } else {
        await expect(safetySheet(product, context)).rejects.toThrow('is an article');
      }
    }
  });

  it('exist for every subsector as a brochure', async () => {
    for (const subsector of subsectors as SubsectorSource[]) {
      const range = products
        .filter((product) => product.subsector === subsector.slug)
        .map((product) => ({ product, picture }));
      const bytes = await brochure(subsector, {
        accent: context.accent,
        sector: context.sector,
        scene: picture,
        products: range,
      });
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('say nothing in letters their faces do not have', () => {
    const latin = /^[\u0000-\u00ff–—‘’“”•€…™\u0152\u0153µ−₂₃₄₹Ω≥≤⁻¹]*$/u;
    for (const product of products) expect(JSON.stringify(product)).toMatch(latin);
    for (const subsector of subsectors) expect(JSON.stringify(subsector)).toMatch(latin);
  });
});
