import { descriptionPreview } from './service-text';

test('a description is cut to 30 characters and an ellipsis', () => {
  expect(descriptionPreview('x'.repeat(30))).toBe('x'.repeat(30));
  expect(descriptionPreview('x'.repeat(31))).toBe(`${'x'.repeat(30)}…`);
  expect(descriptionPreview('Short')).toBe('Short');
});
