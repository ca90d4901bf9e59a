import { cleanPaste } from './word-paste';

test('comments, style sheets, classes and fonts of a word processor are left behind', () => {
  const pasted = `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--[if gte mso 9]><xml>x</xml><![endif]-->
    <p class="MsoNormal" style="margin:0"><span style="font-family:Calibri">Hello <b style="mso-bidi-font-weight:normal">there</b><o:p></o:p></span></p>
    <p class="MsoNormal"><o:p>&nbsp;</o:p></p></body></html>`;
  const cleaned = cleanPaste(pasted);
  expect(cleaned).not.toMatch(/Mso|style|o:p|<!--|Calibri/);
  expect(cleaned.replace(/\s+/g, ' ').trim()).toBe('<p><span>Hello <b>there</b></span></p>');
});

test('imitated lists become lists', () => {
  const mark = (text: string) => `<span style="mso-list:Ignore">${text}</span>`;
  const style = 'style="mso-list:l0 level1 lfo1"';
  expect(cleanPaste(`<p ${style}>${mark('·')}One</p><p ${style}>${mark('·')}Two</p>`)).toBe(
    '<ul><li>One</li><li>Two</li></ul>',
  );
  expect(cleanPaste(`<p ${style}>${mark('1.')}One</p><p ${style}>${mark('2.')}Two</p>`)).toBe(
    '<ol><li>One</li><li>Two</li></ol>',
  );
});

test('scripts and handlers do not survive', () => {
  expect(cleanPaste('<p onclick="x()">a<script>alert(1)</script></p><img src="/a.png" onerror="x()" alt="A">')).toBe(
    '<p>a</p><img src="/a.png" alt="A">',
  );
});

test('pictures from elsewhere are left behind', () => {
  expect(cleanPaste('<p>a</p><img src="file:///c:/a.png"><img src="https://other.example/a.png"><img src="x">')).toBe(
    '<p>a</p>',
  );
});

test('text that speaks of styles stays as it is', () => {
  expect(cleanPaste('<p style="color:red">Set style= and onclick= here</p>')).toBe(
    '<p>Set style= and onclick= here</p>',
  );
});
