import { dayText } from 'api-client';
import { diffArrays } from 'diff';

/** A field in which two versions of an item differ, with both values as readable text. */
export interface Difference {
  field: string;
  label: string;
  before: string;
  after: string;
}

/** Metadata that editors cannot change. */
const HOUSEKEEPING = new Set(['_id', 'createdAt', 'updatedAt', 'version', 'slug']);

/** "contactEmail" → "Contact email" */
export function fieldLabel(field: string): string {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Rich text as readable text: one block per line, with the addresses of links and pictures. */
function readableHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href') ?? ''})`);
  for (const picture of body.querySelectorAll('img')) {
    picture.replaceWith(`[${[picture.alt, picture.getAttribute('src')].filter(Boolean).join(': ')}]\n`);
  }
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, br, tr, blockquote, figure'))
    block.after('\n');
  return (body.textContent ?? '').replaceAll(/\s*\n\s*/g, '\n').trim();
}

/** Tags without a visible effect; editors and servers write them differently. */
const UNSEEN = new Set(['p', 'div', 'span', 'colgroup', 'col', 'thead', 'tbody']);
const SAME_TAG: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** The words of a rich text with its formatting tags only. */
function formatOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi, (_tag, slash: string, name: string) => {
      const tag = SAME_TAG[name.toLowerCase()] ?? name.toLowerCase();
      return UNSEEN.has(tag) ? '' : `<${slash}${tag}>`;
    })
    .trim();
}

/** The value of an input for a moment: a day and a time. */
const INPUT_MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;

/** A stored value as readable text: without markup, lists with one entry per line, missing values as empty text. */
export function readableValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' && INPUT_MOMENT.test(value))
    return value.replace(INPUT_MOMENT, (_moment, day: string, time: string) => `${dayText(day)}, ${time}`);
  if (typeof value === 'string') return /<[a-z]/i.test(value) ? readableHtml(value) : value.trim();
  if (value instanceof File) return value.name;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(readableValue).join('\n');
  if (typeof value === 'object') {
    const entries: Record<string, unknown> = { ...value };
    if (typeof entries.fieldName === 'string') return `${entries.fieldName}: ${readableValue(entries.fieldValue)}`;
    return (
      Object.entries(entries)
        .filter(([name, inner]) => !HOUSEKEEPING.has(name) && readableValue(inner) !== '')
        // The database returns the names of a part in another order than a form.
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, inner]) => `${fieldLabel(name)}: ${readableValue(inner)}`)
        .join('\n')
    );
  }
  return String(value);
}

/**
 * The fields in which two versions of an item differ.
 *
 * @param labels the labels of the fields; a field without one gets its own name, in words
 * @param only the fields to compare; all except metadata by default
 */
export function differences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>> = {},
  only?: readonly string[],
): Difference[] {
  const fields =
    only ?? [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !HOUSEKEEPING.has(field));
  return fields.flatMap((field) => {
    if (JSON.stringify(before[field] ?? null) === JSON.stringify(after[field] ?? null)) return [];
    const [old, now] = [readableValue(before[field]), readableValue(after[field])];
    const label = labels[field] ?? fieldLabel(field);
    if (old !== now) return [{ field, label, before: old, after: now }];
    // The words are the same: only the markup shows the change.
    const [marked, remarked] = [formatOf(before[field]), formatOf(after[field])];
    return marked === remarked ? [] : [{ field, label, before: marked, after: remarked }];
  });
}

/** A run of words that both texts or only one of them contains. */
export interface TextRun {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts with more differences are shown as a whole, since word-by-word marks would be unreadable. */
const MAX_DIFFERENCES = 800;

const wordsOf = (text: string): string[] => text.split(/(?<=\s)/);

/** Compares two texts word by word. */
export function textRuns(before: string, after: string): TextRun[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MAX_DIFFERENCES }) ?? [
    { added: false, removed: true, value: [before] },
    { added: true, removed: false, value: [after] },
  ];
  return changes
    .map(({ added, removed, value }): TextRun => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }))
    .filter(({ text }) => text !== '');
}

/** The characters of unchanged text that are shown beside a change. */
const CONTEXT = 100;

/** The runs with only the beginning and the end of a long unchanged text, so that the changes are in sight. */
export function shortRuns(runs: readonly TextRun[]): readonly TextRun[] {
  if (runs.length === 1) return runs;
  return runs.map((run, index) => {
    const start = index === 0 ? 0 : CONTEXT;
    const end = index === runs.length - 1 ? 0 : CONTEXT;
    if (run.kind !== 'same' || run.text.length < start + end + CONTEXT) return run;
    const head = run.text.slice(0, start).replace(/\S*$/, '');
    const tail = run.text.slice(run.text.length - end).replace(/^\S*/, '');
    return { kind: 'same', text: `${head}…${tail}` };
  });
}
