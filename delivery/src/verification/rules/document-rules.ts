import { discoverySchema, SHELL } from 'federation/discovery';
import { containerNameOf } from 'federation/naming';
import { remotePairs } from '../combinations';
import { lostFields } from '../lost-fields';
import { each, type Rules, type Subject } from './rule';
import { SLOT_RULES } from './slot-rules';

/** `/blogs/:id` and `/blogs/:slug` are the same address. */
const shapeOf = (pattern: string): string => pattern.replaceAll(/:[^/]+/g, ':').toLowerCase();

/** The document and the `remote.json` of its versions fit together. */
export const DOCUMENT_RULES: Rules<Pick<Subject, 'document' | 'live' | 'askLosses'>> = {
  /** The document follows the schema: every list adds up to 100 with one default. */
  'document-schema': ({ document }) => {
    const result = discoverySchema.safeParse(document);
    return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  },

  /** The shell is published; without it there are no pages. */
  'shell-present': ({ live }) =>
    live.some(({ name }) => name === SHELL) ? [] : ['The shell is not published. Publish it first.'],

  /** Every front end is listed under its own name, and no two would share a global in the browser. */
  'unique-names': ({ live }) => {
    const strangers = live
      .filter(({ name, entry }) => entry.extras.manifest.name !== name)
      .map(({ label, entry }) => `${label} calls itself "${entry.extras.manifest.name}" in its remote.json.`);
    const clashes = remotePairs(live)
      .filter(([one, other]) => containerNameOf(one.name) === containerNameOf(other.name))
      .map(
        ([one, other]) =>
          `${one.label} and ${other.label} both use the global ${containerNameOf(one.name)}. Rename one.`,
      );
    return [...strangers, ...clashes];
  },

  /** No two remotes own the same address. */
  'routes-unique': ({ live }) =>
    remotePairs(live).flatMap(([one, other]) => {
      const taken = new Set(one.entry.extras.manifest.routes.map(({ path }) => shapeOf(path)));
      return other.entry.extras.manifest.routes
        .filter(({ path }) => taken.has(shapeOf(path)))
        .map(({ path }) => `${one.label} and ${other.label} both own the address ${path}.`);
    }),

  ...SLOT_RULES,

  /** A version keeps the fields of its predecessor's collections: items have them. A rollback may lack newer ones. */
  'collections-kept': ({ document, live, askLosses }) =>
    each(live, async ({ name, label, entry: { extras } }) => {
      const before = document.microFrontends[name]?.find(({ metadata }) => metadata.version === extras.previous);
      if (!before || extras.restoredFrom !== undefined) return [];
      const { collections } = extras.manifest;
      const held = collections === undefined ? [] : ((await askLosses?.(name, collections)) ?? []);
      return [
        ...held.map((loss) => `${label}: ${loss}. Keep it, and add a new one.`),
        ...lostFields(before.extras.manifest, extras.manifest).map(
          (field) =>
            `${label}: the field ${field} of a collection is gone or has another kind. Keep it, and add a new one.`,
        ),
      ];
    }),
};
