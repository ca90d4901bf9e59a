import { imageError } from './image-rules';

it('takes pictures up to 5,242,880 bytes', () => {
  expect(imageError({ type: 'image/png', size: 5_242_880 })).toBeUndefined();
  expect(imageError({ type: 'image/png', size: 5_242_881 })).toBe('Image size should be less than 5MB');
  expect(imageError({ type: 'application/pdf', size: 10 })).toBe('Please upload a valid image file');
});
