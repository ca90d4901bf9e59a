import { secondStepDue } from './second-step-due';

const now = Date.parse('2026-11-22T08:00:00Z');
const user = (secondStepDueAt?: string) => ({
  ...{ name: 'Asha', email: 'asha@tridhara.example', role: 'owner' as const },
  ...(secondStepDueAt && { secondStepDueAt }),
});

test.each([
  ['2026-11-29T08:00:00Z', { over: false, left: '7 days' }],
  ['2026-11-24T07:00:00Z', { over: false, left: '2 days' }],
  ['2026-11-23T08:00:00Z', { over: false, left: '24 hours' }],
  ['2026-11-22T09:30:00Z', { over: false, left: '2 hours' }],
  ['2026-11-22T08:59:00Z', { over: false, left: 'less than an hour' }],
  ['2026-11-22T08:00:00Z', { over: true, left: '' }],
])('says how much time is left until %s', (dueAt, due) => {
  expect(secondStepDue(user(dueAt), now)).toEqual(due);
});

test('says nothing to administrators who have a second step, need none, or are not signed in', () => {
  expect(secondStepDue(user(), now)).toBeUndefined();
  expect(secondStepDue(null, now)).toBeUndefined();
});
