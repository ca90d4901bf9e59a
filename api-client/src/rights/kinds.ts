import { contentTypes, singleContentTypes } from '../content-types';
import type { ContentType } from '../content-type/content-type';
import type { Action, Right, Role } from '../roles';
import { completeRights, contentPresets, presetRights, type Kind } from './presets';

const EDITORS: readonly Role[] = ['owner', 'editor'];

const actionsOf = (roles: readonly Role[], ...actions: readonly Action[]) =>
  Object.fromEntries(actions.map((action) => [action, roles]));

/** The rights to a content type follow from its definition. */
export const kindOf = ({ collection, roles }: Pick<ContentType, 'collection' | 'roles'>): Kind => ({
  collection,
  presets: contentPresets(roles),
});

/** Content with one item has no drafts: what is written is published. */
const singleKind = (collection: string, roles: readonly Role[]): Kind => ({
  collection,
  presets: { write: roles, translate: [...roles, 'translator'] },
});

const contentKinds: readonly Kind[] = Object.values<ContentType>(contentTypes).map(kindOf);

/** Parts of the administration that are neither content nor accounts. */
const parts: readonly Kind[] = [
  {
    collection: 'media',
    presets: { write: contentPresets().write, ...actionsOf(EDITORS, 'publish', 'delete') },
  },
  { collection: 'job-applications', presets: { handle: ['owner', 'recruiter'] } },
  ...['contact-messages', 'reports', 'newsletter', 'releases', 'visits'].map((collection) => ({
    collection,
    presets: actionsOf(EDITORS, 'handle'),
  })),
];

const { careerBanner, menus, siteSettings } = singleContentTypes;

/** Running the site: no role that owners make has these rights. */
const ownParts: readonly Kind[] = [
  { collection: 'site', presets: { handle: EDITORS } },
  { collection: siteSettings.collection, presets: { write: EDITORS } },
  { collection: menus.collection, presets: { write: ['owner'] } },
];

/** Every kind to which owners give rights, in the order of menus and lists; those of remotes are added to them. */
export const grantedKinds: readonly Kind[] = [
  ...contentKinds,
  singleKind(careerBanner.collection, EDITORS),
  { collection: siteSettings.collection, presets: { translate: [...EDITORS, 'translator'] } },
  { collection: menus.collection, presets: { translate: [...EDITORS, 'translator'] } },
  ...parts,
];

/** Every kind of the site itself. */
export const siteKinds: readonly Kind[] = [...grantedKinds, ...ownParts];

/** The rights to a kind: one for each of its actions. */
export const rightsTo = ({ collection, presets }: Kind): Right[] =>
  Object.keys(presets).map((action) => `${collection}:${action as Action}` as const);

/** All rights of a role of every site to the site's own kinds. */
export const rightsOf = (role: Role): Right[] => completeRights(role, presetRights(role, siteKinds));
