import type { AnyContentType } from '../content-type/content-type';
import type { FieldOf } from '../content-type/field';

const label = { kind: 'line', label: 'Label', max: 40 } as const;

/** The owner's labels are translated. Those that front ends contribute have their translations in their own texts. */
const parts = {
  label,
  entries: { kind: 'custom', label: 'Submenu', parts: { label }, hidesIds: true },
} as const satisfies FieldOf<'custom'>['parts'];

const list = (name: string) => ({ kind: 'custom', label: name, default: [], parts, hidesIds: true }) as const;

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
