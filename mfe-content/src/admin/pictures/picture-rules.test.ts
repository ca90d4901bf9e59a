import { refusePicture } from './picture-rules';

test('only images of at most 5,242,880 bytes are taken', () => {
  expect(refusePicture({ type: 'image/png', size: 5_242_880 })).toBeUndefined();
  expect(refusePicture({ type: 'image/png', size: 5_242_881 })).toBe('Image size should be less than 5MB');
  expect(refusePicture({ type: 'application/pdf', size: 1 })).toBe('Please upload a valid image file');
});
