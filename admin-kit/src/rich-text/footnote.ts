import { Node, type Editor } from '@tiptap/core';

const wordsOf = (attributes: Readonly<Record<string, unknown>>): string => String(attributes.words ?? '');

/** A mark in a text, whose words are a note at the end of it. Its number follows from its place. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ words: { default: '', rendered: false } }),
  // Before the rule of superscripts.
  parseHTML: () => [
    {
      tag: 'sup[data-footnote]',
      priority: 60,
      getAttrs: (mark) => ({ words: mark.getAttribute('data-footnote') }),
    },
  ],
  renderHTML: ({ node }) => ['sup', { 'data-footnote': wordsOf(node.attrs) }],
  renderText: () => '',
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('sup');
      dom.dataset.footnote = '';
      dom.title = wordsOf(node.attrs);
      dom.setAttribute('role', 'img');
      dom.setAttribute('aria-label', `Footnote: ${wordsOf(node.attrs)}`);
      return { dom };
    };
  },
});

/** The words of the selected footnote; undefined without one. */
export const footnoteOf = (editor: Editor): string | undefined =>
  editor.isActive('footnote') ? wordsOf(editor.getAttributes('footnote')) : undefined;

/** Changes the selected footnote, adds one at the end of the selection, or removes the selected one if `words` is empty. */
export function setFootnote(editor: Editor, words: string): void {
  const chain = editor.chain().focus();
  if (words === '') chain.deleteSelection().run();
  else if (editor.isActive('footnote')) chain.updateAttributes('footnote', { words }).run();
  else {
    const { to } = editor.state.selection;
    chain.insertContentAt(to, { type: 'footnote', attrs: { words } }).run();
  }
}
