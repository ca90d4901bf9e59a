import type { AnyContentType } from '../content-type/content-type';

const list = (label: string) => ({ kind: 'custom', label, default: [] }) as const;

/** The owner's changes of the menus and the footer; an empty list leaves a place as the front ends propose it. */
export const menus = {
  collection: 'menus',
  what: 'Menus',
  title: 'navbar',
  fields: {
    navbar: list('Navigation bar'),
    button: list('Button of the navigation bar'),
    menu: list('Menu on phones'),
    footer: list('Footer, first column'),
    sections: list('Footer, second column'),
  },
} as const satisfies AnyContentType;
