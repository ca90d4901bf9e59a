import type { Database } from '../../database/database';
import { type Hits } from './hit';
interface Asked {
    readonly db: Database;
    readonly words: readonly string[];
    readonly limit: number;
    readonly now: Date;
}
export declare function searchSectors({ db, words, limit, now }: Asked): Promise<Hits>;
export declare function searchSubsectors({ db, words, limit, now }: Asked): Promise<Hits>;
export declare function searchServices({ db, words, limit, now }: Asked): Promise<Hits>;
export declare function searchBlogs({ db, words, limit, now }: Asked): Promise<Hits>;
export declare function searchNews({ db, words, limit, now }: Asked): Promise<Hits>;
export declare function searchJobs({ db, words, limit, now }: Asked): Promise<Hits>;
export {};
