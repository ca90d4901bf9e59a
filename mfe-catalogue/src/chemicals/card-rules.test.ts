import { CARD_INCOMPLETE, cardFault, NOT_A_PDF, NOT_AN_IMAGE } from './card-rules';

const image = new File(['x'], 'logo.png', { type: 'image/png' });
const pdf = new File(['x'], 'sheet.pdf', { type: 'application/pdf' });
const draft = { name: 'Corrosion Inhibitors', description: 'For pipelines.', logo: image, pdf };

describe('cardFault', () => {
  it('accepts a complete card', () => {
    expect(cardFault(draft)).toBeUndefined();
  });

  it.each([{ name: ' ' }, { description: '' }, { logo: undefined }, { pdf: undefined }])(
    'requires everything: %j',
    (missing) => {
      expect(cardFault({ ...draft, ...missing })).toBe(CARD_INCOMPLETE);
    },
  );

  it('says the sentences of the specification', () => {
    expect(CARD_INCOMPLETE).toBe('Please fill all fields and upload required files.');
    expect(cardFault({ ...draft, logo: pdf })).toBe('Please upload a valid image file.');
    expect([NOT_AN_IMAGE, cardFault({ ...draft, pdf: image })]).toEqual([
      'Please upload a valid image file.',
      NOT_A_PDF,
    ]);
  });
});
