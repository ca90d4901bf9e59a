import type { ImportedText, TranslatedValue, TranslationText } from 'api-client';

/** The names of XLIFF 1.2 (OASIS). */
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2';

const asText = (value: TranslatedValue): string => (typeof value === 'string' ? value : value.join('\n'));

/** The state of a translation, in the words of XLIFF. */
const STATES = {
  missing: 'needs-translation',
  outdated: 'needs-translation',
  drafted: 'needs-review-translation',
  done: 'translated',
} as const;

/** The attributes of a machine's draft. */
const MACHINES = { state: STATES.drafted, 'state-qualifier': 'mt-suggestion' };

/** The qualifiers of what a machine has translated. */
const BY_MACHINE: readonly string[] = ['mt-suggestion', 'leveraged-mt'];

/** Whether a file says of a translation that a machine made it, or that a person still has to review it. */
const isMachines = (target: Element | undefined): boolean =>
  BY_MACHINE.includes(target?.getAttribute('state-qualifier') ?? '') ||
  target?.getAttribute('state') === STATES.drafted;

/** Where a file belongs. */
export interface FilePlace {
  readonly language: string;
  readonly collection: string;
}

/**
 * Writes texts as XLIFF 1.2: a unit for each text, in a group for each item. Rich text is HTML within a unit.
 *
 * @returns the document, without its declaration, whose encoding a saved text has anyway
 */
export function toXliff({ language, collection }: FilePlace, texts: readonly TranslationText[]): string {
  const xml = document.implementation.createDocument(NAMESPACE, 'xliff');
  const add = (parent: Element, name: string, attributes: Readonly<Record<string, string>>, text?: string): Element => {
    const element = xml.createElementNS(NAMESPACE, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    parent.append(element);
    return element;
  };
  xml.documentElement.setAttribute('version', '1.2');
  const languages = { 'source-language': 'en', 'target-language': language };
  const file = add(xml.documentElement, 'file', { original: collection, ...languages, datatype: 'plaintext' });
  const body = add(file, 'body', {});
  const groups = new Map<string, Element>();
  for (const { item, title, field, label, kind, max, source, value, machine, state } of texts) {
    const group = groups.get(item) ?? add(body, 'group', { id: item, resname: title });
    groups.set(item, group);
    const unit = add(group, 'trans-unit', {
      ...{ id: `${item}#${field}`, resname: label, 'xml:space': 'preserve' },
      ...(kind === 'richText' && { datatype: 'html' }),
      ...(max !== undefined && kind !== 'lines' && { maxwidth: String(max), 'size-unit': 'char' }),
    });
    add(unit, 'source', {}, asText(source));
    const states = machine ? MACHINES : { state: STATES[state] };
    add(unit, 'target', states, value === null ? '' : asText(value));
    add(unit, 'note', {}, `${title}: ${label}`);
  }
  return new XMLSerializer().serializeToString(xml);
}

/**
 * Reads the texts of an XLIFF file. Units without a translation are left out.
 *
 * @throws Error for a file in another format, or with texts of another collection or language
 */
export function fromXliff({ language, collection }: FilePlace, text: string): ImportedText[] {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  const root = xml.documentElement;
  if (xml.querySelector('parsererror'))
    throw new Error('The file is not complete XML. Export it from your program again.');
  if (root.localName !== 'xliff' || !root.getAttribute('version')?.startsWith('1.'))
    throw new Error('The file is not XLIFF 1.2. Choose this format in your program.');
  for (const file of root.getElementsByTagName('file')) {
    const [original, target] = [file.getAttribute('original') ?? '', file.getAttribute('target-language') ?? ''];
    if (original !== collection)
      throw new Error(`The file has texts of “${original}”. Choose this kind of content first.`);
    if (target !== '' && target.split('-')[0] !== language)
      throw new Error(`The file is in the language “${target}”. Choose this language first.`);
  }
  return [...root.getElementsByTagName('trans-unit')].flatMap((unit) => {
    const [item = '', ...field] = (unit.getAttribute('id') ?? '').split('#');
    const [source, target] = ['source', 'target'].map((name) => unit.getElementsByTagName(name)[0]);
    const value = target?.textContent ?? '';
    if (value.trim() === '') return [];
    const translated = source?.textContent;
    return [
      {
        ...{ item, field: field.join('#'), value, ...(translated && { source: translated }) },
        ...(isMachines(target) && { machine: true }),
      },
    ];
  });
}
