import { CARD_INCOMPLETE, cardError, NOT_A_PDF, NOT_AN_IMAGE } from './card-rules';

const image = new File(['x'], 'logo.png', { type: 'image/png' });
const pdf = new File(['x'], 'sheet.pdf', { type: 'application/pdf' });
const draft = { name: 'Corrosion Inhibitors', description: 'For pipelines.', logo: image, pdf };

describe('cardError', () => {
  it('accepts a complete card', () => {
    expect(cardError(draft)).toBeUndefined();
  });

  it.each([{ name: ' ' }, { description: '' }, { logo: undefined }, { pdf: undefined }])(
    'requires everything: %j',
    (missing) => {
      expect(cardError({ ...draft, ...missing })).toBe(CARD_INCOMPLETE);
    },
  );

  it('says the sentences of the specification', () => {
    expect(CARD_INCOMPLETE).toBe('Please fill all fields and upload required files.');
    expect(cardError({ ...draft, logo: pdf })).toBe('Please upload a valid image file.');
    expect([NOT_AN_IMAGE, cardError({ ...draft, pdf: image })]).toEqual([
      'Please upload a valid image file.',
      NOT_A_PDF,
    ]);
  });
});
