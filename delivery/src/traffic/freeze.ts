import { z } from 'zod';
import type { Store } from '../stores/store';

/** No version gets more visitors: the message says why, until when, and what is possible nevertheless. */
export class TrafficFrozen extends Error {
  override readonly name = 'TrafficFrozen';
}

const freezeSchema = z.object({
  reason: z.string().min(1),
  at: z.iso.datetime(),
  /** When it ends by itself. */
  until: z.iso.datetime().optional(),
});

/** Why no version of an environment gets more visitors for a time. */
export type Freeze = z.output<typeof freezeSchema>;

const freezeKey = (environment: string): string => `env/${environment}/freeze.json`;

/** The freeze of an environment; undefined without one, and after its end. */
export async function freezeOf(
  { blobs }: Pick<Store, 'blobs'>,
  environment: string,
  now = new Date(),
): Promise<Freeze | undefined> {
  const blob = await blobs.get(freezeKey(environment));
  if (!blob) return undefined;
  const freeze = freezeSchema.parse(JSON.parse(blob.bytes.toString('utf8')));
  return freeze.until !== undefined && Date.parse(freeze.until) <= now.getTime() ? undefined : freeze;
}

/** Freezes the traffic of an environment; a freeze before is replaced. */
export async function freeze(store: Store, environment: string, wanted: Freeze): Promise<void> {
  const key = freezeKey(environment);
  const bytes = Buffer.from(JSON.stringify(wanted, null, 2));
  for (;;) {
    const present = await store.blobs.get(key);
    if (await store.blobs.replace(key, bytes, present?.tag)) return;
  }
}

/** Ends the freeze of an environment. */
export const endFreeze = (store: Store, environment: string): Promise<void> =>
  store.blobs.remove(freezeKey(environment));

/** A freeze in one sentence. */
export const freezeText = ({ reason, until }: Freeze): string =>
  `Frozen${until === undefined ? '' : ` until ${until.slice(0, 16).replace('T', ' ')} UTC`}: ${reason}`;

/** @throws TrafficFrozen while the traffic of the environment is frozen */
export async function assertNotFrozen(store: Store, environment: string): Promise<void> {
  const found = await freezeOf(store, environment);
  if (!found) return;
  throw new TrafficFrozen(
    `${freezeText(found)}. No version gets more visitors until then; "rollback" works. An operator of the site ends it with "delivery freeze --end".`,
  );
}
