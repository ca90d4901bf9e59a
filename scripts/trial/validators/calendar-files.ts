import { loadTool } from './tools';

interface Component {
  readonly name: string;
  getFirstPropertyValue(name: string): unknown;
  getAllSubcomponents(name: string): readonly Component[];
}

interface Calendars {
  readonly parse: (text: string) => unknown;
  readonly Component: new (parsed: unknown) => Component;
}

/** The properties that RFC 5545 requires of a file with a METHOD. */
const REQUIRED = { vcalendar: ['version', 'prodid', 'method'], vevent: ['uid', 'dtstamp', 'dtstart', 'organizer'] };

const missing = (component: Component, names: readonly string[]): string[] =>
  names
    .filter((name) => !component.getFirstPropertyValue(name))
    .map((name) => `${component.name} has no ${name.toUpperCase()}`);

function faultsOf(text: string, { parse, Component }: Calendars): string[] {
  try {
    const calendar = new Component(parse(text));
    const events = calendar.getAllSubcomponents('vevent');
    return [
      ...(/(?<!\r)\n/.test(text) ? ['a line does not end with CRLF'] : []),
      ...(text.split('\r\n').some((line) => Buffer.byteLength(line) > 75) ? ['a line is longer than 75 octets'] : []),
      ...missing(calendar, REQUIRED.vcalendar),
      ...(events.length === 0 ? ['there is no event'] : events.flatMap((event) => missing(event, REQUIRED.vevent))),
    ];
  } catch (error) {
    return [String(error)];
  }
}

/**
 * @param files the text of each calendar file, by its name
 * @returns the errors found by ical.js in strict mode and by the rules of RFC 5545, one line each
 */
export async function checkCalendarFiles(files: ReadonlyMap<string, string>): Promise<string[]> {
  const calendars = await loadTool<Calendars>('ical.js');
  if (files.size === 0) return ['the site made no calendar file'];
  return [...files].flatMap(([name, text]) => faultsOf(text, calendars).map((fault) => `${name}: ${fault}`));
}
