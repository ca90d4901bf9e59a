import { refuseFile } from './use-uploads';

test('only a file of the same kind replaces another one', () => {
  expect(refuseFile({ type: 'application/pdf', size: 1 }, 'image')).toBe('Please upload a valid image file');
  expect(refuseFile({ type: 'image/png', size: 1 }, 'document')).toBe('Please upload a valid PDF file');
  expect(refuseFile({ type: 'image/png', size: 1 }, 'image')).toBeUndefined();
});

test('accepts images up to 5,242,880 bytes and PDFs up to 10 MB', () => {
  expect(refuseFile({ type: 'image/png', size: 5_242_880 })).toBeUndefined();
  expect(refuseFile({ type: 'image/png', size: 5_242_881 })).toBe('Image size should be less than 5MB');
  expect(refuseFile({ type: 'application/pdf', size: 10_485_760 })).toBeUndefined();
  expect(refuseFile({ type: 'application/pdf', size: 10_485_761 })).toBe('PDF size should be at most 10MB');
  expect(refuseFile({ type: 'text/html', size: 1 })).toBe('Please upload a valid image file');
});
