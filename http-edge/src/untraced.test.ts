import { isUntraced } from './untraced';

test.each([
  '/reports',
  '/reports/01jd0',
  '/hi/reports/01jd0?a=b',
  '/page-data/reports/01jd0',
  '/page-data/hi/reports',
  '/Reports//01jd0',
  '/%72eports',
  '/api/v1/reports/forms/01jd0',
  '/api/v1/reports/thread',
  '/api/v1/reports/thread/messages',
  '/r/content/1.4.0-ab12/report-form.0123abcd.js',
  '/r/content/1.4.0-ab12/report-thread.0123abcd.css.br',
])('no log has %s', (target) => expect(isUntraced(target)).toBe(true));

test.each([
  '/',
  '/news/reports-of-the-year',
  '/pages/reports',
  '/api/v1/reports/inbox/01jd0',
  '/api/v1/forms/01jd0',
  '/reporter',
])('the log has %s', (target) => expect(isUntraced(target)).toBe(false));
