import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import type { Extensions } from '@tiptap/core';
import { isSafeLink } from '../links/safe-link';
import { Caption, CaptionedPicture } from './captioned-picture';
import { Footnote } from './footnote';
import { Subscript, Superscript } from './sub-and-superscript';
import { VideoNode } from './video-node';

/**
 * The allowed elements of a text. Pasted text is parsed by these rules only: fonts, colours, classes and the
 * conditional comments of word processors do not match any of them and are dropped.
 */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      isAllowedUri: (uri) => isSafeLink(uri),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Subscript,
  Superscript,
  Image,
  Caption,
  CaptionedPicture,
  VideoNode,
  Footnote,
  TableKit.configure({ table: { resizable: false } }),
];
