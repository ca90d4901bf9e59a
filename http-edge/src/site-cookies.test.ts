import { cookieOf, setCookie } from './site-cookies';

test('a cookie over https is for this host alone, and hidden from scripts and from forms of other sites', () => {
  expect(setCookie('visitor', 'a', true, { maxAge: 60 })).toBe(
    '__Host-visitor=a; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
});

test('over https a cookie that another host of the domain could set is ignored', () => {
  const header = 'visitor=theirs; x__Host-visitor=theirs; __Host-visitor=ours';
  expect(cookieOf(header, 'visitor', true)).toBe('ours');
  expect(cookieOf('visitor=theirs', 'visitor', true)).toBeUndefined();
  expect(cookieOf('theme=dark; visitor=ours', 'visitor', false)).toBe('ours');
});
