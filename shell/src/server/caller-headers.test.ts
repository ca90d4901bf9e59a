import { callerHeaders } from './caller-headers';

const request = (url: string, ip: string) => ({
  ...{ id: 'a-request', ip, url, host: 'www.example.com', protocol: 'https' as const },
  headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux)' },
});

it('tells the API the address and the program of a visitor', () => {
  expect(callerHeaders(request('/contact', '203.0.113.77'))).toMatchObject({
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'Mozilla/5.0 (X11; Linux)',
  });
});

it.each(['/reports', '/hi/reports/abc', '/page-data/reports/abc', '/api/v1/reports/thread'])(
  'tells it neither for %s, but a pseudonym that limits can count',
  (url) => {
    const [first, again, other] = ['203.0.113.77', '203.0.113.77', '198.51.100.7'].map((ip) =>
      callerHeaders(request(url, ip)),
    );
    expect(JSON.stringify([first, other])).not.toMatch(/203\.0|198\.51|Mozilla/);
    expect(first?.['x-forwarded-for']).toMatch(/^fd[0-9a-f:]+::1$/);
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  },
);
