import { requestInLog } from './request-in-log';

it('logs a visit with a shortened address, and not what somebody searched for', () => {
  const visit = { method: 'GET', url: '/admin/job-applications?search=asha@example.com', ip: '203.0.113.77' };
  expect(requestInLog(visit)).toEqual({
    method: 'GET',
    url: '/admin/job-applications?[left out]',
    ip: '203.0.113.0',
  });
});
