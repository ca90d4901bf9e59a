import { setTimeout as pause } from 'node:timers/promises';
import { Editor } from '../../installation/editor';
import { assert, say } from '../../installation/progress';
import { served } from './visit';

const ITEMS = 10_000;
const PATH = '/x/events/events';

interface Run {
  readonly _id: string;
  readonly state: 'running' | 'done' | 'cancelled' | 'failed';
  readonly created: number;
}

/** Imports items into the team's collection, reads its list and a page on the server, and registers without scripts. */
export async function ownData(origin: string): Promise<void> {
  const editor = await Editor.signIn(origin);
  const rows = Array.from({ length: ITEMS }, (_, at) => ({ name: `Event ${at}`, date: '2027-05-01', place: 'Jorhat' }));
  let { run } = await editor.call<{ run: Run }>('POST', '/import/events:events', { rows });
  while (run.state === 'running') {
    await pause(500);
    run = (await editor.call<{ report: Run }>('GET', `/imports/${run._id}`)).report;
  }
  assert(run.created === ITEMS, `the import creates ${ITEMS} items; it created ${run.created}`);
  const { total } = await editor.call<{ total: number }>('GET', `${PATH}?limit=1`);
  assert(total === ITEMS, `the list has ${ITEMS} items; it has ${total}`);
  await served(`${origin}/events`, 'Event ');
  await served(`${origin}/events/event-7`, 'Jorhat');
  const form = new URLSearchParams({ event: 'Event 7', name: 'Asha Rao', email: 'asha@example.com', consent: 'on' });
  const sent = await fetch(`${origin}/events/event-7`, {
    ...{ method: 'POST', body: form, redirect: 'manual' },
    headers: { origin },
  });
  assert(sent.status === 303, `the form answers 303; it answers ${sent.status}`);
  const registrations = '/x/events/registrations';
  const { items } = await editor.call<{ items: object[] }>('GET', `${registrations}?status=all`);
  assert(items.length === 1, `one registration is stored; there are ${items.length}`);
  const visitors = await fetch(`${origin}/api/v1${registrations}`);
  assert(visitors.status === 401, `visitors cannot read registrations; they get ${visitors.status}`);
  say(`The team's collection has ${ITEMS} items: its list, a page and its form work without scripts.`);
}
