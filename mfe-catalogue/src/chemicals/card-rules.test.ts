import { CARD_INCOMPLETE, isComplete, refuseLogo, refusePdf } from './card-rules';

const image = new File(['x'], 'logo.png', { type: 'image/png' });
const pdf = new File(['x'], 'sheet.pdf', { type: 'application/pdf' });
const draft = { name: 'Corrosion Inhibitors', description: 'For pipelines.', logo: image, pdf };

it('accepts a complete card', () => {
  expect(isComplete(draft)).toBe(true);
  expect([refuseLogo(image), refusePdf(pdf)]).toEqual([undefined, undefined]);
});

it.each([{ name: ' ' }, { description: '' }, { logo: undefined }, { pdf: undefined }])(
  'requires every field: %j',
  (missing) => {
    expect(isComplete({ ...draft, ...missing })).toBe(false);
  },
);

it("uses the specification's messages", () => {
  expect(CARD_INCOMPLETE).toBe('Please fill all fields and upload required files.');
  expect(refuseLogo(pdf)).toBe('Please upload a valid image file.');
  expect(refusePdf(image)).toBe('Please upload a valid PDF file.');
});
