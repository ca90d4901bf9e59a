import type { Field } from './field';

/** The description of an item's picture. */
export const imageAlt = {
  kind: 'line',
  label: 'Image description',
  translated: true,
  formLabel: 'Description of the picture',
  help: 'For people who cannot see it.',
  max: 300,
} as const satisfies Field;
