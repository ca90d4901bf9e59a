import { Mark } from '@tiptap/core';

interface Script {
  readonly name: 'subscript' | 'superscript';
  readonly tag: 'sub' | 'sup';
  readonly shortcut: string;
}

/** A mark that excludes the other one: text is either below or above the line. */
const scriptMark = ({ name, tag, shortcut }: Script) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** Text below the line: H₂S. */
export const Subscript = scriptMark({ name: 'subscript', tag: 'sub', shortcut: 'Mod-,' });

/** Text above the line: 10³. */
export const Superscript = scriptMark({ name: 'superscript', tag: 'sup', shortcut: 'Mod-.' });
