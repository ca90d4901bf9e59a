import { letterHtml } from './letter-html';

const FROM = 'Tridhara Energy & Chemicals <no-reply@tridhara.example>';

it('says the same as the text, with its paragraphs and addresses', () => {
  const html = letterHtml({
    from: FROM,
    subject: 'Your request is approved',
    text: 'Hello Asha,\n\nyou can sign in at https://tridhara.example/login.\n',
  });
  expect(html).toContain('>Hello Asha,</p>');
  expect(html).toContain('href="https://tridhara.example/login"');
  expect(html).toContain('Tridhara Energy &amp; Chemicals</td>');
  expect(html).not.toMatch(/<(img|script|link)\b/);
});

it('shows what others have written as letters', () => {
  const html = letterHtml({
    from: FROM,
    subject: '<b>Hi</b>',
    text: '<script>alert(1)</script> "x" https://a.example/"onclick=',
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toMatch(/href="[^"]*"onclick/);
});

it('makes a code stand out', () => {
  const html = letterHtml({ from: FROM, subject: '123456 is your code', text: 'Your code to sign in is 123456.\n' });
  expect(html).toMatch(/<strong class="code"[^>]*>123456<\/strong>/);
});
