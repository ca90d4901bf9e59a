import { Editor } from '@tiptap/core';
import { richTextExtensions } from './extensions';
import { setVideo } from './video-node';
import { cleanPaste } from './word-paste';

const editorOf = (content: string) => new Editor({ extensions: richTextExtensions, content, injectCSS: false });
const drill = { address: 'https://vimeo.com/76979871', title: 'A drill' };
const STORED = '<figure><a href="https://vimeo.com/76979871" data-video="Vimeo">A drill</a></figure>';

it('reads and writes a video as it is stored', () => {
  const html = `<p>Before</p>${STORED}<p>After</p>`;
  expect(editorOf(html).getHTML()).toBe(html);
});

it('reads a figure without a video of a known site as its text', () => {
  const editor = editorOf('<figure><a href="https://evil.example/v" data-video="Vimeo">x</a></figure>');
  expect(editor.getHTML()).not.toMatch(/figure|data-video/);
  expect(editor.getText()).toBe('x');
});

it('adds a video in place of an empty paragraph', () => {
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

it('changes the video that is selected, and takes it away', () => {
  const editor = editorOf(`${STORED}<p>End</p>`);
  editor.commands.setNodeSelection(0);
  setVideo(editor, { ...drill, title: 'Another' });
  expect(editor.getHTML()).toBe(`${STORED.replace('A drill', 'Another')}<p>End</p>`);
  editor.commands.setNodeSelection(0);
  setVideo(editor, undefined);
  expect(editor.getHTML()).toBe('<p>End</p>');
});

it('stays a video where it is pasted', () => {
  expect(cleanPaste(`<meta charset="utf-8">${STORED}`).html).toBe(STORED);
});

it('stands in the text under its title, and alone makes no empty text', () => {
  const editor = editorOf(STORED);
  expect(editor.isEmpty).toBe(false);
  expect(editor.getText()).toContain('A drill');
});
