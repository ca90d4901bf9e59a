import type { AnyContentType } from '../content-type/content-type';

/** The company's details on the whole site. `logo`, `title` and `email` are the specification's. */
export const siteSettings = {
  collection: 'site-settings',
  what: 'Site settings',
  title: 'title',
  fields: {
    logo: { kind: 'picture', label: 'Logo', required: true },
    title: { kind: 'line', label: 'Title', required: true },
    email: { kind: 'mailAddress', label: 'Email', required: true },
    phone: { kind: 'line', label: 'Phone', max: 40 },
    address: { kind: 'text', label: 'Address', formLabel: 'Postal address', max: 500, translated: true },
    social: { kind: 'custom', label: 'Social networks' },
    tagline: { kind: 'line', label: 'Tagline', translated: true },
    copyright: { kind: 'line', label: 'Copyright', formLabel: 'Copyright line', translated: true },
    /** The zone of every moment and every day of the site. */
    timeZone: { kind: 'line', label: 'Time zone', max: 64 },
  },
} as const satisfies AnyContentType;
