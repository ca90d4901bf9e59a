import { neededToPublish, type ContentType, type FieldKind } from 'api-client/content-types';

/** A value for the kinds of fields that an item may need. */
const VALUES: { readonly [Kind in FieldKind]?: unknown } = {
  line: 'Example',
  text: 'Example',
  richText: '<p>Example</p>',
  lines: ['Example'],
  picture: '/api/v1/files/example.webp',
  pdf: '/api/v1/files/example.pdf',
  attachment: '/api/v1/files/example.pdf',
  webAddress: 'https://example.com',
  mailAddress: 'desk@example.com',
  link: '/example',
};

/** The body of an item with a name and everything that visitors need, from the definition of its content type. */
export const exampleItem = (type: ContentType): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(neededToPublish(type)).map(([name, { kind }]) => [name, VALUES[kind]])),
  [type.title]: 'Example',
});
