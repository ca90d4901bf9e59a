import { lazy, Suspense, useId, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { FieldError } from 'ui-kit';
import { PictureChooser } from '../pictures/lazy-chooser';
import { setPicture } from './caption';
import { footnoteOf, setFootnote } from './footnote';
import { setLink } from './set-link';
import { setVideo, type VideoInText } from './video-node';
import { RichTextToolbar } from './rich-text-toolbar';
import { useRichText } from './use-rich-text';
import classes from './rich-text.module.css';

const LinkDialog = lazy(() => import(/* webpackChunkName: "admin-rich-text-dialogs" */ './link-dialog'));
const FootnoteDialog = lazy(() => import(/* webpackChunkName: "admin-rich-text-dialogs" */ './footnote-dialog'));
const VideoDialog = lazy(() => import(/* webpackChunkName: "admin-rich-text-dialogs" */ './video-dialog'));

interface RichTextInputProps {
  /** Focuses the text. */
  readonly ref?: Ref<{ focus: () => void }>;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly error?: string;
  readonly required?: boolean;
}

/** An input for text with headings, lists, links, tables, pictures and videos. */
export function RichTextInput({ ref, label, hint, value, onChange, error, required }: RichTextInputProps) {
  const id = useId();
  const [open, setOpen] = useState<'picture' | 'link' | 'video' | 'footnote'>();
  const [element, editor] = useRichText({
    value,
    onChange,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      dir: 'auto',
      ...(required && { 'aria-required': 'true' }),
      ...(error && { 'aria-invalid': 'true' }),
      ...((hint || error) && {
        'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' '),
      }),
    },
  });
  useImperativeHandle(ref, () => ({ focus: () => void editor?.commands.focus() }), [editor]);
  return (
    <div className={classes.field}>
      <span className={classes.label} id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <span className={classes.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className={classes.box} data-invalid={error ? 'true' : undefined}>
        {editor && (
          <RichTextToolbar
            editor={editor}
            onPicture={() => setOpen('picture')}
            onLink={() => setOpen('link')}
            onVideo={() => setOpen('video')}
            onFootnote={() => setOpen('footnote')}
          />
        )}
        <div ref={element} className={classes.text} />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {editor && open === 'picture' && (
        <Suspense fallback={null}>
          <PictureChooser
            onClose={() => setOpen(undefined)}
            onChosen={({ url, alt }) => {
              setPicture(editor, { src: url, alt });
              setOpen(undefined);
            }}
          />
        </Suspense>
      )}
      {editor && open === 'link' && (
        <Suspense fallback={null}>
          <LinkDialog
            current={String(editor.getAttributes('link').href ?? '')}
            onClose={() => setOpen(undefined)}
            onSet={(address) => {
              setLink(editor, address);
              setOpen(undefined);
            }}
          />
        </Suspense>
      )}
      {editor && open === 'video' && (
        <Suspense fallback={null}>
          <VideoDialog
            current={editor.isActive('video') ? (editor.getAttributes('video') as VideoInText) : undefined}
            onClose={() => setOpen(undefined)}
            onSet={(video) => {
              setVideo(editor, video);
              setOpen(undefined);
            }}
          />
        </Suspense>
      )}
      {editor && open === 'footnote' && (
        <Suspense fallback={null}>
          <FootnoteDialog
            current={footnoteOf(editor)}
            onClose={() => setOpen(undefined)}
            onSet={(words) => {
              setFootnote(editor, words);
              setOpen(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
