import * as z from 'zod';
import { singleSchemasOf } from '../content-type/schemas-of';
import { answer, changeAnswer } from '../validation/answer';
import { line, link, optionalLine, optionalLink, partId } from '../validation/text';
import { menus } from './definition';

const LABEL_MAX = 40;
/** The entries of a place, and the entries below one of them. */
const MOST = 20;

/** The id by which translations find an entry, for editors: one without an id gets one. */
const part = { _id: partId.optional() };
/** The language of the label, in an answer in another language than English. */
const inLanguage = { lang: z.string().optional() };

const menuLinkSchema = z.object({ ...part, label: line('Label', LABEL_MAX), path: link('Address') });

/**
 * An entry of a place. With an `id` it is one that a front end contributes (`content.home`), whose label and address may
 * be replaced; without, it is one of the owner's.
 */
const menuEntrySchema = z
  .object({
    ...part,
    id: line('Entry', 120).optional(),
    label: optionalLine('Label', LABEL_MAX).optional(),
    path: optionalLink('Address').optional(),
    /** Visitors do not see it. */
    hidden: z.boolean({ error: 'Hidden must be true or false' }).optional(),
    /** The entries of its submenu. */
    entries: z.array(menuLinkSchema).max(MOST, `A submenu must have at most ${MOST} entries`).optional(),
  })
  .superRefine(({ id, label, path, entries = [] }, context) => {
    if (id !== undefined) return;
    if (!label) context.addIssue({ code: 'custom', path: ['label'], message: 'Label is required' });
    if (!path && entries.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['path'],
        message: `${label || 'An entry'} leads to nothing: give it an address, or entries below it`,
      });
  });
export type MenuEntry = z.output<typeof menuEntrySchema>;

const entries = z.array(menuEntrySchema);
const read = z.array(
  menuEntrySchema.safeExtend({
    ...inLanguage,
    entries: z.array(menuLinkSchema.extend(inLanguage)).optional(),
  }),
);
const written = (label: string) => entries.max(MOST, `${label} must have at most ${MOST} entries`);
/** A place that shows no submenus. */
const flat = (label: string) =>
  written(label).refine(
    (all) => all.every(({ entries: below = [] }) => below.length === 0),
    `${label} has no submenus: remove the entries below its entries`,
  );

const { button, footer, menu, navbar, sections } = menus.fields;
const { entity, bodyOf } = singleSchemasOf(menus, {
  navbar: { read, written: written(navbar.label) },
  button: { read, written: flat(button.label) },
  menu: { read, written: written(menu.label) },
  footer: { read, written: flat(footer.label) },
  sections: { read, written: flat(sections.label) },
});

export type Menus = z.output<typeof entity>;
export const menusBodySchema = bodyOf('navbar', 'button', 'menu', 'footer', 'sections');
export type MenusBody = z.input<typeof menusBodySchema>;

/** The menus as every page reads them, with the site settings. */
export const menuPlacesSchema = entity.pick({ navbar: true, button: true, menu: true, footer: true, sections: true });
export type MenuPlaces = z.output<typeof menuPlacesSchema>;

export const menuCalls = {
  /** Null until an owner changes them. */
  fetchMenus: { answer: answer({ menus: entity.nullable() }) },
  updateMenus: { body: menusBodySchema, answer: changeAnswer({ menus: entity }) },
};
