import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import type { Extensions } from '@tiptap/core';
import { VideoNode } from './video-node';

/** The addresses a link may have; the API refuses all others too. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

export function isSafeLink(address: string): boolean {
  return SAFE_LINK.test(address.trim());
}

/**
 * What a text can be made of. Whatever is pasted is read by these rules alone: fonts, colours, classes and the
 * conditional comments of word processors have no place among them and are left behind.
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
  Image,
  VideoNode,
  TableKit.configure({ table: { resizable: false } }),
];
