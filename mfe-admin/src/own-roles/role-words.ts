import { counted, languageName, type Action, type OwnRole, type Right } from 'api-client';

/** The columns of the table of rights. */
export const CONTENT_ACTIONS = [
  { action: 'write', label: 'Write' },
  { action: 'publish', label: 'Publish' },
  { action: 'delete', label: 'Delete' },
  { action: 'translate', label: 'Translate' },
] as const satisfies readonly { readonly action: Action; readonly label: string }[];

/** The other parts of the administration, in the words of what is done there. */
const PART_WORDS: Readonly<Record<string, string>> = {
  'job-applications': 'Handle applications',
  'contact-messages': 'Handle messages',
  reports: 'Answer reports without a name',
  newsletter: 'Send the newsletter and see its subscribers',
  releases: 'Prepare releases and see what is in them',
  visits: 'See the visits',
};

export const partWords = (collection: string): string => PART_WORDS[collection] ?? collection;

const WRITING = ['write', 'publish', 'delete'];

/** A summary of rights: to how many kinds of content, into which languages, and to which other parts. */
export function rightsSummary({ rights, languages }: Pick<OwnRole, 'rights' | 'languages'>): string {
  const kinds = new Map<string, string[]>();
  for (const right of rights) {
    const end = right.lastIndexOf(':');
    const kind = right.slice(0, end);
    kinds.set(kind, [...(kinds.get(kind) ?? []), right.slice(end + 1)]);
  }
  const handled = [...kinds].filter(([, actions]) => actions.includes('handle'));
  const having = (...some: string[]) =>
    [...kinds.values()].filter((actions) => actions.some((action) => some.includes(action))).length;
  const content = having(...WRITING);
  const translated = having('translate');
  const into = languages ? ` into ${languages.map(languageName).join(', ')}` : '';
  return [
    ...(content > 0
      ? [`${counted(content, 'kind of content', 'kinds of content')}, publishes ${having('publish')}`]
      : []),
    ...(translated > 0 ? [`translates ${counted(translated, 'kind', 'kinds')}${into}`] : []),
    ...handled.map(([kind]) => partWords(kind).toLowerCase()),
  ].join('; ');
}

export const rightOf = (collection: string, action: Action): Right => `${collection}:${action}`;
