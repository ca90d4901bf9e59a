import type { Database } from '../database/database';
import type { Change } from '../services';
import { assertComplete } from './assert-complete';
import type { AnyRow } from './columns';
import type { Changed, Recorded } from './recorded';
import type { StoredContentType } from './stored-content-type';

/** Whether visitors see an item, now or at its moment. */
const isVisible = ({ status }: AnyRow): boolean => status === 'published' || status === 'scheduled';

/** Changes of one content type with the items after them. @throws 400 for an incomplete one that visitors would see */
export async function completeItems(
  tx: Database,
  { services, isSimulated }: Change,
  type: StoredContentType,
  changes: readonly Changed[],
): Promise<Recorded[]> {
  const rows = changes.map(({ row }) => row);
  const entities = await type.entitiesOf(rows, services.clock.now(), tx);
  return changes.map((change, at) => {
    const entity = entities[at];
    if (!entity) throw new Error(`${type.what} ${change.row.id} is missing`);
    if (!isSimulated && isVisible(change.row)) assertComplete(type, entity);
    return { ...change, entity };
  });
}
