import type { ContentTypeDefinition } from '../content-type/content-type';

export const clientDefinition = {
  what: 'Client',
  screen: { purpose: 'The logos of clients appear on the home page.' },
  title: 'name',
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    logo: { kind: 'picture', alt: 'logoAlt', label: 'Logo', required: true },
    logoAlt: {
      kind: 'line',
      label: 'Logo description',
      formLabel: 'Description of the logo',
      help: 'If empty, the name is used.',
      max: 300,
    },
    website: { kind: 'webAddress', label: 'Website' },
    sectorIds: { kind: 'ids', of: 'sectors', label: 'Sectors', most: 50 },
    order: { kind: 'integer', label: 'Order', default: 0, whenAbsent: 'last', column: 'position', form: false },
    visible: { kind: 'flag', label: 'Visible', formLabel: 'Shown on the site', default: true },
  },
  form: { aside: ['visible'], invalid: 'All Fields are Required' },
  order: ['order'],
  search: { fields: ['name', 'website'] },
  table: ['name', 'logo', 'website', 'order', 'visible', 'status'],
  imported: true,
} as const satisfies ContentTypeDefinition;
