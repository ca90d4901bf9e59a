import { Editor } from '@tiptap/core';
import { richTextExtensions } from './extensions';
import { setVideo } from './video-node';
import { cleanPaste } from './word-paste';

const editorOf = (content: string) => new Editor({ extensions: richTextExtensions, content, injectCSS: false });
const drill = { address: 'https://vimeo.com/76979871', title: 'A drill' };
const STORED = '<figure><a href="https://vimeo.com/76979871" data-video="Vimeo">A drill</a></figure>';

it('parses and serialises a video as it is stored', () => {
  const html = `<p>Before</p>${STORED}<p>After</p>`;
  expect(editorOf(html).getHTML()).toBe(html);
});

it('parses a figure without a video of a supported site as text', () => {
  const editor = editorOf('<figure><a href="https://evil.example/v" data-video="Vimeo">x</a></figure>');
  expect(editor.getHTML()).not.toMatch(/figure|data-video/);
  expect(editor.getText()).toBe('x');
});

it('replaces an empty paragraph by a new video', () => {
  const editor = editorOf('<p>Before</p><p></p>');
  editor.commands.setTextSelection(9);
  setVideo(editor, drill);
  expect(editor.getHTML()).toMatch(new RegExp(`^<p>Before</p>${STORED}(?:<p></p>)?$`));
});

it.each(['<ul><li><p>One</p></li><li><p>Two</p></li></ul>', '<blockquote><p>One</p></blockquote>', '<p>One</p>'])(
  'adds a video below %s, never inside',
  (html) => {
    const editor = editorOf(`${html}<p>End</p>`);
    editor.commands.setTextSelection(4);
    setVideo(editor, drill);
    expect(editor.getHTML()).toBe(`${html}${STORED}<p>End</p>`);
  },
);

it('changes and removes the selected video', () => {
  const editor = editorOf(`${STORED}<p>End</p>`);
  editor.commands.setNodeSelection(0);
  setVideo(editor, { ...drill, title: 'Another' });
  expect(editor.getHTML()).toBe(`${STORED.replace('A drill', 'Another')}<p>End</p>`);
  editor.commands.setNodeSelection(0);
  setVideo(editor, undefined);
  expect(editor.getHTML()).toBe('<p>End</p>');
});

it('keeps a pasted video', () => {
  expect(cleanPaste(`<meta charset="utf-8">${STORED}`).html).toBe(STORED);
});

it('shows its title in the text, and a text with only a video is not empty', () => {
  const editor = editorOf(STORED);
  expect(editor.isEmpty).toBe(false);
  expect(editor.getText()).toContain('A drill');
});
