import type { Right } from 'api-client';
import { ACTIONS } from 'api-client';
import { completeRights } from 'api-client/rights';
import { may } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import { servedCollections } from '../../content-types/collections/served-collections';
import type { Database } from '../../database/database';

/** The rights by which the screens decide: those of the role, and for roles of every site those to the remotes' content. */
export async function rightsShownTo(db: Database, viewer: Viewer): Promise<Right[]> {
  const collections = await servedCollections(db);
  const remote = collections.flatMap((served) =>
    ACTIONS.filter((action) => may(viewer, served, action)).map((action) => `${served.collection}:${action}` as const),
  );
  return [...new Set([...viewer.rights, ...completeRights(viewer.role, remote)])];
}
