import type { InputKind, InputSchema } from 'federation/contract';
import { isLive, type DiscoveryDocument } from 'federation/discovery';
import type { LiveVersion } from '../combinations';
import { cycleIn, type Edge } from '../cycle';
import type { Rules } from './rule';

const isOptional = (kind: InputKind): boolean => kind.endsWith('?');
const valueOf = (kind: InputKind): string => kind.replace('?', '');

const inputText = (input: InputSchema): string =>
  Object.entries(input)
    .map(([field, kind]) => `${field} (${kind})`)
    .join(', ') || 'nothing';

/** The slots of every page and frame that has, or had, visitors. */
function placesOf({ microFrontends }: DiscoveryDocument): string[] {
  const known = Object.values(microFrontends)
    .flat()
    .filter((entry) => isLive(entry) || entry.extras.inactiveSince !== undefined);
  return [...new Set(known.flatMap(({ extras }) => extras.manifest.places ?? []))].sort();
}

/** Why content that takes an input does not fit a page that gives another. */
function inputProblem(owner: string, given: InputSchema, taker: string, [field, taken]: [string, InputKind]) {
  const kind = given[field];
  if (kind === undefined)
    return isOptional(taken) ? undefined : `${taker} takes ${field}, but ${owner} gives: ${inputText(given)}.`;
  if (valueOf(kind) !== valueOf(taken)) return `${taker} takes ${field} as ${taken}, but ${owner} gives ${kind}.`;
  if (isOptional(kind) && !isOptional(taken)) return `${taker} takes ${field}, which ${owner} may leave out.`;
  return undefined;
}

/** The versions whose pages render a slot, for the content of another version. */
const ownersOf = (live: readonly LiveVersion[], slot: string, { name, label }: LiveVersion): LiveVersion[] =>
  live.filter(
    (owner) => owner.entry.extras.manifest.places?.includes(slot) && (owner.name !== name || owner.label === label),
  );

/** The content of slots fits the pages that render it. */
export const SLOT_RULES: Rules<{ readonly document: DiscoveryDocument; readonly live: readonly LiveVersion[] }> = {
  /** Some page, or the frame, has each slot that a remote offers content for. */
  'slots-placed': ({ document, live }) => {
    const places = placesOf(document);
    return live.flatMap(({ label, entry }) =>
      entry.extras.manifest.slots
        .filter(({ name }) => !places.includes(name))
        .map(({ name }) => `${label} offers the slot ${name}, which no page has. There are: ${places.join(', ')}.`),
    );
  },

  /** Each page gives the input that the content of its slots takes. */
  'slot-inputs': ({ live }) =>
    live.flatMap((taker) =>
      taker.entry.extras.manifest.slots.flatMap(({ name, input = {} }) =>
        ownersOf(live, name, taker).flatMap(({ label, entry }) =>
          Object.entries(input)
            .map((field) => inputProblem(label, entry.extras.manifest.inputs?.[name] ?? {}, taker.label, field))
            .filter((problem) => problem !== undefined)
            .map((problem) => `In the slot ${name}, ${problem}`),
        ),
      ),
    ),

  /** No slot is within itself. */
  'slots-acyclic': ({ live }) => {
    const edges = live.flatMap(({ label, entry }) =>
      entry.extras.manifest.slots.flatMap(({ name: from, places = [] }): Edge[] =>
        places.map((to) => ({ from, to, label })),
      ),
    );
    const cycle = cycleIn(edges);
    if (cycle.length === 0) return [];
    const way = [...cycle.map(({ from }) => from), cycle[0]?.from].join(' → ');
    const contents = cycle.map(({ label, from, to }) => `the content of ${label} for ${from} renders ${to}`).join(', ');
    return [`The slot ${cycle[0]?.from} is within itself (${way}): ${contents}.`];
  },
};
