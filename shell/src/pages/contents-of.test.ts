import { contentsOf } from './contents-of';

it('gives each heading an id, and lists them as plain text', () => {
  const { html, links } = contentsOf('<p>A</p><h2 lang="hi">गैस &amp; तेल</h2><h3>No</h3><h2>H<sub>2</sub>S</h2>', 's1');
  expect(html).toBe('<p>A</p><h2 lang="hi" id="s1-1">गैस &amp; तेल</h2><h3>No</h3><h2 id="s1-2">H<sub>2</sub>S</h2>');
  expect(links).toEqual([
    { id: 's1-1', heading: 'गैस & तेल' },
    { id: 's1-2', heading: 'H₂S' },
  ]);
});
