import type { JobApplicationChange } from 'api-client';
import type { Viewer } from '../../auth/viewer';
import type { Services } from '../../services';
import { type ApplicationRow } from './application-entity';
export declare const STALE = 'Somebody else has changed this application';
/**
 * Moves an application to another state or adds a note to it.
 * @throws 404 when there is none, 409 with the current one after a stale `version`
 */
export declare function changeApplication(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  { state, note, version }: JobApplicationChange,
  viewer: Viewer,
): Promise<ApplicationRow>;
