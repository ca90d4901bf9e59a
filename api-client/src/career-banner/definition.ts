import type { AnyContentType } from '../content-type/content-type';
import { imageAlt } from '../content-type/image-alt';

export const careerBanner = {
  collection: 'career-banner',
  what: 'Career banner',
  title: 'heading',
  fields: {
    image: { kind: 'picture', alt: 'alt', label: 'Image', formLabel: 'Picture', required: true },
    alt: { ...imageAlt, required: 'present' },
    heading: { kind: 'line', label: 'Heading', required: true },
    text: { kind: 'text', label: 'Text', max: 1_000, rows: 3, required: 'present' },
    link: { kind: 'link', label: 'Link', help: 'A path on this site or an http(s) address.' },
  },
} as const satisfies AnyContentType;
