import { factText, roleText } from './role-text';

it('joins roles by commas', () => {
  expect(roleText(['Mud engineer', 'Rig supervisor'])).toBe('Mud engineer, Rig supervisor');
});

it('is "Not Mentioned" without roles', () => {
  expect(roleText([])).toBe('Not Mentioned');
  expect(roleText(undefined)).toBe('Not Mentioned');
  expect(roleText([' ', ''])).toBe('Not Mentioned');
  expect(factText('')).toBe('Not Mentioned');
  expect(factText(null)).toBe('Not Mentioned');
  expect(factText('Vadodara')).toBe('Vadodara');
});
