import { IMAGE_UPLOAD, PDF_UPLOAD, refuseImage, refusePdf } from './upload-limits';

test('a picture of exactly 5,242,880 bytes is accepted; a larger one and another type are not', () => {
  expect(refuseImage({ type: 'image/png', size: 5_242_880 })).toBeUndefined();
  expect(refuseImage({ type: 'image/png', size: 5_242_881 })).toBe('Image size should be less than 5MB');
  expect(refuseImage({ type: 'application/pdf', size: 10 })).toBe('Please upload a valid image file');
});

test('a PDF of exactly 10,485,760 bytes is accepted; a larger one and another type are not', () => {
  expect(refusePdf({ type: 'application/pdf', size: 10_485_760 })).toBeUndefined();
  expect(refusePdf({ type: 'application/pdf', size: 10_485_761 })).toBe('PDF size should be at most 10MB');
  expect(refusePdf({ type: 'text/plain', size: 10 })).toBe('Please upload a valid PDF file');
});

test.each([IMAGE_UPLOAD, PDF_UPLOAD])('the help text and the refusal name the size limit: $size', (rule) => {
  const megabytes = rule.maxBytes / 1024 / 1024;
  expect(rule.size).toBe(`${megabytes} MB`);
  expect(rule.tooLarge).toMatch(new RegExp(` ${megabytes}MB$`));
});
