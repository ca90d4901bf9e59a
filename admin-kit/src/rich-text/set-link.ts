import type { Editor } from '@tiptap/core';

/**
 * Makes a link of the selection, changes the link at the text cursor or, with an empty address, removes it. Without a
 * selection, it inserts the address itself.
 */
export function setLink(editor: Editor, address: string): void {
  const chain = editor.chain().focus();
  if (address === '') chain.extendMarkRange('link').unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
  else chain.extendMarkRange('link').setLink({ href: address }).run();
}
