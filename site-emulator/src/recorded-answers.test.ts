import { answerTo, ownAnswers } from './recorded-answers';

const recorded = { status: 200, type: 'application/json', body: '{}' };
const ANSWERS = {
  'GET /api/v1/products': recorded,
  'GET /api/v1/products?limit=9': { ...recorded, body: '{"limit":9}' },
  ...ownAnswers({ 'GET /x/events/events': { items: [] }, 'POST /x/events/registrations': { reference: 'R-1' } }),
};

test.each([
  ['GET', '/api/v1/products?limit=9', 200, '{"limit":9}'],
  ['GET', '/api/v1/products?limit=24', 200, '{}'],
  ['GET', '/api/v1/x/events/events?limit=1', 200, '{"success":true,"items":[]}'],
  ['POST', '/api/v1/x/events/registrations', 200, '{"success":true,"reference":"R-1"}'],
])('%s %s has its own answer, otherwise one with another query', (method, address, status, body) => {
  expect(answerTo(ANSWERS, method, address)).toMatchObject({ status, body });
});

test('a read without an answer is missing, and a change is refused with the reason', () => {
  expect(answerTo(ANSWERS, 'GET', '/api/v1/x/events/events/other').status).toBe(404);
  const { status, body } = answerTo(ANSWERS, 'POST', '/api/v1/products');
  expect([status, body]).toEqual([503, expect.stringContaining('no recorded answer to POST /api/v1/products')]);
});
