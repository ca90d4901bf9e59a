import type { AnyContentType } from '../content-type/content-type';

export const careerBanner = {
  collection: 'career-banner',
  what: 'Career banner',
  title: 'heading',
  fields: {
    image: { kind: 'picture', alt: 'alt', label: 'Image', formLabel: 'Picture', required: true },
    alt: {
      kind: 'line',
      label: 'Image description',
      formLabel: 'Description of the picture',
      help: 'For people who cannot see it.',
      max: 300,
      required: 'present',
      translated: true,
    },
    heading: { kind: 'line', label: 'Heading', required: true, translated: true },
    text: { kind: 'text', label: 'Text', max: 1_000, rows: 3, required: 'present', translated: true },
    link: { kind: 'link', label: 'Link', help: 'A path on this site or an http(s) address.' },
  },
} as const satisfies AnyContentType;
