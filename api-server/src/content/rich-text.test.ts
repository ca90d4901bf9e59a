import { runInNewContext } from 'node:vm';
import { plainText, sanitizeRichText } from './rich-text';

const HOSTILE: Record<string, (length: number) => string> = {
  'an attribute that never ends': (length) => `<img alt="${' '.repeat(length)}`,
  'a picture with a long description': (length) => `<img src="https://a.example/b.png" alt="${' '.repeat(length)}">`,
  'beginnings of pictures': (length) => '<img alt="'.repeat(length / 10),
  'pictures of other sites': (length) => '<p>x</p><img src="x">'.repeat(length / 21),
  'beginnings of tags': (length) => '<'.repeat(length),
  'beginnings of closing tags': (length) => '</'.repeat(length / 2),
  'beginnings of entities': (length) => '&'.repeat(length),
  entities: (length) => '&amp;'.repeat(length / 5),
  'nested elements': (length) => '<b>'.repeat(length / 3),
  'nested lists': (length) => '<ul><li>'.repeat(length / 8),
  'nested unknown elements': (length) => '<div>'.repeat(length / 5),
  'nested tables': (length) => '<table><tr><td>'.repeat(length / 15),
  'comments that never end': (length) => '<!--'.repeat(length / 4),
  'a comment of hyphens': (length) => `<!-- ${'-'.repeat(length)}`,
  'paragraphs that never end': (length) => '<p>'.repeat(length / 3),
  'closing tags without an opening tag': (length) => '</p>'.repeat(length / 4),
  'closing tags in the wrong order': (length) => '<b><i></b>'.repeat(length / 10),
  'comments in an address': (length) => `<a href="${'<!---->'.repeat(length / 7)}">x</a>`,
  'attributes of one element': (length) => `<a ${Array.from({ length: length / 8 }, (_, at) => `a${at}`).join(' ')}>`,
  'a script that never ends': (length) => `<script>${'</scrip'.repeat(length / 7)}`,
  'beginnings of footnotes': (length) =>
    '<p id="note-a" role="doc-footnote"><a href="#reference-a" role="doc-backlink">1</a> x'.repeat(length / 80),
  'marks of footnotes in links': (length) => '<a href="/x"><sup data-footnote="x"></sup>'.repeat(length / 41),
  instructions: (length) => '<?'.repeat(length / 2),
  spaces: (length) => `${' '.repeat(length)}x`,
};

const LENGTH = 480_000;

it.each(Object.entries(HOSTILE))('finishes half a million characters of %s', (_name, hostile) => {
  const text = hostile(LENGTH);
  // Work that grows with the square of the length would take ten minutes, and run into the timeout.
  const read = () => sanitizeRichText(text) + plainText(text);
  expect(runInNewContext('read()', { read }, { timeout: 50_000 })).not.toContain('<script');
});

it('keeps the text of tags that are nested too deeply, and closes open tags', () => {
  const html = sanitizeRichText(`${'<b>'.repeat(500)}deep${'</b>'.repeat(500)}<p>after</p>`);
  expect(html).toContain('deep');
  expect(html).toContain('<p>after</p>');
  expect(html.match(/<b>/g)?.length).toBeLessThanOrEqual(100);
  expect(html.match(/<\/b>/g)?.length).toBe(html.match(/<b>/g)?.length);
});

it.each([
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="/api/v1/files/a.png" onerror=alert(1)>', '<img src="/api/v1/files/a.png" />'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JAVA&#10;SCRIPT:alert(1)">x</a>', '<a>x</a>'],
  [`${'<b>'.repeat(120)}<script>alert(1)</script>`, `${'<b>'.repeat(100)}alert(1)${'</b>'.repeat(100)}`],
  ['<svg onload=alert(1)><iframe src="https://x"></iframe>', ''],
  ['<p style="color:red" onclick="x()">x</p>', '<p>x</p>'],
  [`<a ${'a=b '.repeat(100)}href="https://a.example">x</a>`, '<a>x</a>'],
  ['<img src="/api/v1/files/x.png" srcset="javascript:alert(1) 1x" sizes="x">', '<img src="/api/v1/files/x.png" />'],
  ['a &lt;script&gt; &amp; b', 'a &lt;script&gt; &amp; b'],
])('makes %s inert', (hostile, inert) => {
  expect(sanitizeRichText(hostile)).toBe(inert);
});

it.each([
  '/version-preview/token',
  '/api/v1/files/../../version-preview/token',
  '/api/v1/files/a.png?w=1',
  '/API/v1/files/a.png',
  'https://other.example/a.png',
  '//other.example/a.png',
  'data:image/png;base64,AA',
  '',
])('removes a picture that is not a file of the site: %s', (address) => {
  expect(sanitizeRichText(`<p>a<img src="${address}" alt="b">c</p>`)).toBe('<p>ac</p>');
});

const VIMEO = '<figure><a href="https://vimeo.com/76979871" data-video="Vimeo">A drill &amp; more</a></figure>';

it.each([
  ['what an editor writes', VIMEO, VIMEO],
  [
    'whatever else is written with it',
    '<figure class="x" data-video="y"><a data-video="Vimeo" onclick="x()" target="_blank" title="t" href="https://player.vimeo.com/video/76979871">A drill &amp; more</a></figure>',
    VIMEO,
  ],
  [
    'the address that the host itself gives',
    '<p>a<br>b</p><figure><a href="https://youtu.be/dQw4w9WgXcQ?si=x" data-video="evil">Pump</a></figure>',
    '<p>a<br />b</p><figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="YouTube">Pump</a></figure>',
  ],
])('stores a video only as a marked link: %s', (_name, written, stored) => {
  expect(sanitizeRichText(written)).toBe(stored);
  expect(sanitizeRichText(stored)).toBe(stored);
});

it.each([
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://user@vimeo.com/76979871',
  '/watch?v=dQw4w9WgXcQ',
])('removes the mark from a link to %s', (address) => {
  expect(sanitizeRichText(`<figure><a href="${address}" data-video="YouTube">x</a></figure>`)).toBe(
    `<figure><a href="${address}">x</a></figure>`,
  );
});

it.each([
  '<blockquote>VIDEO</blockquote>',
  '<ul><li>VIDEO</li></ul>',
  '<table><tbody><tr><td>VIDEO</td></tr></tbody></table>',
  '<figure>VIDEO</figure>',
])('removes the mark from a video inside another element: %s', (around) => {
  const stored = sanitizeRichText(`<p>a</p>${around.replace('VIDEO', VIMEO)}${VIMEO}`);
  expect(stored).toBe(`<p>a</p>${around.replace('VIDEO', VIMEO.replace(' data-video="Vimeo"', ''))}${VIMEO}`);
});

it.each([
  '<p>See <a href="https://vimeo.com/1" data-video="Vimeo">this</a></p>',
  '<figure><a href="https://vimeo.com/1" data-video="Vimeo"><strong>this</strong></a></figure>',
  '<figure><a href="https://vimeo.com/1" data-video="Vimeo">this</a> and more</figure>',
])('removes the mark from a link that is not a video figure: %s', (written) => {
  expect(sanitizeRichText(written)).toBe(written.replace(' data-video="Vimeo"', ''));
});

it('removes the mark from elements other than links, and every frame', () => {
  const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  expect(
    sanitizeRichText(`<p data-video="YouTube">a</p><a data-video="YouTube">b</a><iframe src="${player}"></iframe>`),
  ).toBe('<p>a</p><a>b</a>');
});

it('separates the title of a video from the words around it', () => {
  expect(plainText(`<p>before</p>${VIMEO}<p>after</p>`)).toBe('before A drill &amp; more after');
});

const CAPTIONED =
  '<figure><img src="/api/v1/files/rig.png" alt="A rig" /><figcaption>The <em>rig</em> in May</figcaption></figure>';

it('stores a picture with its caption, without handlers, styles and scripts', () => {
  const written =
    '<figure onclick="x()" style="x"><img src="/api/v1/files/rig.png" alt="A rig" onerror="x()">' +
    '<figcaption class="x" onclick="x()">The <em>rig</em><script>alert(1)</script> in May</figcaption></figure>';
  expect(sanitizeRichText(written)).toBe(CAPTIONED);
  expect(sanitizeRichText(CAPTIONED)).toBe(CAPTIONED);
});

it('keeps the words of a caption whose picture is removed', () => {
  const written = CAPTIONED.replace('/api/v1/files/rig.png', 'https://other.example/rig.png');
  expect(sanitizeRichText(written)).toBe('<figure><figcaption>The <em>rig</em> in May</figcaption></figure>');
});

it('separates a caption from the words around it', () => {
  expect(plainText(`<p>before</p>${CAPTIONED}<p>after</p>`)).toBe('before The rig in May after');
  expect(plainText('<figure><figcaption>Doses</figcaption><ul><li>one</li></ul></figure>')).toBe('Doses one');
});

it('changes nothing when it sanitises its own result', () => {
  for (const hostile of Object.values(HOSTILE)) {
    const once = sanitizeRichText(hostile(6_000));
    expect(sanitizeRichText(once)).toBe(once);
  }
});

it('stores footnotes as references with notes, and is stable when it is saved again', () => {
  const marked = '<p>Steel<sup data-footnote="IS 2062 &lt;b&gt; https://bis.example/"></sup> pipes</p>';
  const stored = sanitizeRichText(marked);
  expect(stored).toMatch(
    /^<p>Steel<sup><a href="#note-(\w+)" id="reference-\1" role="doc-noteref">1<\/a><\/sup> pipes<\/p>/,
  );
  expect(stored).toContain('IS 2062 &lt;b&gt; <a href="https://bis.example/">https://bis.example/</a></p>');
  expect(sanitizeRichText(stored)).toBe(stored);
  expect(plainText(stored)).toBe('Steel pipes 1 IS 2062 &lt;b&gt; https://bis.example/');
});

it('keeps no id or role that is not of a footnote', () => {
  const forged = '<p id="note-a" role="doc-footnote"><a href="#reference-a" role="doc-backlink">1</a> <b>x</b></p>';
  expect(sanitizeRichText(`<p id="main" role="banner">x</p>${forged}`)).not.toMatch(/ (?:id|role)=/);
  expect(sanitizeRichText('<sup data-footnote="&quot; onclick=x"></sup>')).toContain('</a> &quot; onclick=x</p>');
});
