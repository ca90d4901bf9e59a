import { imageRefusal } from './image-rules';

it('takes pictures up to 5,242,880 bytes', () => {
  expect(imageRefusal({ type: 'image/png', size: 5_242_880 })).toBeUndefined();
  expect(imageRefusal({ type: 'image/png', size: 5_242_881 })).toBe('Image size should be less than 5MB');
  expect(imageRefusal({ type: 'application/pdf', size: 10 })).toBe('Please upload a valid image file');
});
