import type { InputKind, InputSchema } from 'federation/contract';
import type { DiscoveryDocument } from 'federation/discovery';
import { liveVersions } from '../verification/combinations';

/** A slot that a live page, or live slot content, renders. */
export interface LiveSlot {
  readonly name: string;
  /** The fields that every live version of its owner gives. */
  readonly input: InputSchema;
  readonly renderedBy: readonly string[];
  readonly filledBy: readonly string[];
}

/** The fields that two versions give; a field that one may leave out may be missing. */
function inBoth(one: InputSchema, other: InputSchema): InputSchema {
  const common = Object.entries(one).flatMap(([field, kind]): [string, InputKind][] => {
    const too = other[field];
    if (too === undefined || too.replace('?', '') !== kind.replace('?', '')) return [];
    return [[field, kind.endsWith('?') ? kind : too]];
  });
  return Object.fromEntries(common);
}

/** The slots of the live pages, by name. */
export function liveSlotsOf(document: DiscoveryDocument): LiveSlot[] {
  const slots = new Map<string, LiveSlot>();
  const live = liveVersions(document);
  for (const { label, entry } of live) {
    const { places = [], inputs = {} } = entry.extras.manifest;
    for (const name of places) {
      const known = slots.get(name);
      const input = inputs[name] ?? {};
      const filledBy = live
        .filter((version) => version.entry.extras.manifest.slots.some((offered) => offered.name === name))
        .map((version) => version.label);
      slots.set(name, {
        ...{ name, filledBy, input: known ? inBoth(known.input, input) : input },
        renderedBy: [...(known?.renderedBy ?? []), label],
      });
    }
  }
  return [...slots.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const fieldsOf = (input: InputSchema): [string, InputKind][] => Object.entries(input);

export const slotsText = (slots: readonly LiveSlot[]): string[] =>
  slots.flatMap(({ name, input, renderedBy, filledBy }) => [
    [name, ...fieldsOf(input).map(([field, kind]) => `  ${field}: ${kind}`)].join('\n'),
    `  rendered by ${renderedBy.join(', ')}; ${filledBy.length > 0 ? `filled by ${filledBy.join(', ')}` : 'empty'}`,
  ]);

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);

/** The slots as a module of TypeScript, in the form that the formatter gives it. */
export function slotsModule(slots: readonly LiveSlot[]): string {
  const lines = slots.map(({ name, input }) => {
    const fields = fieldsOf(input).map(([field, kind]) => `${keyOf(field)}: '${kind}'`);
    const line = `  ${keyOf(name)}: {${fields.length > 0 ? ` ${fields.join(', ')} ` : ''}},`;
    return line.length <= 120 ? line : `  ${keyOf(name)}: {\n${fields.map((field) => `    ${field},\n`).join('')}  },`;
  });
  return [
    '/** The slots of the live pages, and the input that each gives to its content. "delivery slots" writes this file. */',
    'export const liveSlots = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}
