import type { Editor } from '@tiptap/core';

/**
 * Makes a link of what is selected, changes the one at the text cursor or, with an empty address, takes it away. Where
 * nothing is selected, the address itself is inserted.
 */
export function setLink(editor: Editor, address: string): void {
  const chain = editor.chain().focus();
  if (address === '') chain.extendMarkRange('link').unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
  else chain.extendMarkRange('link').setLink({ href: address }).run();
}
