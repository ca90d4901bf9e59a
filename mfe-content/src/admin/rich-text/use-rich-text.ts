import { Editor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { richTextExtensions } from './extensions';
import { cleanPaste } from './word-paste';

interface RichTextOptions {
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The attributes of the text area: its name, hint and error for assistive technology. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The editor over an element of the page; undefined until it stands. */
export function useRichText({
  value,
  onChange,
  attributes,
}: RichTextOptions): [RefObject<HTMLDivElement | null>, Editor | undefined] {
  const element = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const change = useRef(onChange);
  const first = useRef({ value, attributes });
  useEffect(() => {
    change.current = onChange;
  });

  useEffect(() => {
    if (!element.current) return undefined;
    const made = new Editor({
      element: element.current,
      extensions: richTextExtensions,
      content: first.current.value,
      // The style sheet is the section's own: an injected one would be refused by the page's policy.
      injectCSS: false,
      editorProps: { attributes: first.current.attributes, transformPastedHTML: cleanPaste },
      onTransaction: redraw,
      onUpdate: ({ editor: current }) => change.current(current.isEmpty ? '' : current.getHTML()),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    // Somebody else's version was taken, or a revision restored: the form's value has changed without the editor.
    if (!editor || editor.isDestroyed) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (value !== shown) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  // The attributes are made anew at each render; their text tells whether anything changed.
  const written = JSON.stringify(attributes);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    const changed = JSON.parse(written) as Record<string, string>;
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: changed } });
  }, [editor, written]);

  return [element, editor];
}
