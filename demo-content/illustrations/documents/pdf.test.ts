import { readIllustrated } from '../sources';
import { dataSheet } from './data-sheet';
import { hazards } from './hazards';
import { safetySheet } from './safety-sheet';

const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);
const picture = { jpeg, alt: 'A steel drum' };
const context = { accent: '#D9572B', sector: 'Downstream Chemicals', subsector: 'Chemicals' };
const subsectors = readIllustrated();
const products = subsectors.flatMap((subsector) => subsector.products);

describe('the generated documents', () => {
  it('are PDF with title and language, the same on every run', async () => {
    const [product] = products;
    if (!product) throw new Error('There are no products');
    const bytes = await dataSheet(product, { ...context, picture });
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/Lang (en-IN)');
    expect(text).toContain('technical data sheet');
    expect(text).toContain('/DisplayDocTitle true');
    expect(await dataSheet(product, { ...context, picture })).toEqual(bytes);
  });

  it('are tagged for screen readers, with headings, tables, lists and described pictures, and embed their fonts', async () => {
    const product = products.find(({ customFields }) =>
      customFields.some(({ fieldValue }) => /[₂₃₄₹Ω]/.test(fieldValue)),
    );
    if (!product) throw new Error('No product has a subscript');
    const text = (await dataSheet(product, { ...context, picture, draft: true })).toString('latin1');
    expect(text).toContain('/Marked true');
    for (const type of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(text).toContain(`/S /${type}\n`);
    }
    expect(text).toContain('/Alt (A steel drum)');
    expect(text.match(/\/Type \/FontDescriptor/g)).toHaveLength(2);
    expect(text.match(/\/FontFile2 /g)).toHaveLength(2);
    // The metadata as XML.
    expect(text).toContain('Tridhara Energy &amp; Chemicals Limited</rdf:li>');
  });

  it('include safety data sheets for chemicals only', async () => {
    const article = products.find(({ hazard }) => hazard === undefined);
    if (!article) throw new Error('Every product is a chemical');
    await expect(safetySheet(article, context)).rejects.toThrow('is an article');
    const slugs = products.map(({ slug }) => slug);
    for (const slug of Object.keys(hazards)) expect(slugs).toContain(slug);
  });

  it('use only characters that their fonts contain', () => {
    const latin = /^[\u0000-\u00ff–—‘’“”•€…™\u0152\u0153µ−₂₃₄₹Ω≥≤⁻¹]*$/u;
    for (const subsector of subsectors) expect(JSON.stringify(subsector)).toMatch(latin);
  });
});
