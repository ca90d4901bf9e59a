import type { ContentListQuery, Sector } from 'api-client';
import { type Viewer } from '../../auth/viewer';
import type { ReadQuery } from '../../listing/read-query';
import type { Services } from '../../services';
/** Sectors in order: a bare array (specification, section 7). */
export declare function listSectors({ db, clock }: Services, query: ReadQuery<ContentListQuery>, viewer: Viewer | undefined): Promise<Sector[]>;
