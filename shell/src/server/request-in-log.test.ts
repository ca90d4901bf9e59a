import { requestInLog } from './request-in-log';

it('logs a visit with a shortened address, without tokens and search terms', () => {
  const visit = { method: 'GET', url: '/preview/news/token?search=asha@example.com', ip: '203.0.113.77' };
  expect(requestInLog(visit)).toEqual({
    method: 'GET',
    url: '/preview/news/[token]?[left out]',
    ip: '203.0.113.0',
  });
});
