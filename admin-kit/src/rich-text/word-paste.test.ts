import { cleanPaste } from './word-paste';

const cleaned = (html: string) => cleanPaste(html).html;

test('drops comments, style sheets, classes and fonts of a word processor', () => {
  const pasted = `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--[if gte mso 9]><xml>x</xml><![endif]-->
    <p class="MsoNormal" style="margin:0"><span style="font-family:Calibri">Hello <b style="mso-bidi-font-weight:normal">there</b><o:p></o:p></span></p>
    <p class="MsoNormal"><o:p>&nbsp;</o:p></p></body></html>`;
  const left = cleanPaste(pasted).html;
  expect(left).not.toMatch(/Mso|style|o:p|<!--|Calibri/);
  expect(left.replace(/\s+/g, ' ').trim()).toBe('<p><span>Hello <b>there</b></span></p>');
});

test('converts imitated lists to lists', () => {
  const mark = (text: string) => `<span style="mso-list:Ignore">${text}</span>`;
  const style = 'style="mso-list:l0 level1 lfo1"';
  expect(cleaned(`<p ${style}>${mark('·')}One</p><p ${style}>${mark('·')}Two</p>`)).toBe(
    '<ul><li>One</li><li>Two</li></ul>',
  );
  expect(cleaned(`<p ${style}>${mark('1.')}One</p><p ${style}>${mark('2.')}Two</p>`)).toBe(
    '<ol><li>One</li><li>Two</li></ol>',
  );
});

test('drops scripts and event handlers', () => {
  expect(
    cleaned('<p onclick="x()">a<script>alert(1)</script></p><img src="/api/v1/files/a.png" onerror="x()" alt="A">'),
  ).toBe('<p>a</p><img src="/api/v1/files/a.png" alt="A">');
});

test('drops pictures of other sites, and names them', () => {
  const pasted =
    '<p>a</p><img src="file:///c:/a.png"><img src="https://other.example/b/rig.png?x=1"><img src="x" alt="A valve">' +
    '<img src="/api/v1/files/own.png">';
  expect(cleanPaste(pasted)).toEqual({
    html: '<p>a</p><img src="/api/v1/files/own.png">',
    leftOut: ['a picture without a name', 'rig.png', 'A valve'],
  });
});

test("keeps headings, below the level of the page's heading", () => {
  expect(cleaned('<h1>One</h1><h2>Two</h2><h3>Three</h3><h5>Five</h5>')).toBe(
    '<h2>One</h2><h3>Two</h3><h4>Three</h4><h4>Five</h4>',
  );
  expect(cleaned('<h3>Three</h3><h4>Four</h4>')).toBe('<h3>Three</h3><h4>Four</h4>');
  expect(
    cleaned(
      '<p class="MsoTitle">Title</p><p class="MsoSubtitle">Sub</p><p style="mso-outline-level:3">Third</p><p>Text</p>',
    ),
  ).toBe('<h2>Title</h2><h3>Sub</h3><h4>Third</h4><p>Text</p>');
});

test('keeps text that mentions styles', () => {
  expect(cleaned('<p style="color:red">Set style= and onclick= here</p>')).toBe('<p>Set style= and onclick= here</p>');
});

test('keeps bold, italic, struck out, raised and lowered text of Google Docs, which writes them as styles', () => {
  const span = (style: string, text: string) => `<span style="font-size:11pt;${style}">${text}</span>`;
  const pasted = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2><span style="font-weight:700">Head</span></h2><br><p dir="ltr">${[
    span('font-weight:400;font-style:normal;vertical-align:baseline', 'plain '),
    span('font-weight:700', 'bold '),
    span('font-style:italic', 'italic '),
    span('text-decoration:line-through', 'struck '),
    `10${span('vertical-align:super', '3')} ppm H${span('vertical-align:sub', '2')}S`,
  ].join('')}</p></b>`;
  expect(cleaned(pasted).replaceAll(/<\/?span>/g, '')).toBe(
    '<h2>Head</h2><p>plain <strong>bold </strong><em>italic </em><s>struck </s>' +
      '10<sup>3</sup> ppm H<sub>2</sub>S</p>',
  );
});
