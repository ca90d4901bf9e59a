import { loadTool } from './tools';

/** An email as parsed by postal-mime. */
interface Email {
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly subject?: string;
  readonly text?: string;
  readonly attachments: readonly {
    readonly filename: string | null;
    readonly mimeType: string;
    readonly content: ArrayBuffer;
  }[];
}

interface Parser {
  readonly parse: (email: Buffer) => Promise<Email>;
}

const REQUIRED: Readonly<Record<string, RegExp>> = {
  from: /@/,
  to: /@/,
  'message-id': /^<[^\s<>@]+@[^\s<>@]+>$/,
  date: /^\w{3}, \d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/,
  'auto-submitted': /^auto-generated$/,
  'mime-version': /^1\.0$/,
};

/** RFC 2369 and RFC 8058: mail programs show an unsubscribe button. */
const OF_A_NEWSLETTER: Readonly<Record<string, RegExp>> = {
  'list-unsubscribe': /^<https?:\/\/\S+>$/,
  'list-unsubscribe-post': /^List-Unsubscribe=One-Click$/,
};

function faultsOf(email: Email, bytes: Buffer, isNewsletter: boolean): string[] {
  const rules = Object.entries({ ...REQUIRED, ...(isNewsletter && OF_A_NEWSLETTER) });
  const ofHeaders = rules.flatMap(([name, form]) => {
    const values = email.headers.filter(({ key }) => key === name).map(({ value }) => value);
    if (values.length === 1 && form.test(values[0] ?? '')) return [];
    return [`${name} is ${values.length === 0 ? 'missing' : values.join(' | ')}`];
  });
  const raw = bytes.toString('latin1');
  return [
    ...ofHeaders,
    ...(email.text?.trim() ? [] : ['there is no text part']),
    ...(/(?<!\r)\n/.test(raw) ? ['a line does not end with CRLF'] : []),
    ...(raw.split('\r\n').some((line) => line.length > 998) ? ['a line is longer than 998 bytes'] : []),
    ...(/[^\x00-\x7f]/.test(raw) ? ['it has bytes that are not ASCII'] : []),
  ];
}

/**
 * @param emails the bytes of each email, by its file's name
 * @param newsletter the subject of the newsletter
 * @returns the errors in emails, one line each, and the attached calendar files
 */
export async function checkEmails(emails: ReadonlyMap<string, Buffer>, newsletter: string) {
  const { parse } = await loadTool<Parser>('postal-mime');
  const findings: string[] = [];
  const calendarFiles = new Map<string, string>();
  for (const [file, bytes] of emails) {
    const email = await parse(bytes);
    const name = `${file} (${email.subject ?? 'no subject'})`;
    findings.push(...faultsOf(email, bytes, email.subject === newsletter).map((fault) => `${name}: ${fault}`));
    for (const { mimeType, content } of email.attachments)
      // The parser converts line ends to LF.
      if (mimeType === 'text/calendar')
        calendarFiles.set(name, Buffer.from(content).toString().replaceAll(/\r?\n/g, '\r\n'));
  }
  return { findings, calendarFiles };
}
