import { setTimeout as pause } from 'node:timers/promises';
import type { Editor } from '../../installation/editor';
import { assert, say } from '../../installation/progress';
import { served } from './visit';

const ITEMS = 10_000;
const EVENTS = '/x/events/events';
const REGISTRATIONS = '/x/events/registrations';

interface Run {
  readonly _id: string;
  readonly state: 'running' | 'done' | 'cancelled' | 'failed';
  readonly created: number;
}

/** Begins to import items into the team's collection: the site takes its time, and works meanwhile. */
export async function beginImport(editor: Editor): Promise<Run> {
  const rows = Array.from({ length: ITEMS }, (_, at) => ({ name: `Event ${at}`, date: '2027-05-01', place: 'Jorhat' }));
  return (await editor.call<{ run: Run }>('POST', '/import/events:events', { rows })).run;
}

/** Waits for the imported items, which the list has, and which have pages from the server. */
export async function imported(editor: Editor, { _id }: Run): Promise<void> {
  const read = async (): Promise<Run> => (await editor.call<{ report: Run }>('GET', `/imports/${_id}`)).report;
  let run = await read();
  while (run.state === 'running') {
    await pause(2_000);
    run = await read();
  }
  assert(run.created === ITEMS, `the import creates ${ITEMS} items; it created ${run.created}`);
  const { total } = await editor.call<{ total: number }>('GET', `${EVENTS}?limit=1`);
  assert(total === ITEMS, `the list has ${ITEMS} items; it has ${total}`);
  await served(`${editor.origin}/events`, 'Event ');
  await served(`${editor.origin}/events/event-${ITEMS - 1}`, 'Jorhat');
  say(`The team's collection has ${ITEMS} items, with a list and pages.`);
}

/** A visitor registers for an event without scripts; editors alone read it. */
export async function registered(editor: Editor): Promise<void> {
  const { origin } = editor;
  await served(`${origin}/events/event-7`, 'Jorhat');
  const form = new URLSearchParams({ event: 'Event 7', name: 'Asha Rao', email: 'asha@example.com', consent: 'on' });
  const sent = await fetch(`${origin}/events/event-7`, {
    ...{ method: 'POST', body: form, redirect: 'manual' },
    headers: { origin },
  });
  assert(sent.status === 303, `the form answers 303; it answers ${sent.status}`);
  const { items } = await editor.call<{ items: object[] }>('GET', `${REGISTRATIONS}?status=all`);
  assert(items.length === 1, `one registration is stored; there are ${items.length}`);
  const visitors = await fetch(`${origin}/api/v1${REGISTRATIONS}`);
  assert(visitors.status === 401, `visitors cannot read registrations; they get ${visitors.status}`);
  say('The form of the team works without scripts, and only editors read what was sent.');
}
