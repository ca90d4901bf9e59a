import { revisionOf } from 'federation/discovery';
import { visibleChanges } from '../../traffic/visible-changes';
import { promoteTogether, type Release } from '../../traffic/promote';
import { collectingValidator, revisionLine, type Outcome } from '../outcome';
import type { CommandContext } from '../runner';

/** Promotes versions together, and says what visitors get and lose. */
export async function goLive(releases: readonly Release[], context: CommandContext): Promise<Outcome> {
  const { store, environment } = context;
  const { validator, lines, value } = collectingValidator(context);
  const before = await store.read(environment);
  const document = await promoteTogether(store, environment, releases, validator);
  const live = releases.flatMap(({ name, version }) => [
    `${name} ${version} is live.`,
    ...visibleChanges(before, document, name),
  ]);
  return {
    lines: [...live, revisionLine(document), ...lines()],
    value: { revision: revisionOf(document), ...value() },
  };
}
