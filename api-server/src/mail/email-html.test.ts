import { emailHtml } from './email-html';
import { unlinked } from './unlinked';

const SITE = {
  from: 'Tridhara Energy & Chemicals <no-reply@tridhara.example>',
  siteUrl: 'https://tridhara.example',
  language: 'en',
};

it('has the paragraphs and addresses of the text', () => {
  const html = emailHtml({
    ...SITE,
    subject: 'Your request is approved',
    text: 'Hello Asha,\n\nyou can sign in at https://tridhara.example/login.\n',
  });
  expect(html).toContain('>Hello Asha,</p>');
  expect(html).toContain('href="https://tridhara.example/login"');
  expect(html).toContain('Tridhara Energy &amp; Chemicals</td>');
  expect(html).not.toMatch(/<(img|script|link)\b/);
});

it('escapes text that others wrote', () => {
  const html = emailHtml({
    ...SITE,
    subject: '<b>Hi</b>',
    text: '<script>alert(1)</script> "x" https://a.example/"onclick=',
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('href="https://a.example');
  expect(html).not.toMatch(/href="[^"]*"onclick/);
});

it('highlights a code', () => {
  const html = emailHtml({ ...SITE, subject: 'Your code', text: 'Your code to sign in is 123456.\n' });
  expect(html).toMatch(/<strong class="code"[^>]*>123456<\/strong>/);
});

it("makes links only of the site's addresses", () => {
  const html = emailHtml({
    ...SITE,
    subject: 'A message',
    text: 'https://tridhara.example.evil.example/login https://tridhara.example@evil.example https://tridhara.example/login',
  });
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://tridhara.example/login"']);
});

it('removes the links from text that others wrote, and leaves the rest as it is', () => {
  expect(
    unlinked(
      'See https://evil.example/a?b, www.evil.com or anna@evil.example. Pay 3.5 lakh, e.g. now:\n- J.R.R.Tolkien',
    ),
  ).toBe(
    'See https[:]//evil[.]example/a?b, [www][.]evil[.]com or anna[@]evil[.]example. Pay 3.5 lakh, e.g. now:\n- J.R.R.Tolkien',
  );
});
